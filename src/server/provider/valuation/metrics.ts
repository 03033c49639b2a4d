/** A price paid and what was estimated before, in money. */
export interface Scored {
  actual: number
  estimate: number
  low68: number
  high68: number
  low90: number
  high90: number
}

/** Shares are fractions of 1; mape, mdape and medianBias are fractions of the price; mae is money. */
export interface Scores {
  n: number
  mape: number
  mdape: number
  within5: number
  within10: number
  within20: number
  r2: number
  mae: number
  /** median of (estimate − price) / price */
  medianBias: number
  cover68: number
  cover90: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
}

/** Accuracy of estimates against the prices then paid. Null for none. */
export function scoresOf(rows: readonly Scored[]): Scores | null {
  const n = rows.length
  if (n === 0) return null
  const mean = (figure: (row: Scored) => number) => rows.reduce((sum, row) => sum + figure(row), 0) / n
  const errors = rows.map(({ actual, estimate }) => (estimate - actual) / actual)
  const sizes = errors.map(Math.abs)
  const share = (limit: number) => sizes.filter((size) => size <= limit).length / n
  const level = mean((row) => row.actual)
  const unexplained = mean((row) => (row.actual - row.estimate) ** 2)
  const variance = mean((row) => (row.actual - level) ** 2)
  return {
    n,
    mape: sizes.reduce((sum, size) => sum + size, 0) / n,
    mdape: median(sizes),
    within5: share(0.05),
    within10: share(0.1),
    within20: share(0.2),
    r2: variance > 0 ? 1 - unexplained / variance : 0,
    mae: mean((row) => Math.abs(row.actual - row.estimate)),
    medianBias: median(errors),
    cover68: mean((row) => (row.actual >= row.low68 && row.actual <= row.high68 ? 1 : 0)),
    cover90: mean((row) => (row.actual >= row.low90 && row.actual <= row.high90 ? 1 : 0)),
  }
}
