import { useLingui } from '@lingui/react/macro'
import { configRange } from '#filter/address.ts'
import { snap } from '#filter/ladders.ts'
import type { Range } from '#filter/map-filter.ts'
import { RANGE_OF, type RangeKey } from '#filter/map-limits.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { formatPercent } from '#lib/format.ts'
import { areaUnitText, type FloorAreaUnit, sqftToSqm, sqmToSqft } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { RangeBounds, RangeValue } from '#ui/range-values.ts'
import { useFormat } from '../use-format.ts'

const TENTHS = 10

/** A filter's number as it is read and typed, and back: areas in the visitor's unit, yields in per cent. */
const shown = (key: RangeKey, unit: FloorAreaUnit, value: number): number => {
  if (key === 'yield') return value / TENTHS
  return key === 'area' && unit === 'sqm' ? Math.round(sqftToSqm(value)) : value
}
const kept = (key: RangeKey, unit: FloorAreaUnit, value: number): number => {
  if (key === 'yield') return value * TENTHS
  return key === 'area' && unit === 'sqm' ? sqmToSqft(value) : value
}

export const shownRange = (key: RangeKey, unit: FloorAreaUnit, range: Range | undefined): RangeValue => [
  range?.min == null ? null : shown(key, unit, range.min),
  range?.max == null ? null : shown(key, unit, range.max),
]

/** The inverse of {@link shownRange}, on the rungs that the map compares by; undefined when both sides are open. */
export function keptRange(key: RangeKey, unit: FloorAreaUnit, [low, high]: RangeValue): Range | undefined {
  const side = (value: number | null) => (value === null ? null : snap(RANGE_OF[key], kept(key, unit, value)))
  return low === null && high === null ? undefined : { min: side(low), max: side(high) }
}

/** What the slider of a filter offers in a country; null where the country does not offer the filter. */
export function sliderBounds(country: CountryCode, key: RangeKey): RangeBounds | null {
  const bounds = configRange(SEARCH_CONFIGS[country], key)
  if (!bounds) return null
  // the same numbers in either unit
  if (key === 'area') return { ...SEARCH_CONFIGS[country].floorArea }
  return key === 'yield' ? { ...bounds, max: bounds.max / TENTHS, step: bounds.step / TENTHS } : { ...bounds }
}

/** The numbers of filters as text. */
export function useRangeFigures(country: CountryCode, unit: FloorAreaUnit) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const one = (key: RangeKey, value: number): string => {
    if (key === 'price' || key === 'rent') return value >= 10_000 ? format.short(value) : format.money(value)
    if (key === 'psf') return format.psfFigure(value)
    if (key === 'area') return `${format.count(value)} ${areaUnitText(unit, i18n.locale)}`
    if (key === 'built') return String(value)
    return formatPercent(value / 100, i18n.locale, { digits: key === 'yield' ? 1 : 0, signed: key === 'change' })
  }
  const range = (key: RangeKey, [low, high]: RangeValue): string => {
    if (low !== null && high !== null) return format.range(one(key, low), one(key, high))
    if (low !== null) return t`from ${one(key, low)}`
    return high === null ? '' : t`up to ${one(key, high)}`
  }
  return { one, range }
}
