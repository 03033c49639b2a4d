import type { Range } from '#filter/map-filter.ts'
import { type MapLimits, withField } from '#filter/map-limits.ts'
import { offeredRange } from '#filter/offered.ts'
import { RANGE_UNITS } from '#filter/row-shapes.ts'
import { RANGE_KEYS, type RangeKey, rangeRow } from '#filter/rows.ts'
import { boundParams } from '#filter/search-params.ts'
import { amountIn } from '#lib/typed-amount.ts'
import type { FloorAreaUnit } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { RangeValue } from '#ui/form/range-values.ts'
import { keptRange, sliderBounds } from './range-figures.ts'

type Bound = ReturnType<typeof boundParams>['low' | 'high']
/** What the boxes of a form of filters sent. */
export type EnteredBounds = { [Param in Bound | 'unit']?: string | number | undefined }

/** The unit in which a form's areas were typed. */
export const enteredUnit = ({ unit }: Pick<EnteredBounds, 'unit'>): FloorAreaUnit => (unit === 'sqm' ? 'sqm' : 'sqft')

/** The ranges that results offer in a country, in the order of the map's panel. */
export const offeredRanges = (country: CountryCode): RangeKey[] => RANGE_KEYS.filter((key) => sliderBounds(country, key) !== null)

/** A typed bound within what the country offers; null where it is no number, or where it leaves nothing out. */
function bound(typed: unknown, country: CountryCode, key: RangeKey, side: 'min' | 'max'): number | null {
  const range = offeredRange(key, country)
  if (typed === undefined || range === null) return null
  const { perShown, decimals } = RANGE_UNITS[rangeRow(key).unit]
  const [min, max] = [range.min / perShown, range.max / perShown]
  const value = amountIn(String(typed), decimals)
  if (value === null) return null
  return side === 'min' ? (value > min ? Math.min(value, max) : null) : value < max ? Math.max(value, min) : null
}

/** The two bounds of a range as typed; in order, whichever was typed first. */
function enteredRange(typed: EnteredBounds, country: CountryCode, key: RangeKey): Range | undefined {
  const params = boundParams(key)
  const [low, high] = [bound(typed[params.low], country, key, 'min'), bound(typed[params.high], country, key, 'max')]
  const value: RangeValue = low !== null && high !== null && low > high ? [high, low] : [low, high]
  return keptRange(key, enteredUnit(typed), value)
}

/** The limits with the ranges that a form sent; one that was emptied is off. */
export const withEnteredRanges = (limits: MapLimits, typed: EnteredBounds, country: CountryCode, keys: readonly RangeKey[]): MapLimits =>
  keys.reduce((all, key) => withField(all, key, enteredRange(typed, country, key)), limits)

/** An address without what a form sent. */
export const withoutEntered = <Search extends EnteredBounds>(search: Search): Search => {
  const params = [...RANGE_KEYS.flatMap((key) => Object.values(boundParams(key))), 'unit', 'station', 'minutes'] as const
  return { ...search, ...Object.fromEntries(params.map((param) => [param, undefined])) }
}
