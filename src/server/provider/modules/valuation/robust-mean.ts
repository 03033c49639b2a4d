export interface Centre {
  mean: number
  /** the weights that made the mean, outliers weighted down; they sum to 1 */
  shares: number[]
  /** weighted variance around the mean, outliers included */
  variance: number
}

const HUBER = 1.5
const ROUNDS = 20
/** keeps the scale above zero when all values agree */
const SCALE_MIN = 1e-4
const MAD_TO_SD = 1.4826

/** Huber's weighted mean of at least one value: starts at the weighted median; the influence of values is capped at 1.5 robust deviations. */
export function robustMean(values: readonly number[], weights: readonly number[]): Centre {
  let mean = weightedMedian(values, weights)
  const centre = mean
  const scale = Math.max(
    SCALE_MIN,
    MAD_TO_SD *
      weightedMedian(
        values.map((value) => Math.abs(value - centre)),
        weights,
      ),
  )
  let shares: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const around = mean
    const pulled = values.map((value, i) => (weights[i] ?? 0) * Math.min(1, (HUBER * scale) / Math.max(1e-12, Math.abs(value - around))))
    const total = pulled.reduce((sum, weight) => sum + weight, 0)
    shares = pulled.map((weight) => weight / total)
    mean = values.reduce((sum, value, i) => sum + value * (shares[i] ?? 0), 0)
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const settled = mean
  return { mean, shares, variance: values.reduce((sum, value, i) => sum + (weights[i] ?? 0) * (value - settled) ** 2, 0) / total }
}

function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const order = values.map((value, i) => ({ value, weight: weights[i] ?? 0 })).sort((a, b) => a.value - b.value)
  const half = order.reduce((sum, one) => sum + one.weight, 0) / 2
  let reached = 0
  for (const { value, weight } of order) {
    reached += weight
    if (reached >= half) return value
  }
  return order.at(-1)?.value ?? 0
}

/**
 * The quantile of Student's t for `degrees` ≥ 4 from the normal quantile `z` (Cornish–Fisher, Abramowitz & Stegun 26.7.5);
 * off by less than 0.5 % for |z| ≤ 1.7.
 */
export function studentQuantile(z: number, degrees: number): number {
  const g1 = (z ** 3 + z) / 4
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + g1 / degrees + g2 / degrees ** 2 + g3 / degrees ** 3
}
