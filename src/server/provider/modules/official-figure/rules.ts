import { FIGURE_MONTHS, type FigureSeries } from '#graphql/figure-kinds.ts'
import { monthsBetween } from '#lib/months.ts'
import type { CourseRow } from './store.ts'

/** The figures of a series at equal steps. */
export interface FigureCourse {
  series: FigureSeries
  /** yyyymm of the first value */
  firstMonth: number
  stepMonths: number
  /** oldest first; null where none is published */
  values: (number | null)[]
}

/** The change from an earlier figure as a fraction; null where there is none. */
export const changeFrom = (earlier: number | null, value: number): number | null =>
  earlier === null || earlier === 0 ? null : value / earlier - 1

/** The rows of each series as one course; they are in the order of series and months. */
export function coursesOf(rows: readonly CourseRow[]): FigureCourse[] {
  return [...Map.groupBy(rows, ({ series }) => series)].flatMap(([series, own]) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const stepMonths = FIGURE_MONTHS[series]
    const values: (number | null)[] = Array.from({ length: monthsBetween(first.month, last.month) / stepMonths + 1 }, () => null)
    for (const { month, value } of own) values[monthsBetween(first.month, month) / stepMonths] = value
    return [{ series, firstMonth: first.month, stepMonths, values }]
  })
}
