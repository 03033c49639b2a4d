import type { CoursePoint } from '#lib/course-points.ts'

/** The last figure of each year, newest first, with the change from the one before as a fraction. */
export function yearEnds(points: readonly CoursePoint[]): (CoursePoint & { change: number | null })[] {
  const ends = [...Map.groupBy(points, ({ month }) => month.slice(0, 4)).values()].flatMap((own) => own.slice(-1))
  return ends
    .map((point, at) => {
      const before = ends[at - 1]
      // the newest year may not be over: a change of some months would stand among changes of a year
      const isWhole = before?.month.slice(5) === point.month.slice(5)
      return { ...point, change: before && isWhole ? point.value / before.value - 1 : null }
    })
    .toReversed()
}

/** Sums by year, newest first, with how many months they are of. */
export const yearSums = (points: readonly CoursePoint[]): { year: string; sum: number; months: number }[] =>
  [...Map.groupBy(points, ({ month }) => month.slice(0, 4))]
    .map(([year, own]) => ({ year, sum: own.reduce((sum, { value }) => sum + value, 0), months: own.length }))
    .toReversed()
