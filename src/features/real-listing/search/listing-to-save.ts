import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { enumName } from '#filter/wire-names.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { listingActivityWords } from '#property/listing/card/listing-words.ts'
import type { SearchToSave } from '#property/search/page-to-save.ts'
import { countryName } from '#session/country-name.ts'
import { type ListingSearch, parseListingSearch } from '../search.ts'
import { listingFilter } from './listing-limits.ts'

/** The results as an address that is the same for the same question, from their first page on. */
export function listingToSave(router: AnyRouter, i18n: I18n, country: CountryCode, search: ListingSearch): SearchToSave {
  const { searchStr } = router.buildLocation({
    to: '/realListing/search',
    search: { countryCode: country, ...parseListingSearch(search), page: undefined, view: undefined },
  })
  const name = [i18n._(listingActivityWords[enumName(search.for)]), String(search.q ?? countryName(i18n, country))].join(' · ')
  return { country, name, path: '/realListing/search', search: searchStr, listings: listingFilter(search, country) }
}
