import { float64At } from '#lib/element-at.ts'
import { quantileSorted } from '#lib/quantiles.ts'

export interface Summary {
  n: number
  mean: number
  min: number
  p25: number
  median: number
  p75: number
  max: number
}

/** Quartiles, mean and extremes of a list; null when it is empty. The list is not changed. */
export function summarise(values: readonly number[]): Summary | null {
  const n = values.length
  if (n === 0) return null
  const sorted = Float64Array.from(values).sort()
  let sum = 0
  for (const value of sorted) sum += value
  return {
    n,
    mean: sum / n,
    min: float64At(sorted, 0),
    p25: quantileSorted(sorted, 0.25),
    median: quantileSorted(sorted, 0.5),
    p75: quantileSorted(sorted, 0.75),
    max: float64At(sorted, n - 1),
  }
}
