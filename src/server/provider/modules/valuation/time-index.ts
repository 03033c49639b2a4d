import { monthIndex } from '#lib/months.ts'

/** Index values by month, ascending; months without sales are missing. */
export interface MonthlyIndexPoint {
  month: number
  value: number
}

/** An area's own series must reach this close to the present and be this long; otherwise the country's is more stable. */
const AREA_LAG_MONTHS_MAX = 3
const AREA_POINTS_MIN = 24

/** The area's series where it is long and recent enough, else the country's. */
export function pickSeries(
  area: readonly MonthlyIndexPoint[],
  country: readonly MonthlyIndexPoint[],
  asOf: number,
): readonly MonthlyIndexPoint[] {
  const last = area.at(-1)
  const isFresh = last !== undefined && monthIndex(asOf) - monthIndex(last.month) <= AREA_LAG_MONTHS_MAX
  return isFresh && area.length >= AREA_POINTS_MIN ? area : country
}

/** The log price growth between two months; a missing month takes the value before it, or the first. 0 without any index. */
export function logGrowth(series: readonly MonthlyIndexPoint[], from: number, to: number): number {
  const start = valueAt(series, from)
  const end = valueAt(series, to)
  return start === null || end === null ? 0 : Math.log(end / start)
}

function valueAt(series: readonly MonthlyIndexPoint[], month: number): number | null {
  let low = 0
  let high = series.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((series[middle]?.month ?? 0) <= month) low = middle + 1
    else high = middle
  }
  return (series[low - 1] ?? series[0])?.value ?? null
}
