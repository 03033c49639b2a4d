import { elementAt, float32At, float64At } from '#lib/element-at.ts'

/*
 * Feature values as small integers: bin 0 holds the missing, bin b the values above bound b − 2 and up to bound b − 1, the last bin those above
 * all bounds.
 */

const MOST_BINS = 254
const SAMPLE = 40_000

/** Bounds between bins of about equal count, from an evenly spaced sample. `columns` hold one value per row, NaN where missing. */
export function binBounds(column: Float32Array, most: number = MOST_BINS): Float64Array {
  const step = Math.max(1, Math.floor(column.length / SAMPLE))
  const sample: number[] = []
  for (let row = 0; row < column.length; row += step) if (!Number.isNaN(column[row])) sample.push(float32At(column, row))
  const sorted = Float64Array.from(sample).sort()
  const distinct: number[] = []
  for (const value of sorted) if (value !== distinct.at(-1)) distinct.push(value)
  const bounds: number[] = []
  if (distinct.length <= most)
    for (let i = 1; i < distinct.length; i++) bounds.push(middle(elementAt(distinct, i - 1), elementAt(distinct, i)))
  else
    for (let i = 1; i < most; i++) {
      const at = Math.floor((i * sorted.length) / most)
      const bound = middle(float64At(sorted, at - 1), float64At(sorted, at))
      if (bound !== bounds.at(-1)) bounds.push(bound)
    }
  return Float64Array.from(bounds)
}

const middle = (a: number, b: number): number => Math.fround(a + (b - a) / 2)

/** The bin of a value: 0 when missing, else 1 + the number of bounds below it. */
export function binOf(upper: Float64Array, value: number): number {
  if (Number.isNaN(value)) return 0
  let low = 0
  let high = upper.length
  while (low < high) {
    const at = (low + high) >> 1
    if (float64At(upper, at) < value) low = at + 1
    else high = at
  }
  return low + 1
}

export function binColumn(column: Float32Array, upper: Float64Array): Uint8Array {
  const bins = new Uint8Array(column.length)
  for (let row = 0; row < column.length; row++) bins[row] = binOf(upper, float32At(column, row))
  return bins
}
