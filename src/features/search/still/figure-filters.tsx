import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Fragment } from 'react'
import { RANGE_UNITS, type RangeUnit } from '#filter/row-shapes.ts'
import { RANGES, type RangeKey, rangeRow } from '#filter/rows.ts'
import { boundParams } from '#filter/search-params.ts'
import { REACH_MINUTES_MAX } from '#graphql/limits.ts'
import { localName } from '#lib/local-name.ts'
import { areaUnitText } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import { shownRange } from '#property/filter/range-figures.ts'
import type { LimitPlaces } from '#property/filter/use-limit-words.ts'
import { Button } from '#ui/button.tsx'
import { controlFace } from '#ui/form/text-input.tsx'
import { ENTERED_AREA_UNIT, offeredRanges, withoutEntered } from '../entered-filters.ts'
import { limitsOf, withLimits } from '../results-limits.ts'
import type { ResultsSearch } from '../search.ts'

interface FigureFiltersProps {
  country: CountryCode
  search: ResultsSearch
  names: LimitPlaces
  /** a typed name that no station has */
  unknownStation: string | null
}

const MINUTES = [5, 10, 15, 20, 30, 45, REACH_MINUTES_MAX]
const MINUTES_FIRST = 20

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
  const range = (key: RangeKey) => <RangeBoxes key={key} name={key} country={country} limits={limits} />
  const market = keys.filter(isOfMarket)
  return (
    <form
      method="get"
      action={router.buildLocation({ to: '/search' }).publicHref.split('?')[0]}
      className="grid content-start gap-4 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2"
    >
      {carriedAlong(search, country).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keys.filter((key) => !isOfMarket(key)).map(range)}
      <StationBoxes
        name={unknownStation ?? (names.reach ? localName(i18n, names.reach) : '')}
        isUnknown={unknownStation !== null}
        minutes={limits.places.reach?.minutes ?? MINUTES_FIRST}
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

/** Two boxes for the lowest and the highest value, under the filter's name and unit. */
function RangeBoxes({ name, country, limits }: { name: RangeKey; country: CountryCode; limits: ReturnType<typeof limitsOf> }) {
  const { i18n, t } = useLingui()
  const { currencyCode } = COUNTRIES[country]
  const units: Record<RangeUnit, string> = {
    ...{ money: currencyCode, psf: currencyCode, sqft: areaUnitText(ENTERED_AREA_UNIT, i18n.locale) },
    ...{ year: '', 'percent-change': '%', 'tenth-percent': '%' },
  }
  const { unit } = rangeRow(name)
  const title = i18n._(filterNames[name])
  const values = shownRange(name, ENTERED_AREA_UNIT, limits.filter[name])
  const params = boundParams(name)
  const sides = [
    { param: params.low, value: values[0], word: t`from`, label: t`${title}, from` },
    { param: params.high, value: values[1], word: t`up to`, label: t`${title}, up to` },
  ]
  const text = (value: number) => (unit === 'year' ? String(value) : i18n.number(value))
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-2 pb-1 text-sm text-ink-2">
        <span className="font-[560]">{title}</span>
        <span className="text-ink-3">{units[unit]}</span>
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5">
        {sides.map(({ param, value, word, label }, at) => (
          <Fragment key={param}>
            {at === 0 ? null : (
              <span aria-hidden="true" className="text-ink-3">
                –
              </span>
            )}
            <input
              type="text"
              name={param}
              inputMode={RANGE_UNITS[unit].decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={20}
              aria-label={label}
              placeholder={word}
              defaultValue={value === null ? '' : text(value)}
              className={`${controlFace} figures`}
            />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

function StationBoxes({ name, isUnknown, minutes }: { name: string; isUnknown: boolean; minutes: number }) {
  const { i18n, t } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-[560] text-ink-2">{i18n._(filterNames.reach)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
        <input
          type="text"
          name="station"
          autoComplete="off"
          maxLength={80}
          aria-label={t`Station`}
          placeholder={t`Station`}
          defaultValue={name}
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? 'unknown-station' : undefined}
          className={controlFace}
        />
        <select name="minutes" aria-label={i18n._(filterNames.reach)} defaultValue={minutes} className={`${controlFace} choice figures`}>
          {[...new Set([...MINUTES, minutes])]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one} value={one}>
                {t`${one} min`}
              </option>
            ))}
        </select>
      </div>
      {isUnknown ? (
        <p id="unknown-station" className="pt-1 text-sm text-bad">
          <Trans>No station is called “{name}”.</Trans>
        </p>
      ) : null}
    </fieldset>
  )
}
