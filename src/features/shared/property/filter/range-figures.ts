import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Range } from '#filter/map-filter.ts'
import { sliderRange } from '#filter/offered.ts'
import { snap } from '#filter/quantisation.ts'
import { RANGE_UNITS, type RangeUnit } from '#filter/row-shapes.ts'
import { type RangeKey, rangeRow } from '#filter/rows.ts'
import { formatPercent } from '#lib/format.ts'
import { areaUnitText, type FloorAreaUnit, sqftToSqm, sqmToSqft } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import type { RangeBounds, RangeValue } from '#ui/form/range-values.ts'
import { useFormat } from '../use-format.ts'

const unitOf = (key: RangeKey): RangeUnit => rangeRow(key).unit
const isInSqm = (key: RangeKey, unit: FloorAreaUnit): boolean => unitOf(key) === 'sqft' && unit === 'sqm'

/** A filter's number, in levels, as it is read: areas in the visitor's unit, yields in per cent. */
export const shownFigure = (key: RangeKey, unit: FloorAreaUnit, value: number): number =>
  isInSqm(key, unit) ? sqftToSqm(value) : value / RANGE_UNITS[unitOf(key)].perShown
const shown = (key: RangeKey, unit: FloorAreaUnit, value: number): number =>
  isInSqm(key, unit) ? Math.round(sqftToSqm(value)) : shownFigure(key, unit, value)
const kept = (key: RangeKey, unit: FloorAreaUnit, value: number): number =>
  isInSqm(key, unit) ? sqmToSqft(value) : value * RANGE_UNITS[unitOf(key)].perShown

export const shownRange = (key: RangeKey, unit: FloorAreaUnit, range: Range | undefined): RangeValue => [
  range?.min == null ? null : shown(key, unit, range.min),
  range?.max == null ? null : shown(key, unit, range.max),
]

/** The inverse of {@link shownRange}, on the levels that the map compares by; undefined when both sides are open. */
export function keptRange(key: RangeKey, unit: FloorAreaUnit, [low, high]: RangeValue): Range | undefined {
  const side = (value: number | null) => (value === null ? null : snap(key, kept(key, unit, value)))
  return low === null && high === null ? undefined : { min: side(low), max: side(high) }
}

/** What the slider of a filter offers in a country, the same numbers in either unit of area; null where it is not offered. */
export function sliderBounds(country: CountryCode, key: RangeKey): RangeBounds | null {
  const range = sliderRange(key, country)
  const { perShown } = RANGE_UNITS[unitOf(key)]
  return range && { ...range, min: range.min / perShown, max: range.max / perShown, step: range.step / perShown }
}

/** The numbers of filters as text. */
export function useRangeFigures(country: CountryCode) {
  const { i18n, t } = useLingui()
  const unit = useAreaUnit()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const percent = (value: number, isSigned: boolean, digits: number) =>
    formatPercent(value / 100, i18n.locale, { digits, signed: isSigned })
  const figures: Record<RangeUnit, (value: number) => string> = {
    money: (value) => (value >= 10_000 ? format.short(value) : format.money(value)),
    psf: format.psfFigure,
    sqft: (value) => `${format.count(value)} ${areaUnitText(unit, i18n.locale)}`,
    year: String,
    'years-left': (value) => t`${plural(value, { one: '# year', other: '# years' })}`,
    minutes: (minutes) => t`${minutes} min`,
    'percent-change': (value) => percent(value, true, RANGE_UNITS['percent-change'].decimals),
    'tenth-percent': (value) => percent(value, false, RANGE_UNITS['tenth-percent'].decimals),
  }
  const one = (key: RangeKey, value: number): string => figures[unitOf(key)](value)
  const range = (key: RangeKey, [low, high]: RangeValue): string => {
    if (low !== null && high !== null) return format.range(one(key, low), one(key, high))
    if (low !== null) return t`from ${one(key, low)}`
    return high === null ? '' : t`up to ${one(key, high)}`
  }
  return { one, range }
}
