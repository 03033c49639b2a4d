/** An estimate with its two ranges: low90 ≤ low68 ≤ value ≤ high68 ≤ high90, all in money. */
export interface ValueRange {
  low90: number
  low68: number
  value: number
  high68: number
  high90: number
}

/** Places along the bar in percent of its length; a range without width lies in the middle. */
export function rangeBarPlaces(range: ValueRange): { low68: number; value: number; high68: number } {
  const span = range.high90 - range.low90
  const place = (v: number) => (span > 0 ? Math.round(Math.max(0, Math.min(1, (v - range.low90) / span)) * 1000) / 10 : 50)
  return { low68: place(range.low68), value: place(range.value), high68: place(range.high68) }
}
