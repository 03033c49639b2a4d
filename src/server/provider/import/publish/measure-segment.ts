import type { Progress } from '../../build/progress.ts'
import { type AccuracyRecord, accuracySchema } from '../../modules/valuation/accuracy.ts'
import { refitsFor } from '../../valuation/backtest.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import type { SegmentName } from '../../valuation/segments.ts'
import { reportOf } from '../backtest/report.ts'
import { naiveGuesses } from '../backtest/run-backtest.ts'
import { LEAST_LESSON_MONTHS, testPeriod } from '../backtest/test-period.ts'
import { TooFewSales } from '../input-file.ts'
import { type LearningStore, learn, valueMonths } from '../learning/learn.ts'
import { fitPeriod, isLesson, type LeastEvidence, lastRefit, modelOf } from '../valuation-fit/fit-segment.ts'
import type { StoredSegment } from '../valuation-fit/read-segment.ts'
import { testedSale } from './tested-sales.ts'

export interface MeasureRequest {
  segment: SegmentName
  plan: ValuationPlan
  least: LeastEvidence
  dataVersion: string
  /** the day that the back-test is put on record with, "2026-11-20" */
  madeOn: string
  threads: number
  progress: Progress
  store?: LearningStore
}

export interface Measured {
  model: SegmentModel | null
  record: AccuracyRecord | null
  /** why a model or its accuracy is missing */
  refused: string | null
}

/**
 * Fits a segment and back-tests the newest twelve months of it in one go: past sales are described once, and the forests that value the tested
 * months also teach the model its ranges.
 */
export async function measureSegment(stored: StoredSegment, request: MeasureRequest): Promise<Measured> {
  const { segment, plan, threads, progress } = request
  const { market } = stored
  const wanted = isLesson(market)
  const fit = orRefused(() => fitPeriod(market, request))
  if ('refused' in fit) return { model: null, record: null, ...fit }
  const { month } = fit
  const test = orRefused(() => testPeriod(market, plan, { kind: segment, wanted }))
  const isTested = !('refused' in test)
  const from = isTested ? Math.min(fit.first, test.first) : fit.first
  const tested = isTested ? test : { from: month, to: month - 1 }
  const learnt = await learn({
    segment,
    market,
    plan,
    wanted,
    threads,
    progress,
    store: request.store,
    from,
    valuedFrom: tested.from - plan.calibrationMonths,
    to: month,
    refits: [...refitsFor(tested.from, tested.to, from + LEAST_LESSON_MONTHS, plan, 1), lastRefit(month)],
  })
  const { valued, bands } = await valueMonths(learnt, { segment, ...tested, next: month, threads, progress })
  const model = modelOf(stored, request, { learnt, month, bands })
  if (!isTested) return { model, record: null, ...test }
  const sales = valued.map((one, order) => ({ ...one, order, record: testedSale(stored, segment, one.row) }))
  const scored = { valued: sales, naive: naiveGuesses(market, sales, plan), asked: test.asked, seconds: 0 }
  const report = orRefused(() => reportOf(scored, { kind: segment, from: test.from, to: test.to, madeOn: request.madeOn }))
  if ('refused' in report) return { model, record: null, ...report }
  return { model, record: accuracySchema.parse(report), refused: null }
}

function orRefused<Result extends object>(make: () => Result): Result | { refused: string } {
  try {
    return make()
  } catch (error) {
    if (error instanceof TooFewSales) return { refused: error.message }
    throw error
  }
}
