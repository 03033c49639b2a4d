import { float32At, float64At, int32At } from '#lib/element-at.ts'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import type { Progress } from '../../build/progress.ts'
import { type Refit, refitsFor } from '../../valuation/backtest.ts'
import type { Bands } from '../../valuation/bands.ts'
import type { Examples } from '../../valuation/examples.ts'
import { pointScoresOf } from '../../valuation/metrics.ts'
import { firstExampleFrom } from '../../valuation/monthly-refit.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { Market, SaleTable } from '../../valuation/sale-table.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { LEAST_LESSON_MONTHS } from '../backtest/test-period.ts'
import { TooFewSales } from '../input-file.ts'
import { type Learnt, learn, valueMonths } from '../learning/learn.ts'
import type { StoredSegment } from './read-segment.ts'

/** Fewer past sales are too few for the forests, and fewer in the calibration months too few for bands. */
export interface LeastEvidence {
  lessons: number
  calibration: number
}

export const LEAST_EVIDENCE: LeastEvidence = { lessons: 3000, calibration: 500 }
/** bands may be learnt from fewer months than the plan has, but not from less than a year */
const LEAST_CALIBRATION_MONTHS = 12
/** sales by the developer are evidence, but are not valued */
const BY_DEVELOPER = 2

interface FitRequest {
  segment: SegmentName
  dataVersion: string
  plan: ValuationPlan
  least: LeastEvidence
  threads: number
  progress: Progress
}

/** The months that a fit is about, since year 0. */
export interface FitPeriod {
  /** the first month that is learnt from */
  first: number
  /** the month to value homes in, the first without known sales */
  month: number
}

/** Whether a row is valued and learnt from; a sale by the developer is evidence only. */
export const isLesson =
  ({ sales }: Market) =>
  (row: number): boolean =>
    sales.activity[row] !== BY_DEVELOPER

/** The months of a fit. Throws {@link TooFewSales} when there are too few sales. */
export function fitPeriod(market: Market, request: Pick<FitRequest, 'segment' | 'plan' | 'least'>): FitPeriod {
  const { sales } = market
  const { plan } = request
  // without sales both are NaN, and the evidence is refused below
  const month = (sales.month[sales.count - 1] ?? Number.NaN) + 1
  const first = Math.max((sales.month[0] ?? Number.NaN) + plan.warmUpMonths, month - plan.trainingMonths - plan.calibrationMonths)
  checkEvidence(sales, { ...request, first, month, wanted: isLesson(market) })
  return { first, month }
}

/** The refit whose forests value homes in a month: it values no past sale. */
export const lastRefit = (month: number): Refit => ({ month, until: month - 1 })

/**
 * Fits a segment for the month after its newest sales, in the same way as the back-test, so that its measured errors apply.
 * Throws {@link TooFewSales} when there are too few sales.
 */
export async function fitSegment(stored: StoredSegment, request: FitRequest): Promise<SegmentModel> {
  const { segment, plan, progress, threads } = request
  const { market } = stored
  const { first, month } = fitPeriod(market, request)
  const refits = [...refitsFor(month, month - 1, first + LEAST_LESSON_MONTHS, plan, 1), lastRefit(month)]
  const valuedFrom = month - plan.calibrationMonths
  const learnt = await learn({
    segment,
    market,
    plan,
    wanted: isLesson(market),
    from: first,
    valuedFrom,
    to: month,
    refits,
    threads,
    progress,
  })
  const { bands } = await valueMonths(learnt, { segment, from: month, to: month - 1, next: month, threads, progress })
  return modelOf(stored, request, { learnt, month, bands })
}

/** What a learning leaves behind for homes of the month after it. */
export function modelOf(
  { market, book }: StoredSegment,
  { segment, plan, dataVersion }: Pick<FitRequest, 'segment' | 'plan' | 'dataVersion'>,
  { learnt, month, bands }: { learnt: Learnt; month: number; bands: Bands | null },
): SegmentModel {
  const { examples, estimates } = learnt
  const forests = learnt.forests.get(month)
  if (!forests || !bands) throw new Error(`no refit has left the forests or bands of ${segment}`)
  return {
    version: SEGMENTS[segment].engine,
    segment,
    dataVersion,
    month,
    lessons: examples.count,
    trial: trialOf(market.sales, examples, estimates, plan, month),
    book,
    sites: market.sites,
    zones: market.zones,
    index: examples.index,
    valuer: { plan, forests, bands },
  }
}

/** The estimates of the calibration months with the prices paid, without those that the kernel refused. */
function trialOf(
  { logPrice }: SaleTable,
  { row, effective, month: months }: Examples,
  estimates: Float64Array,
  plan: ValuationPlan,
  month: number,
): SegmentModel['trial'] {
  const from = firstExampleFrom(months, month - plan.calibrationMonths)
  const guesses = Array.from(estimates.keys())
    .slice(from)
    .flatMap((i) =>
      Number.isFinite(estimates[i]) && float32At(effective, i) >= plan.effectiveMin
        ? [{ actual: Math.exp(float64At(logPrice, int32At(row, i))), estimate: Math.exp(float64At(estimates, i)) }]
        : [],
    )
  const { n, mdape, within10 } = pointScoresOf(guesses) ?? { n: 0, mdape: 0, within10: 0 }
  return { n, mdape, within10 }
}

interface Lessons extends Pick<FitRequest, 'segment' | 'plan' | 'least'> {
  first: number
  month: number
  wanted: (row: number) => boolean
}

function checkEvidence(sales: SaleTable, { segment, least, plan, first, month, wanted }: Lessons): void {
  const since = (from: number) => {
    let count = 0
    for (let row = 0; row < sales.count; row++) if (int32At(sales.month, row) >= from && wanted(row)) count++
    return count
  }
  const name = (at: number) => formatMonth(monthOfIndex(at))
  const calibrationMonths = Math.min(plan.calibrationMonths, LEAST_CALIBRATION_MONTHS)
  if (first + LEAST_LESSON_MONTHS + calibrationMonths > month)
    throw new TooFewSales(
      `${segment}: the sales of ${name(int32At(sales.month, 0))} to ${name(month - 1)} are ${month - int32At(sales.month, 0)} months, ${plan.warmUpMonths + LEAST_LESSON_MONTHS + calibrationMonths} are needed`,
    )
  const [lessons, calibration] = [since(first), since(month - plan.calibrationMonths)]
  if (lessons < least.lessons || calibration < least.calibration)
    throw new TooFewSales(
      `${segment}: ${lessons} sales to learn from and ${calibration} in the last ${plan.calibrationMonths} months; ${least.lessons} and ${least.calibration} are needed`,
    )
}
