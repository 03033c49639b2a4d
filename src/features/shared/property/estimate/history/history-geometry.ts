import { periodPosition, yearTicks } from '#ui/chart/period.ts'
import { linearScale, linePath, roundAxis } from '#ui/chart/scale.ts'
import type { PastEstimate } from './past-estimate.ts'

export interface HistoryGeometry {
  /** path texts in a 0…100 square that the chart stretches over its box */
  line: string
  band68: string
  band90: string
  /** one a point, percent of the box */
  places: { x: number; y: number }[]
  valueTicks: { value: number; y: number }[]
  yearTicks: { year: number; x: number }[]
}

/** about so many steps on the value axis */
const VALUE_STEPS = 4
/** The axis spans at least this share of its level, so that small changes do not look large. */
const SPAN_SHARE_MIN = 0.3

/** Where everything of the chart goes, in percent of its box. `points` oldest first, at least two. */
export function historyGeometry(points: readonly PastEstimate[]): HistoryGeometry {
  const positions = points.map(({ asOf }) => periodPosition(asOf))
  const [from, to] = [positions[0] ?? 0, positions.at(-1) ?? 1]
  const [low, high] = [Math.min(...points.map(({ low90 }) => low90)), Math.max(...points.map(({ high90 }) => high90))]
  const spare = Math.max(0, ((low + high) / 2) * SPAN_SHARE_MIN - (high - low)) / 2
  const axis = roundAxis(Math.max(0, low - spare), high + spare, VALUE_STEPS)
  const x = linearScale([from, to], [0, 100])
  const y = linearScale([axis.low, axis.high], [100, 0])
  const put = (value: number) => Math.round(value * 100) / 100
  const along = (of: (point: PastEstimate) => number) => points.map((point, i): [number, number] => [x(positions[i] ?? 0), y(of(point))])
  const band = (upper: (point: PastEstimate) => number, lower: (point: PastEstimate) => number) =>
    `${linePath([...along(upper), ...along(lower).reverse()])}Z`
  return {
    line: linePath(along(({ value }) => value)),
    band68: band(
      ({ high68 }) => high68,
      ({ low68 }) => low68,
    ),
    band90: band(
      ({ high90 }) => high90,
      ({ low90 }) => low90,
    ),
    places: points.map(({ value }, i) => ({ x: put(x(positions[i] ?? 0)), y: put(y(value)) })),
    valueTicks: axis.ticks.map((value) => ({ value, y: put(y(value)) })),
    yearTicks: yearTicks(from, to).map(({ year, position }) => ({ year, x: put(x(position)) })),
  }
}
