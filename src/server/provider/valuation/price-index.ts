import { float64At } from '#lib/element-at.ts'
/**
 * A price index as it was drawn on one day: plain data, fit to be stored. Log levels by month for the market, with deviations of zones and kinds
 * (row per month), and the log premiums that bring one home's price per area to another's floor and area, by kind.
 */
export interface PriceIndex {
  firstMonth: number
  months: number
  zones: number
  kinds: number
  market: Float64Array
  zoneDeviation: Float64Array
  kindDeviation: Float64Array
  floorPremium: Float64Array
  areaPremium: Float64Array
  /** log price per area by which kinds differ at one place, before their area premiums; 0 where it was not asked for */
  kindLevel: Float64Array
}

/** log price per area by floor and by log area, before any sale is known */
export const USUAL_FLOOR_PREMIUM = 0.004
export const USUAL_AREA_PREMIUM = -0.3

export const emptyIndex = (firstMonth: number, months: number, zones: number, kinds: number): PriceIndex => ({
  firstMonth,
  months,
  zones,
  kinds,
  market: new Float64Array(months),
  zoneDeviation: new Float64Array(months * zones),
  kindDeviation: new Float64Array(months * kinds),
  floorPremium: new Float64Array(kinds).fill(USUAL_FLOOR_PREMIUM),
  areaPremium: new Float64Array(kinds).fill(USUAL_AREA_PREMIUM),
  kindLevel: new Float64Array(kinds),
})

/** Log level of a zone and kind in a month; months outside the index have the level of its nearest end. */
export function levelAt(index: PriceIndex, zone: number, kind: number, month: number): number {
  const m = Math.max(0, Math.min(index.months - 1, month - index.firstMonth))
  return (
    float64At(index.market, m) +
    float64At(index.zoneDeviation, m * index.zones + zone) +
    float64At(index.kindDeviation, m * index.kinds + kind)
  )
}

/** Log change of the whole market over the months up to `month`; NaN for a month outside the index. */
export function marketTrend({ market, firstMonth }: PriceIndex, month: number, over: number): number {
  const to = month - firstMonth
  return (market[to] ?? Number.NaN) - float64At(market, Math.max(0, to - over))
}

/** Value at month `at` of the weighted line through the months before `end` that lie near it; weights fall as a bell of that spread. */
export function localLine(raw: Float64Array, counts: Float64Array, at: number, end: number, spread: number): number {
  const reach = Math.ceil(spread * 3)
  let [w0, w1, w2, y0, y1] = [0, 0, 0, 0, 0]
  for (let m = Math.max(0, at - reach); m < Math.min(end, at + reach + 1); m++) {
    const x = m - at
    const w = float64At(counts, m) * Math.exp(-0.5 * (x / spread) ** 2)
    w0 += w
    w1 += w * x
    w2 += w * x * x
    y0 += w * float64At(raw, m)
    y1 += w * x * float64At(raw, m)
  }
  if (w0 === 0) return float64At(raw, Math.max(0, Math.min(at, end - 1)))
  const variance = w0 * w2 - w1 * w1
  return variance > 1e-9 * w0 * w0 ? (w2 * y0 - w1 * y1) / variance : y0 / w0
}
