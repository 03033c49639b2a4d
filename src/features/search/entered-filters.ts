import { type MapLimits, withField } from '#filter/map-limits.ts'
import { offeredRange } from '#filter/offered.ts'
import { RANGE_UNITS } from '#filter/row-shapes.ts'
import { RANGE_KEYS, type RangeKey, rangeRow } from '#filter/rows.ts'
import { boundParams } from '#filter/search-params.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { keptRange, sliderBounds } from '#property/filter/range-figures.ts'
import { typedNumber } from '#ui/form/number-typing.ts'
import type { RangeValue } from '#ui/form/range-values.ts'
import { limitsOf, withLimits } from './results-limits.ts'
import { parseResultsSearch, type ResultsSearch } from './search.ts'

/** The figures of the results' filters are typed in this unit, as their chips say them. */
export const ENTERED_AREA_UNIT = 'sqft'

/** The ranges that the results offer in a country, in the order of the map's panel. */
export const offeredRanges = (country: CountryCode): RangeKey[] => RANGE_KEYS.filter((key) => sliderBounds(country, key) !== null)

/** A typed bound within what the country offers; null where it is no number, or where it leaves nothing out. */
function bound(typed: unknown, country: CountryCode, key: RangeKey, side: 'min' | 'max'): number | null {
  const range = offeredRange(key, country)
  if (typed === undefined || range === null) return null
  const { perShown, decimals } = RANGE_UNITS[rangeRow(key).unit]
  const [min, max] = [range.min / perShown, range.max / perShown]
  const value = typedNumber(String(typed), { min, decimals }, '')?.value ?? null
  if (value === null) return null
  return side === 'min' ? (value > min ? Math.min(value, max) : null) : value < max ? Math.max(value, min) : null
}

/** The two bounds of a range as typed; in order, whichever was typed first. */
function enteredRange(search: ResultsSearch, country: CountryCode, key: RangeKey): RangeValue {
  const params = boundParams(key)
  const [low, high] = [bound(search[params.low], country, key, 'min'), bound(search[params.high], country, key, 'max')]
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

/** The address without what a form sent. */
export const withoutEntered = (search: ResultsSearch): ResultsSearch => {
  const params = [...RANGE_KEYS.flatMap((key) => Object.values(boundParams(key))), 'station', 'minutes'] as const
  return { ...search, ...Object.fromEntries(params.map((param) => [param, undefined])) }
}

/**
 * The address that a form of filters asks for: its ranges in the words of the map's filters. `reach`: the station that was typed; null
 * without one. A range that was emptied is off.
 */
export function enteredSearch(search: ResultsSearch, country: CountryCode, reach: MapLimits['places']['reach']): ResultsSearch {
  const before = limitsOf(search, country)
  const ranges = offeredRanges(country).reduce(
    (limits, key) => withField(limits, key, keptRange(key, ENTERED_AREA_UNIT, enteredRange(search, country, key))),
    before,
  )
  return parseResultsSearch(withLimits(withoutEntered(search), { ...ranges, places: { ...ranges.places, reach } }))
}
