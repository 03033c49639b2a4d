/**
 * The q-quantile (0…1) of ascending numbers by linear interpolation (Hyndman–Fan type 7).
 * NaN for a q outside of that; throws a RangeError on an empty list.
 */
export function quantileSorted(ascending: ArrayLike<number>, q: number): number {
  const n = ascending.length
  if (n === 0) throw new RangeError('no quantile of nothing')
  const at = (n - 1) * q
  const low = Math.floor(at)
  const a = ascending[low] ?? Number.NaN
  const b = ascending[Math.min(low + 1, n - 1)] ?? Number.NaN
  return a + (b - a) * (at - low)
}
