import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import type { Progress } from '../../build/progress.ts'
import { refitsFor, type Valued } from '../../valuation/backtest.ts'
import { money } from '../../valuation/estimate.ts'
import type { Guessed } from '../../valuation/metrics.ts'
import { naiveLogPrices } from '../../valuation/naive.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { type Market, unsettledMonthsOf } from '../../valuation/sale-table.ts'
import { SEGMENTS } from '../../valuation/segments.ts'
import { learn, valueMonths } from '../learning/learn.ts'
import { loadMarket } from './load-market.ts'
import type { BacktestFiles } from './options.ts'
import { type BacktestReport, reportOf } from './report.ts'
import { LEAST_LESSON_MONTHS, testPeriod } from './test-period.ts'
import type { ValuedSale } from './tested-sale.ts'

export interface BacktestRequest extends BacktestFiles {
  /** months since year 0, the last included; the newest twelve unless named */
  from?: number
  to?: number
  /** months between refits */
  refitMonths: number
  threads: number
}

export interface BacktestOutcome {
  report: BacktestReport
  /** in input order */
  valued: ValuedSale[]
  leftOut: string[]
}

/** Values every sale of the period from the sales of earlier months only, and scores the estimates. Throws {@link TooFewSales} when it cannot. */
export async function runBacktest(request: BacktestRequest, progress: Progress): Promise<BacktestOutcome> {
  const started = performance.now()
  const { market, valued: marked, order, records, leftOut } = await loadMarket(request, progress)
  const { kind, threads } = request
  const madeOn = new Date().toISOString().slice(0, 10)
  const { plan } = SEGMENTS[kind]
  const wanted = (row: number) => marked[row] === 1
  const period = testPeriod(market, plan, { kind, wanted, from: request.from, to: request.to })
  const { from, to, first } = period
  const refits = refitsFor(from, to, first + LEAST_LESSON_MONTHS, plan, request.refitMonths, unsettledMonthsOf(market.sales))
  const learnt = await learn({
    segment: kind,
    market,
    plan,
    wanted,
    from: first,
    valuedFrom: from - plan.calibrationMonths - unsettledMonthsOf(market.sales),
    to,
    refits,
    threads,
    progress,
  })
  const months = await valueMonths(learnt, { segment: kind, from, to, next: null, threads, progress })
  const valued = months.valued.map((one) => {
    const at = int32At(order, one.row)
    return { ...one, order: at, record: elementAt(records, at) }
  })
  valued.sort((a, b) => a.order - b.order)
  progress.done()
  const seconds = (performance.now() - started) / 1000
  return {
    report: reportOf({ valued, naive: naiveGuesses(market, valued, plan), asked: period.asked, seconds }, { kind, from, to, madeOn }),
    valued,
    leftOut,
  }
}

/** The valued sales by the simple method; those it cannot value are left out. */
export function naiveGuesses(market: Market, valued: readonly Valued[], { pricesWhole }: Pick<ValuationPlan, 'pricesWhole'>): Guessed[] {
  const logs = naiveLogPrices(
    market,
    valued.map(({ row }) => row),
    pricesWhole,
  )
  return valued.flatMap(({ actual }, i) => (Number.isNaN(logs[i]) ? [] : [{ actual, estimate: money(float64At(logs, i)) }]))
}
