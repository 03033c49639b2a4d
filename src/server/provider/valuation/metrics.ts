import { elementAt } from '#lib/element-at.ts'
/** A price paid and what was estimated before, in money. */
export interface Guessed {
  actual: number
  estimate: number
}

export interface Scored extends Guessed {
  low68: number
  high68: number
  low90: number
  high90: number
}

/** Shares are fractions of 1; mape, mdape and medianBias are fractions of the price; mae is money. */
export interface PointScores {
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
}

export interface Scores extends PointScores {
  cover68: number
  cover90: number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 ? elementAt(sorted, half) : (elementAt(sorted, half - 1) + elementAt(sorted, half)) / 2
}

/** Accuracy of estimates and their bands against the prices then paid. Null for none. */
export function scoresOf(rows: readonly Scored[]): Scores | null {
  const points = pointScoresOf(rows)
  const share = (holds: (row: Scored) => boolean) => rows.filter(holds).length / rows.length
  return (
    points && {
      ...points,
      cover68: share(({ actual, low68, high68 }) => actual >= low68 && actual <= high68),
      cover90: share(({ actual, low90, high90 }) => actual >= low90 && actual <= high90),
    }
  )
}

/** Accuracy of estimates without bands. Null for none. */
export function pointScoresOf(rows: readonly Guessed[]): PointScores | null {
  const n = rows.length
  if (n === 0) return null
  const mean = (figure: (row: Guessed) => number) => rows.reduce((sum, row) => sum + figure(row), 0) / n
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
  }
}
