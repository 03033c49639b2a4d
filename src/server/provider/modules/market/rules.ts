import { addMonths } from '#lib/months.ts'
import type { IndexRecord } from './store.ts'

export const HISTORY_MONTHS = 60
/** A newest month with less than this share of the usual sales is taken as incomplete. */
const COMPLETE_SHARE = 0.5

export interface SegmentSummary {
  newest: IndexRecord
  change12m: number | null
  saleCountMean12m: number
  history: IndexRecord[]
}

/**
 * The headline figures of one segment from its index, oldest first; null when there is none.
 * They are those of the newest complete month: sales are lodged late, so a month with less than half of the usual sales is skipped.
 */
export function summariseSegment(index: readonly IndexRecord[]): SegmentSummary | null {
  const last = index.at(-1)
  const before = index.at(-2)
  if (!last) return null
  const newest = before && last.n < COMPLETE_SHARE * meanSales(index, before.month) ? before : last
  const yearAgo = index.find((point) => point.month === addMonths(newest.month, -12))
  return {
    newest,
    change12m: yearAgo ? newest.value / yearAgo.value - 1 : null,
    saleCountMean12m: meanSales(index, newest.month),
    history: index.filter((point) => point.month > addMonths(newest.month, -HISTORY_MONTHS) && point.month <= newest.month),
  }
}

/** A year of an index against the year before, as a fraction, and the sales of each. */
export interface YearChange {
  fraction: number
  n: number
  nBefore: number
}

/** Points of an index with fewer sales in one of the years are not told as a change. */
const YEAR_SALES_MIN = 10

/**
 * The twelve months of an index that end with `to` (yyyymm) against the twelve before, each month counting by its sales: as a project's own change compares
 * its years, but without what other homes were sold. Null where a year has too few sales.
 */
export function yearChange(index: readonly Pick<IndexRecord, 'month' | 'value' | 'n'>[], to: number): YearChange | null {
  const yearTo = (last: number) => {
    const points = index.filter(({ month }) => month > addMonths(last, -12) && month <= last)
    const n = points.reduce((sum, point) => sum + point.n, 0)
    return { n, level: points.reduce((sum, point) => sum + point.n * point.value, 0) / n }
  }
  const [year, before] = [yearTo(to), yearTo(addMonths(to, -12))]
  if (year.n < YEAR_SALES_MIN || before.n < YEAR_SALES_MIN) return null
  return { fraction: year.level / before.level - 1, n: year.n, nBefore: before.n }
}

/** Sales a month over the twelve months that end with `month`; a month without a row had none. */
function meanSales(index: readonly IndexRecord[], month: number): number {
  const from = addMonths(month, -12)
  return index.reduce((sum, point) => (point.month > from && point.month <= month ? sum + point.n : sum), 0) / 12
}
