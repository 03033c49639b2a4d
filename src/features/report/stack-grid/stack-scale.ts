import { quantileSorted } from '#lib/quantiles.ts'

const PALEST_PERCENT = 6
/** text on the deepest shade stays readable in both colour schemes */
const DEEPEST_PERCENT = 52
/** the scale reaches from the first to the second quantile; what lies outside has the shade of its end */
const LOW_QUANTILE = 0.05
const HIGH_QUANTILE = 0.95

export interface ShadeScale {
  low: number
  high: number
  /** percent of the colour in a value's cell, 6 to 52 */
  shade: (value: number) => number
}

const percentOf = (share: number): number =>
  Math.round(PALEST_PERCENT + Math.min(1, Math.max(0, share)) * (DEEPEST_PERCENT - PALEST_PERCENT))

/** Levels: the lowest is the palest. Needs at least one value. */
export function levelScale(values: readonly number[]): ShadeScale {
  const ascending = values.toSorted((a, b) => a - b)
  const low = quantileSorted(ascending, LOW_QUANTILE)
  const high = quantileSorted(ascending, HIGH_QUANTILE)
  return { low, high, shade: (value) => percentOf(high > low ? (value - low) / (high - low) : 0.5) }
}

/** Changes: the depth of the shade is the distance from 0, the colour is the sign. Needs at least one value. */
export function changeScale(values: readonly number[]): ShadeScale {
  const ascending = values.map(Math.abs).toSorted((a, b) => a - b)
  const far = quantileSorted(ascending, HIGH_QUANTILE)
  return { low: -far, high: far, shade: (value) => (value === 0 || far === 0 ? 0 : percentOf(Math.abs(value) / far)) }
}
