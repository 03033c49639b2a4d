import { elementAt } from '#lib/element-at.ts'
import type { Quantisation } from './row-shapes.ts'
import { RANGES, type RangeKey } from './rows.ts'

const quantisationOf = (key: RangeKey): Quantisation => RANGES[key].quantisation

export const UNKNOWN = 0

/** Levels below the one that starts entry `at`. */
function levelsBefore({ steps }: Quantisation, at: number): number {
  let total = 0
  for (let i = 0; i < at; i++) {
    const [start, step] = elementAt(steps, i)
    total += ((steps[i + 1]?.[0] ?? start) - start) / step
  }
  return total
}

/** The level of an index; an index outside gives the nearest level. */
function levelAt(own: Quantisation, index: number): number {
  const { steps } = own
  let left = Math.max(0, index)
  for (const [i, [start, step]] of steps.entries()) {
    const levels = step === 0 ? 0 : ((steps[i + 1]?.[0] ?? start) - start) / step
    if (left < levels) return start + left * step
    left -= levels
  }
  return steps.at(-1)?.[0] ?? 0
}

/** The index of the highest level that is not above `value`, a number in level units; -1 below the first. */
function indexOf(own: Quantisation, value: number): number {
  const { steps } = own
  const at = steps.findLastIndex(([start]) => value >= start)
  const entry = steps[at]
  if (!entry) return -1
  const [start, step] = entry
  return levelsBefore(own, at) + (step === 0 ? 0 : Math.floor((value - start) / step))
}

/** The code of a figure in the database's unit. Exact: level / divisor is compared with the figure, as SQL would. */
export function codeOf(key: RangeKey, figure: number | null | undefined): number {
  if (figure === null || figure === undefined || Number.isNaN(figure)) return UNKNOWN
  const own = quantisationOf(key)
  let index = indexOf(own, figure * own.divisor)
  // the product may have been rounded over a level
  if (figure < levelAt(own, index) / own.divisor) index -= 1
  else if (figure >= levelAt(own, index + 1) / own.divisor && levelAt(own, index + 1) > levelAt(own, index)) index += 1
  if (index < 0) return 1
  return figure === levelAt(own, index) / own.divisor ? 2 + 2 * index : 3 + 2 * index
}

/** The level nearest to what somebody asked for, in level units. */
export function snap(key: RangeKey, bound: number): number {
  const own = quantisationOf(key)
  const index = indexOf(own, bound)
  const [low, high] = [levelAt(own, index), levelAt(own, index + 1)]
  return bound - low <= high - bound ? low : high
}

/** The code of a level. */
export const codeOfLevel = (key: RangeKey, level: number): number => 2 + 2 * indexOf(quantisationOf(key), level)

/** A figure's size in level units, for labels and colours: the level, or the middle between two; null when not known. */
export function figureOf(key: RangeKey, code: number): number | null {
  if (code === UNKNOWN) return null
  const own = quantisationOf(key)
  const index = (code - 2) >> 1
  return code === 1 ? levelAt(own, 0) : code % 2 === 0 ? levelAt(own, index) : (levelAt(own, index) + levelAt(own, index + 1)) / 2
}

/** The largest code of a quantisation. */
export const topCode = (key: RangeKey): number => 3 + 2 * levelsBefore(quantisationOf(key), quantisationOf(key).steps.length - 1)
