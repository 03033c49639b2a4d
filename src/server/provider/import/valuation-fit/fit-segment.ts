import { float32At, float64At, int32At } from '#lib/element-at.ts'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import type { Progress } from '../../db/build/progress.ts'
import { bandsBefore, type Refit, refitsFor } from '../../valuation/backtest.ts'
import { pointScoresOf } from '../../valuation/metrics.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { type Examples, rollExamples } from '../../valuation/rolling-examples.ts'
import type { SaleTable } from '../../valuation/sale-table.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { runRefits } from '../backtest/refit-pool.ts'
import { ImportRefused } from '../input-file.ts'
import type { StoredSegment } from './read-segment.ts'

/** Fewer past sales are too few for the forests, and fewer in the calibration months too few for bands. */
export interface LeastEvidence {
  lessons: number
  calibration: number
}

export const LEAST_EVIDENCE: LeastEvidence = { lessons: 3000, calibration: 500 }
/** months of examples that the first refit needs */
const LEAST_LESSON_MONTHS = 3
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

const shared = (bytes: number): ArrayBufferLike => new SharedArrayBuffer(bytes)

/**
 * Fits a segment for the month after its newest sales, in the same way as the back-test, so that its measured errors apply.
 * Throws {@link ImportRefused} when there are too few sales.
 */
export async function fitSegment({ market, book }: StoredSegment, request: FitRequest): Promise<SegmentModel> {
  const { segment, plan, progress, threads } = request
  const { sales } = market
  // without sales both are NaN, and the evidence is refused below
  const month = (sales.month[sales.count - 1] ?? Number.NaN) + 1
  const first = Math.max((sales.month[0] ?? Number.NaN) + plan.warmUpMonths, month - plan.trainingMonths - plan.calibrationMonths)
  const wanted = (row: number) => sales.activity[row] !== BY_DEVELOPER
  checkEvidence(sales, { ...request, first, month, wanted })
  progress.stage(`compare ${segment}`, sales.count)
  const examples = rollExamples(market, plan, {
    ...{ from: first, to: month, valuedFrom: month - plan.calibrationMonths, wanted, allocate: shared },
    onMonth: (count) => progress.advance(count),
  })
  const estimates = new Float64Array(shared(examples.count * 8)).fill(Number.NaN)
  const last: Refit = { month, until: month - 1 }
  const refits = [...refitsFor(month, month - 1, first + LEAST_LESSON_MONTHS, plan, 1), last]
  progress.stage(`learn ${segment}`, refits.length)
  const forests = (await runRefits({ examples, estimates, plan }, refits, threads, () => progress.advance(1))).get(month)
  if (!forests) throw new Error(`no refit has left the forests of ${segment}`)
  const bands = bandsBefore(market, examples, estimates, month, plan)
  return {
    ...{ version: SEGMENTS[segment].engine, segment, dataVersion: request.dataVersion, month, lessons: examples.count },
    trial: trialOf(sales, examples, estimates, plan),
    ...{ book, sites: market.sites, zones: market.zones, index: examples.index },
    valuer: { plan, forests, bands },
  }
}

/** The estimates of the calibration months with the prices paid, without those that the kernel refused. */
function trialOf(
  { logPrice }: SaleTable,
  { row, effective }: Examples,
  estimates: Float64Array,
  plan: ValuationPlan,
): SegmentModel['trial'] {
  const guesses = Array.from(estimates.keys()).flatMap((i) =>
    Number.isFinite(estimates[i]) && float32At(effective, i) >= plan.effectiveMin
      ? [{ actual: Math.exp(float64At(logPrice, int32At(row, i))), estimate: Math.exp(float64At(estimates, i)) }]
      : [],
  )
  const { n, mdape, within10 } = pointScoresOf(guesses) ?? { n: 0, mdape: 0, within10: 0 }
  return { n, mdape, within10 }
}

interface Lessons extends FitRequest {
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
    throw new ImportRefused(
      `${segment}: the sales of ${name(int32At(sales.month, 0))} to ${name(month - 1)} are ${month - int32At(sales.month, 0)} months, ${plan.warmUpMonths + LEAST_LESSON_MONTHS + calibrationMonths} are needed`,
    )
  const [lessons, calibration] = [since(first), since(month - plan.calibrationMonths)]
  if (lessons < least.lessons || calibration < least.calibration)
    throw new ImportRefused(
      `${segment}: ${lessons} sales to learn from and ${calibration} in the last ${plan.calibrationMonths} months; ${least.lessons} and ${least.calibration} are needed`,
    )
}
