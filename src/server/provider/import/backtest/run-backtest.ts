import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import type { Progress } from '../../db/build/progress.ts'
import { refitsFor, valueMonth } from '../../valuation/backtest.ts'
import { money } from '../../valuation/estimate.ts'
import type { Guessed } from '../../valuation/metrics.ts'
import { naiveLogPrices } from '../../valuation/naive.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { rollExamples } from '../../valuation/rolling-examples.ts'
import { firstRowFrom, type Market } from '../../valuation/sale-table.ts'
import { SEGMENTS } from '../../valuation/segments.ts'
import { TooFewSales } from '../input-file.ts'
import { loadMarket } from './load-market.ts'
import type { BacktestFiles } from './options.ts'
import { runRefits } from './refit-pool.ts'
import { type BacktestReport, reportOf } from './report.ts'
import type { ValuedSale } from './valued-sale.ts'

/** months of examples that the first refit needs */
const LEAST_LESSON_MONTHS = 3

/** Without `from` and `to` the newest sales are valued, of so many months. */
const NEWEST_MONTHS = 12

export interface BacktestRequest extends BacktestFiles {
  /** months since year 0, the last included */
  from?: number
  to?: number
  /** months between refits */
  refitMonths: number
  threads: number
  /** the day it is put on record with, "2026-11-20"; today unless named */
  madeOn?: string
  /** for tests; the measured plan otherwise */
  plan?: ValuationPlan
}

export interface BacktestOutcome {
  report: BacktestReport
  /** in input order */
  valued: ValuedSale[]
  told: string[]
}

const shared = (bytes: number): ArrayBufferLike => new SharedArrayBuffer(bytes)

/** Values every sale of the period from the sales of earlier months only, and scores the estimates. Throws {@link TooFewSales} when it cannot. */
export async function runBacktest(request: BacktestRequest, progress: Progress): Promise<BacktestOutcome> {
  const started = performance.now()
  const { market, valued: wanted, order, records, told } = await loadMarket(request, progress)
  const { plan = SEGMENTS[request.kind].plan } = request
  const { sales } = market
  const to = request.to ?? int32At(sales.month, Math.max(0, wanted.lastIndexOf(1)))
  const options = { ...request, to, from: request.from ?? to - NEWEST_MONTHS + 1 }
  const rows = { from: firstRowFrom(sales, options.from), to: firstRowFrom(sales, options.to + 1) }
  const asked = wanted.subarray(rows.from, rows.to).reduce((sum, one) => sum + one, 0)
  if (asked === 0) throw new TooFewSales(`no ${options.kind} sale to value between ${named(options.from)} and ${named(options.to)}`)
  const firstLesson = Math.max(int32At(sales.month, 0) + plan.warmUpMonths, options.from - plan.trainingMonths - plan.calibrationMonths)
  if (firstLesson + LEAST_LESSON_MONTHS > options.from)
    throw new TooFewSales(
      `the sales begin in ${named(int32At(sales.month, 0))}: the first month that can be valued is ${named(int32At(sales.month, 0) + plan.warmUpMonths + LEAST_LESSON_MONTHS)}`,
    )
  const total = firstRowFrom(sales, options.to + 1) - firstRowFrom(sales, firstLesson)
  progress.stage('comparables', total)
  const examples = rollExamples(market, plan, {
    ...{
      from: firstLesson,
      to: options.to,
      valuedFrom: options.from - plan.calibrationMonths,
      wanted: (row) => wanted[row] === 1,
      allocate: shared,
    },
    onMonth: (count) => progress.advance(count),
  })
  const estimates = new Float64Array(shared(examples.count * 8)).fill(Number.NaN)
  const refits = refitsFor(options.from, options.to, firstLesson + LEAST_LESSON_MONTHS, plan, options.refitMonths)
  progress.stage('refits', refits.length)
  await runRefits({ examples, estimates, plan }, refits, options.threads, () => progress.advance(1))
  const valued: ValuedSale[] = []
  progress.stage('bands', options.to - options.from + 1)
  for (let month = options.from; month <= options.to; month++) {
    for (const one of valueMonth(market, examples, estimates, month, plan)) {
      const at = int32At(order, one.row)
      valued.push({ ...one, order: at, record: elementAt(records, at) })
    }
    progress.advance(1)
  }
  valued.sort((a, b) => a.order - b.order)
  progress.done()
  const naive = naiveGuesses(market, valued)
  const { kind, from, madeOn = new Date().toISOString().slice(0, 10) } = options
  const seconds = (performance.now() - started) / 1000
  return { report: reportOf({ valued, naive, asked, seconds }, { kind, from, to, madeOn }), valued, told }
}

/** The valued sales by the simple method; those it cannot value are left out. */
function naiveGuesses(market: Market, valued: readonly ValuedSale[]): Guessed[] {
  const logs = naiveLogPrices(
    market,
    valued.map(({ row }) => row),
  )
  return valued.flatMap(({ actual }, i) => (Number.isNaN(logs[i]) ? [] : [{ actual, estimate: money(float64At(logs, i)) }]))
}

const named = (month: number): string => formatMonth(monthOfIndex(month))
