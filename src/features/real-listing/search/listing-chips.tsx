import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { activeKeys, without } from '#filter/map-limits.ts'
import { FILTERS, type FilterKey } from '#filter/rows.ts'
import { keysOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ChipList } from '#property/filter/form/chip-list.tsx'
import { type LimitPlaces, useLimitWords } from '#property/filter/use-limit-words.ts'
import { useFormat } from '#property/use-format.ts'
import { type ListingSearch, parseListingSearch } from '../search.ts'
import { chosenOf, FACET_PARAMS, facetRow, type ListingFacetCount, withFacet } from './listing-facets.ts'
import { listingLimits, withListingLimits } from './listing-limits.ts'
import { OWN_LIMITS } from './own-limits.tsx'

/** Filters that are of what is asked here, where other pages have them of recorded deals. */
export const listingFilterNames = {
  price: msg`Asking price`,
  psf: msg`Asking psf`,
  rent: msg`Rent asked a month`,
} satisfies Partial<Record<FilterKey, MessageDescriptor>>

interface Chip {
  key: string
  text: string
  /** the address without it */
  search: ListingSearch
}

interface ListingChipsProps {
  country: CountryCode
  search: ListingSearch
  facets: readonly ListingFacetCount[]
  names: LimitPlaces
}

const isFacetParam = (param: string): boolean => FACET_PARAMS.some((one) => one === param)

/** What narrows the results, each with the address without it. */
export function useListingChips({ country, search, facets, names }: ListingChipsProps): Chip[] {
  const { i18n } = useLingui()
  const words = useLimitWords(country, listingFilterNames)
  const format = useFormat(COUNTRIES[country].currencyCode)
  const limits = listingLimits(search, country)
  const shared = activeKeys(limits)
    .filter((key) => !isFacetParam(FILTERS[key].param))
    .map((key) => ({ key, text: words(key, limits, names), search: withListingLimits(search, without(limits, key)) }))
  const chosen = FACET_PARAMS.flatMap((param) => {
    const values = chosenOf(search, param)
    const { title, word } = facetRow(param)
    const text = values.map((value) => word(i18n, value, facets)).join(', ')
    return values.length === 0 ? [] : [{ key: param, text: `${i18n._(title)}: ${text}`, search: withFacet(search, param, []) }]
  })
  const own = keysOf(OWN_LIMITS).flatMap((key) => {
    const text = OWN_LIMITS[key].chip(search, { i18n, format })
    return text === null ? [] : [{ key, text, search: { ...search, [key]: undefined, page: 1 } }]
  })
  return [...shared, ...chosen, ...own]
}

/** The address without anything that narrows it beside words and activity. */
export const withoutListingFilters = ({ q, for: activity, sort }: ListingSearch): ListingSearch =>
  parseListingSearch({ q, for: activity, sort })

/** A chip for each filter that narrows the results. */
export function ListingChips(props: ListingChipsProps) {
  const chips = useListingChips(props)
  const addresses = new Map(chips.map(({ key, search }) => [key, search]))
  return (
    <ChipList
      chips={chips}
      link={(key, parts) => <Link to="/realListing/search" search={addresses.get(key)} {...parts} />}
      clear={(parts) => <Link to="/realListing/search" search={withoutListingFilters(props.search)} {...parts} />}
    />
  )
}
