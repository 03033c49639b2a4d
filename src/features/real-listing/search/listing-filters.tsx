import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { withField } from '#filter/map-limits.ts'
import { RANGES, type RangeKey, SETS, type SetKey, setRow } from '#filter/rows.ts'
import { localName } from '#lib/local-name.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import { withoutEntered } from '#property/filter/entered-ranges.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { EXACTLY, FacetList } from '#property/filter/form/facet-list.tsx'
import { NarrowPanel } from '#property/filter/form/narrow-panel.tsx'
import { EnteredUnit, RangeBoxes } from '#property/filter/form/range-boxes.tsx'
import { StationBoxes } from '#property/filter/form/station-boxes.tsx'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import type { ListingSearch } from '../search.ts'
import { listingFilterNames, useListingChips, withoutListingFilters } from './listing-chips.tsx'
import { facetRow, isFirstFacet, type ListingFacetCount, listingFacets } from './listing-facets.ts'
import { listingLimits, listingRanges, withListingLimits } from './listing-limits.ts'
import { OWN_LIMITS } from './own-limits.tsx'

interface ListingFiltersProps {
  country: CountryCode
  search: ListingSearch
  facets: readonly ListingFacetCount[]
  names: LimitPlaces
  /** a typed name that no station has */
  unknownStation: string | null
}

/** What narrows the results beside them; every value of a facet says how much it would show. */
export function ListingFilters({ country, search, facets, names, unknownStation }: ListingFiltersProps) {
  const { i18n } = useLingui()
  const chips = useListingChips({ country, search, facets, names })
  const facetLists = listingFacets(facets, search)
  const list = ({ param, choices }: (typeof facetLists)[number]) => (
    <FacetList
      key={param}
      parameter={param}
      title={i18n._(facetRow(param).title)}
      choices={choices}
      word={({ value }) => facetRow(param).word(i18n, value, facets)}
      link={(choice, parts) => <Link to="/realListing/search" search={choice.search} {...parts} />}
    />
  )
  return (
    <NarrowPanel chosen={chips.length} isOpen={unknownStation !== null}>
      {chips.length > 0 ? (
        <Link
          to="/realListing/search"
          search={withoutListingFilters(search)}
          activeOptions={EXACTLY}
          className="-my-1 inline-flex min-h-8 items-center text-lagoon underline-offset-4 hover:underline sm:max-lg:col-span-2"
        >
          <Trans>Show all again</Trans>
        </Link>
      ) : null}
      {facetLists.filter(({ param }) => isFirstFacet(param)).map(list)}
      <FigureForm country={country} search={search} names={names} unknownStation={unknownStation} />
      {facetLists.filter(({ param }) => !isFirstFacet(param)).map(list)}
      <SetChips setKey="bathrooms" country={country} search={search} />
      <SetChips setKey="facilities" country={country} search={search} />
    </NarrowPanel>
  )
}

/** The choices of a filter whose results are not counted, as chips. */
function SetChips({
  setKey,
  country,
  search,
}: {
  setKey: SetKey & ('bathrooms' | 'facilities')
  country: CountryCode
  search: ListingSearch
}) {
  const { i18n } = useLingui()
  const limits = listingLimits(search, country)
  const chosen: readonly string[] = limits.filter[setKey] ?? []
  const addressWith = (choice: string) => {
    const next = SETS[setKey].choices.filter((one) => (one === choice) !== chosen.includes(one))
    return withListingLimits(search, withField(limits, setKey, next.length > 0 ? (next as never) : undefined))
  }
  return (
    <section aria-labelledby={`facet-${SETS[setKey].param}`}>
      <h3 id={`facet-${SETS[setKey].param}`} className="border-b border-line pb-1.5 text-sm font-[560] text-ink-2">
        {i18n._(filterNames[setKey])}
      </h3>
      <ul className="flex flex-wrap gap-1.5 pt-3">
        {setRow(setKey).choices.map((choice) => (
          <li key={choice}>
            <ChipLink to="/realListing/search" search={addressWith(choice)} rel="nofollow" on={chosen.includes(choice)}>
              {choiceWord(i18n, setKey, choice)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the form carries along unseen: the address without the filters that it holds. */
export function carriedAlong(search: ListingSearch, country: CountryCode): [string, string][] {
  const { filter, places } = listingLimits(search, country)
  const others = Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in RANGES)))
  const rest = withListingLimits(withoutEntered(search), { filter: others, places: { ...places, reach: null } })
  const written = new Set<string>(['page', ...keysOf(OWN_LIMITS).filter((key) => OWN_LIMITS[key].Control !== null)])
  return Object.entries({ ...rest, countryCode: country }).flatMap(([name, value]) =>
    value === undefined || written.has(name) ? [] : [[name, String(value)]],
  )
}

type FigureFormProps = Omit<ListingFiltersProps, 'facets'>

/** The filters of figures and days as a plain form, which works without scripts. What it sends becomes an address of filters again. */
function FigureForm({ country, search, names, unknownStation }: FigureFormProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const limits = listingLimits(search, country)
  const titles: Partial<Record<RangeKey, (typeof filterNames)[RangeKey]>> = listingFilterNames
  return (
    <form
      method="get"
      action={router.buildLocation({ to: '/realListing/search' }).publicHref.split('?')[0]}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2"
    >
      {carriedAlong(search, country).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EnteredUnit />
      {listingRanges(country, search.for).map((key) => (
        <RangeBoxes key={key} name={key} title={i18n._(titles[key] ?? filterNames[key])} country={country} limits={limits} />
      ))}
      {keysOf(OWN_LIMITS).map((key) => {
        const { Control } = OWN_LIMITS[key]
        return Control && <Control key={key} search={search} />
      })}
      <StationBoxes
        name={unknownStation ?? (names.reach ? localName(i18n, names.reach) : '')}
        isUnknown={unknownStation !== null}
        minutes={limits.places.reach?.minutes}
      />
      <Button type="submit" className="w-full">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}
