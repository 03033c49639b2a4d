import { monthsBetween, parseMonth } from '#lib/months.ts'

interface PastPoint {
  /** "2026-07" */
  asOf: string
  value: number
}

/** How many months a point lies before the newest; the points are oldest first. */
function monthsBefore(points: readonly PastPoint[], { asOf }: PastPoint): number {
  const [at, newest] = [parseMonth(asOf), parseMonth(points.at(-1)?.asOf ?? '')]
  return at === null || newest === null ? Number.NaN : monthsBetween(at, newest)
}

/** The points by quarter, without the month that is asked for besides. */
export const quartersOf = <Point extends PastPoint>(points: readonly Point[]): Point[] =>
  points.filter((point) => monthsBefore(points, point) % 3 === 0)

/** By which part the newest estimate differs from the one of so many months before; null where there was none. */
export function changeSince(points: readonly PastPoint[], months: number): number | null {
  const [before, newest] = [points.find((point) => monthsBefore(points, point) === months), points.at(-1)]
  return before && newest ? newest.value / before.value - 1 : null
}
