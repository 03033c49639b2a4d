/** An estimate is not known to the dollar: shown to three or four figures, in steps of 100, 1,000 or 10,000 by size. */
export function roundEstimate(value: number): number {
  const step = value >= 5_000_000 ? 10_000 : value >= 100_000 ? 1_000 : 100
  return Math.round(value / step) * step
}
