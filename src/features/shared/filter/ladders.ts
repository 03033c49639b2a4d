import { elementAt } from '#lib/element-at.ts'
import type { Ladder } from './row-shapes.ts'
import { RANGES, type RangeKey } from './rows.ts'

const ladderOf = (key: RangeKey): Ladder => RANGES[key].ladder

export const UNKNOWN = 0

/** Rungs below the one that starts entry `at`. */
function rungsBefore({ steps }: Ladder, at: number): number {
  let total = 0
  for (let i = 0; i < at; i++) {
    const [start, step] = elementAt(steps, i)
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
export function codeOf(key: RangeKey, figure: number | null | undefined): number {
  if (figure === null || figure === undefined || Number.isNaN(figure)) return UNKNOWN
  const own = ladderOf(key)
  let index = indexOf(own, figure * own.divisor)
  // the product may have been rounded over a rung
  if (figure < rungAt(own, index) / own.divisor) index -= 1
  else if (figure >= rungAt(own, index + 1) / own.divisor && rungAt(own, index + 1) > rungAt(own, index)) index += 1
  if (index < 0) return 1
  return figure === rungAt(own, index) / own.divisor ? 2 + 2 * index : 3 + 2 * index
}

/** The rung nearest to what somebody asked for, in rung units. */
export function snap(key: RangeKey, bound: number): number {
  const own = ladderOf(key)
  const index = indexOf(own, bound)
  const [low, high] = [rungAt(own, index), rungAt(own, index + 1)]
  return bound - low <= high - bound ? low : high
}

/** The code of a rung. */
export const codeOfRung = (key: RangeKey, rung: number): number => 2 + 2 * indexOf(ladderOf(key), rung)

/** A figure's size in rung units, for labels and colours: the rung, or the middle between two; null when not known. */
export function figureOf(key: RangeKey, code: number): number | null {
  if (code === UNKNOWN) return null
  const own = ladderOf(key)
  const index = (code - 2) >> 1
  return code === 1 ? rungAt(own, 0) : code % 2 === 0 ? rungAt(own, index) : (rungAt(own, index) + rungAt(own, index + 1)) / 2
}

/** The largest code of a ladder. */
export const topCode = (key: RangeKey): number => 3 + 2 * rungsBefore(ladderOf(key), ladderOf(key).steps.length - 1)
