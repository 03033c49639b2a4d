import { int32At } from '#lib/element-at.ts'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { evidenceBegins, firstRowFrom, type Market, unsettledMonthsOf } from '../../valuation/sale-table.ts'
import type { SegmentName } from '../../valuation/segments.ts'
import { TooFewSales } from '../input-file.ts'

/** months of examples that the first refit needs */
export const LEAST_LESSON_MONTHS = 3

/** Unless others are named, the newest sales are valued, of so many months. */
const NEWEST_MONTHS = 12

/** Months since year 0, the last included. */
export interface TestPeriod {
  from: number
  to: number
  /** the first month that is learnt from */
  first: number
  /** how many sales are to be valued */
  asked: number
}

interface AskedPeriod {
  kind: SegmentName
  /** which rows are to be valued */
  wanted: (row: number) => boolean
  from?: number
  to?: number
}

/** The months of a back-test. Throws {@link TooFewSales} when there is nothing to value in them, or too little before them to learn from. */
export function testPeriod({ sales }: Market, plan: ValuationPlan, { kind, wanted, ...given }: AskedPeriod): TestPeriod {
  let newest = sales.count - 1
  while (newest > 0 && !wanted(newest)) newest--
  const to = given.to ?? int32At(sales.month, Math.max(0, newest))
  const from = given.from ?? to - NEWEST_MONTHS + 1
  let asked = 0
  for (let row = firstRowFrom(sales, from); row < firstRowFrom(sales, to + 1); row++) if (wanted(row)) asked++
  if (asked === 0) throw new TooFewSales(`no ${kind} sale to value between ${named(from)} and ${named(to)}`)
  const begins = evidenceBegins(sales)
  const first = Math.max(begins + plan.warmUpMonths, from - plan.trainingMonths - plan.calibrationMonths)
  // the first bands need estimates too
  const least = LEAST_LESSON_MONTHS + (sales.known ? unsettledMonthsOf(sales) + plan.calibrationMonths : 0)
  if (first + least > from)
    throw new TooFewSales(
      `the sales begin in ${named(begins)}: the first month that can be valued is ${named(begins + plan.warmUpMonths + least)}`,
    )
  return { from, to, first, asked }
}

const named = (month: number): string => formatMonth(monthOfIndex(month))
