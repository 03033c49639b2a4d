import { sqmToSqft } from '#lib/units.ts'

/**
 * A ladder of whole numbers on which a figure is kept in few bits. Code 0: not known. Code 1: below the first rung.
 * Code 2 + 2k: exactly rung k. Code 3 + 2k: above rung k and below the next one (or above the last).
 * So a bound that stands on a rung is exact: `value >= rung` and `value <= rung` say the same of codes as of values.
 */
export interface Ladder {
  /** bits of the largest code */
  bits: number
  /** from each start upwards in this step; the last entry is the top rung */
  steps: readonly (readonly [start: number, step: number])[]
  /** the figure in the unit of the database = rung / divisor */
  divisor: number
}

const ladder = (bits: number, divisor: number, ...steps: [number, number][]): Ladder => ({ bits, divisor, steps })

/** The figures of a marker that may be limited. Rungs: whole units of the market's currency, sqft, years, 1 %, 0.1 %. */
export const LADDERS = {
  /** last sale price; §9: to 5,000 million in Hong Kong */
  price: ladder(14, 1, [0, 1_000], [2e6, 5_000], [10e6, 50_000], [100e6, 500_000], [1e9, 5e6], [5e9, 0]),
  /** median psf of twelve months; §9: sliders to 8,000 */
  psf: ladder(15, 1, [0, 1], [8_000, 10], [80_000, 0]),
  /** last rent a month; §9: to 10,000, in Hong Kong 100,000 */
  rent: ladder(11, 1, [0, 25], [10_000, 250], [100_000, 0]),
  /** floor area in sqft; §9: to 10,000 */
  area: ladder(11, 1, [0, 5], [4_000, 50], [10_000, 1_000], [100_000, 0]),
  completion: ladder(9, 1, [1_850, 1], [2_100, 0]),
  /** 12-month change of the median psf, in per cent */
  change: ladder(8, 100, [-60, 1], [65, 0]),
  /** gross yield in tenths of a per cent */
  yield: ladder(8, 1_000, [0, 1], [125, 0]),
} as const satisfies Record<string, Ladder>

export type LadderName = keyof typeof LADDERS

export const UNKNOWN = 0

/** Rungs below the one that starts entry `at`. */
function rungsBefore({ steps }: Ladder, at: number): number {
  let total = 0
  for (let i = 0; i < at; i++) {
    const [start, step] = steps[i] as readonly [number, number]
    total += ((steps[i + 1]?.[0] ?? start) - start) / step
  }
  return total
}

/** The rung of an index; an index outside gives the nearest rung. */
function rungAt(own: Ladder, index: number): number {
  const { steps } = own
  let left = Math.max(0, index)
  for (const [i, [start, step]] of steps.entries()) {
    const rungs = step === 0 ? 0 : ((steps[i + 1]?.[0] ?? start) - start) / step
    if (left < rungs) return start + left * step
    left -= rungs
  }
  return steps.at(-1)?.[0] ?? 0
}

/** The index of the highest rung that is not above `value`, a number in rung units; -1 below the first. */
function indexOf(own: Ladder, value: number): number {
  const { steps } = own
  const at = steps.findLastIndex(([start]) => value >= start)
  const entry = steps[at]
  if (!entry) return -1
  const [start, step] = entry
  return rungsBefore(own, at) + (step === 0 ? 0 : Math.floor((value - start) / step))
}

/** The code of a figure in the database's unit. Exact: rung / divisor is compared with the figure, as SQL would. */
export function codeOf(name: LadderName, figure: number | null | undefined): number {
  if (figure === null || figure === undefined || Number.isNaN(figure)) return UNKNOWN
  const own: Ladder = LADDERS[name]
  let index = indexOf(own, figure * own.divisor)
  // the product may have been rounded over a rung
  if (figure < rungAt(own, index) / own.divisor) index -= 1
  else if (figure >= rungAt(own, index + 1) / own.divisor && rungAt(own, index + 1) > rungAt(own, index)) index += 1
  if (index < 0) return 1
  return figure === rungAt(own, index) / own.divisor ? 2 + 2 * index : 3 + 2 * index
}

/** The rung nearest to what somebody asked for, in rung units. */
export function snap(name: LadderName, bound: number): number {
  const own: Ladder = LADDERS[name]
  const index = indexOf(own, bound)
  const [low, high] = [rungAt(own, index), rungAt(own, index + 1)]
  return bound - low <= high - bound ? low : high
}

/** The code of a rung. */
export const codeOfRung = (name: LadderName, rung: number): number => 2 + 2 * indexOf(LADDERS[name], rung)

/** A figure's size in rung units, for labels and colours: the rung, or the middle between two; null when not known. */
export function figureOf(name: LadderName, code: number): number | null {
  if (code === UNKNOWN) return null
  const own: Ladder = LADDERS[name]
  const index = (code - 2) >> 1
  return code === 1 ? rungAt(own, 0) : code % 2 === 0 ? rungAt(own, index) : (rungAt(own, index) + rungAt(own, index + 1)) / 2
}

/** The largest code of a ladder. */
export const topCode = (name: LadderName): number => 3 + 2 * rungsBefore(LADDERS[name], LADDERS[name].steps.length - 1)

/** Floor areas are limited in square feet; SQL says `area_sqm * 10.7639`, which is the same product. */
export const areaCode = (sqm: number | null | undefined): number =>
  codeOf('area', sqm === null || sqm === undefined ? null : sqmToSqft(sqm))
