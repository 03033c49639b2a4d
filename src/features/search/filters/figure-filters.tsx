import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { RANGES, type RangeKey } from '#filter/rows.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { offeredRanges, withoutEntered } from '#property/filter/entered-ranges.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { EnteredUnit, RangeBoxes } from '#property/filter/form/range-boxes.tsx'
import { StationBoxes } from '#property/filter/form/station-boxes.tsx'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { Button } from '#ui/button.tsx'
import { limitsOf, withLimits } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'

interface FigureFiltersProps {
  country: CountryCode
  search: ResultsSearch
  names: LimitPlaces
  /** a typed name that no station has */
  unknownStation: string | null
}

/** The address without the filters that this form holds: what the form carries along unseen. */
function carriedAlong(search: ResultsSearch, country: CountryCode): [string, string][] {
  const { filter, places } = limitsOf(search, country)
  const others = Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in RANGES)))
  const rest = withLimits(withoutEntered(search), { filter: others, places: { ...places, reach: null } })
  return Object.entries({ ...rest, page: undefined, countryCode: country }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

/**
 * The filters of figures and the minutes from a station as a plain form, which works without scripts: the rows and words of the map's
 * panel. What it sends becomes an address of filters again.
 */
export function FigureFilters({ country, search, names, unknownStation }: FigureFiltersProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const keys = offeredRanges(country)
  const limits = limitsOf(search, country)
  const isOfMarket = (key: RangeKey) => RANGES[key].panel[0] === 'market'
  const range = (key: RangeKey) => <RangeBoxes key={key} name={key} title={i18n._(filterNames[key])} country={country} limits={limits} />
  const market = keys.filter(isOfMarket)
  return (
    <form
      method="get"
      action={router.buildLocation({ to: '/search' }).publicHref.split('?')[0]}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2"
    >
      {carriedAlong(search, country).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EnteredUnit />
      {keys.filter((key) => !isOfMarket(key)).map(range)}
      <StationBoxes
        name={unknownStation ?? (names.reach ? localName(i18n, names.reach) : '')}
        isUnknown={unknownStation !== null}
        minutes={limits.places.reach?.minutes}
      />
      {market.length > 0 ? (
        <details open={market.some((key) => limits.filter[key] !== undefined)} className="group/market">
          <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between text-sm font-[560] text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
            <Trans>Change and yield</Trans>
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open/market:rotate-180">
              <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </summary>
          <div className="grid gap-4 pt-2">{market.map(range)}</div>
        </details>
      ) : null}
      <Button type="submit" className="w-full">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}
