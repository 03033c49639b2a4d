/** A straight map of one interval onto another. An interval without length maps onto the start. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): (value: number) => number {
  const slope = to === from ? 0 : (end - start) / (to - from)
  return (value) => start + (value - from) * slope
}

/** Round steps are 1, 2 or 5 times a power of ten: the one that cuts the interval into about `count` parts. */
export function roundStep(low: number, high: number, count: number): number {
  const rough = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const error = rough / power
  const factor = error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.SQRT2 ? 2 : 1
  return factor * power
}

/** The interval widened to round ends, with the round values in it, both ends included. `low` < `high`. */
export function roundAxis(low: number, high: number, count: number): { low: number; high: number; ticks: number[] } {
  const step = roundStep(low, high, count)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // multiples of the step, without the rounding errors of binary fractions
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
  return { low: ticks[0] ?? low, high: ticks.at(-1) ?? high, ticks }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** An SVG path through the points; empty without any. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${hundredths(x)},${hundredths(y)}`).join('')
