import { periodPosition, yearTicks } from './period.ts'
import { linearScale, linePath, roundAxis } from './scale.ts'

/** One period's sales: quartiles of the price and the number of sales. */
export interface TrendPoint {
  /** "2025-Q3" or "2025-07" */
  period: string
  n: number
  p25: number
  median: number
  p75: number
}

export interface IndexPoint {
  period: string
  value: number
}

export interface TrendGeometry {
  /** path texts in a 0…100 square that the chart stretches over its box */
  band: string
  median: string
  index: string | null
  /** one a point, percent of the box */
  places: { x: number; y: number }[]
  indexEnd: { x: number; y: number } | null
  valueTicks: { value: number; y: number }[]
  yearTicks: { year: number; x: number; n: number }[]
}

/** The quarter positions at which the index is brought to the level of the project. */
const REBASE_POINTS = 4

/**
 * Brings an index to the level of `points`: both agree, on average, over the first periods they share.
 * So one axis serves both and the lines may be compared by shape. Empty when they share no period.
 */
export function rebaseIndex(points: readonly TrendPoint[], index: readonly IndexPoint[]): IndexPoint[] {
  const level = new Map(index.map((p) => [p.period, p.value]))
  const shared = points.filter((p) => (level.get(p.period) ?? 0) > 0).slice(0, REBASE_POINTS)
  if (shared.length === 0) return []
  const ratio = shared.reduce((sum, p) => sum + p.median / (level.get(p.period) ?? 1), 0) / shared.length
  const first = periodPosition(points[0]?.period ?? '')
  return index.filter((p) => periodPosition(p.period) >= first).map((p) => ({ period: p.period, value: p.value * ratio }))
}

/** The axis spans at least this share of its level, so that small changes do not look large. */
const SPAN_SHARE_MIN = 0.3

/** about so many steps on the value axis */
const VALUE_STEPS = 4

function valueDomain(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const spare = Math.max(0, ((low + high) / 2) * SPAN_SHARE_MIN - (high - low)) / 2
  return [low - spare, high + spare]
}

/** The geometry of a trend chart, in percent of its box. `points` oldest first and not empty. */
export function trendGeometry(points: readonly TrendPoint[], index: readonly IndexPoint[] = []): TrendGeometry {
  const at = (p: { period: string }) => periodPosition(p.period)
  const positions = [...points, ...index].map(at)
  const [from, to] = [Math.min(...positions), Math.max(...positions)]
  const values = [...points.flatMap((p) => [p.p25, p.p75, p.median]), ...index.map((p) => p.value)]
  const x = linearScale([from, to === from ? from + 1 : to], to === from ? [50, 100] : [0, 100])
  const axis = roundAxis(...valueDomain(values), VALUE_STEPS)
  const y = linearScale([axis.low, axis.high], [100, 0])
  const put = (v: number) => Math.round(v * 100) / 100
  const along = (value: (p: TrendPoint) => number) => points.map((p): [number, number] => [x(at(p)), y(value(p))])
  const upper = along((p) => p.p75)
  const lower = along((p) => p.p25).reverse()
  const last = index.at(-1)
  return {
    band: `${linePath([...upper, ...lower])}Z`,
    median: linePath(along((p) => p.median)),
    index: index.length > 1 ? linePath(index.map((p) => [x(at(p)), y(p.value)])) : null,
    places: points.map((p) => ({ x: put(x(at(p))), y: put(y(p.median)) })),
    indexEnd: last && index.length > 1 ? { x: put(x(at(last))), y: put(y(last.value)) } : null,
    valueTicks: axis.ticks.map((value) => ({ value, y: put(y(value)) })),
    yearTicks: yearTicks(from, to).map(({ year, position }) => ({
      year,
      x: put(x(position)),
      n: points.filter((p) => p.period.startsWith(`${year}-`)).reduce((sum, p) => sum + p.n, 0),
    })),
  }
}

/** The point whose place is nearest to `percent` of the width. */
export function nearestPoint(places: readonly { x: number }[], percent: number): number {
  let best = 0
  for (let i = 1; i < places.length; i++) if (Math.abs((places[i]?.x ?? 0) - percent) < Math.abs((places[best]?.x ?? 0) - percent)) best = i
  return best
}
