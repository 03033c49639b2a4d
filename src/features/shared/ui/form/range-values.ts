/** null on either side: no limit there. */
export type RangeValue = readonly [low: number | null, high: number | null]

export interface RangeBounds {
  min: number
  max: number
  step: number
  /** 1: even; 3: small values take most of the slider's length, for prices from 0 to 100,000,000 */
  curve?: number
}

/** The number of positions of a thumb. */
export const SLIDER_STEPS = 1000

/** Where a value stands on the slider, 0 to SLIDER_STEPS. */
export function sliderPosition(value: number, { min, max, curve = 1 }: RangeBounds): number {
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)))
  return Math.round(share ** (1 / curve) * SLIDER_STEPS)
}

/** The value at a position, on a whole step within the bounds. */
export function sliderValue(position: number, { min, max, step, curve = 1 }: RangeBounds): number {
  const value = min + (max - min) * (position / SLIDER_STEPS) ** curve
  // a step of 0.1 adds up to 0.30000000000000004
  const stepped = Number((min + Math.round((value - min) / step) * step).toFixed(6))
  return Math.min(max, stepped)
}

/** The two positions of a range; an open side stands at its end. */
export const rangePositions = ([low, high]: RangeValue, bounds: RangeBounds): [number, number] => {
  const from = low === null ? 0 : sliderPosition(low, bounds)
  return [from, Math.max(from, high === null ? SLIDER_STEPS : sliderPosition(high, bounds))]
}

/** The range of two positions; a thumb at its end leaves that side open. */
export const rangeAt = ([from, to]: readonly [number, number], bounds: RangeBounds): RangeValue => [
  from <= 0 ? null : sliderValue(from, bounds),
  to >= SLIDER_STEPS ? null : sliderValue(to, bounds),
]

/** The sides in order: two that were typed the wrong way round change places. */
export const orderRange = ([low, high]: RangeValue): RangeValue => (low !== null && high !== null && low > high ? [high, low] : [low, high])
