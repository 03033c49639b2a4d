/**
 * The q-quantile (0…1) of ascending numbers by linear interpolation (Hyndman–Fan type 7).
 * Throws a RangeError on an empty list.
 */
export function quantileSorted(ascending: ArrayLike<number>, q: number): number {
  const n = ascending.length
  if (n === 0) throw new RangeError('no quantile of nothing')
  const at = (n - 1) * q
  const low = Math.floor(at)
  const a = ascending[low] as number
  const b = ascending[Math.min(low + 1, n - 1)] as number
  return a + (b - a) * (at - low)
}
