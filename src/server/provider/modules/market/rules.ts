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

/** Sales a month over the twelve months that end with `month`; a month without a row had none. */
function meanSales(index: readonly IndexRecord[], month: number): number {
  const from = addMonths(month, -12)
  return index.reduce((sum, point) => (point.month > from && point.month <= month ? sum + point.n : sum), 0) / 12
}
