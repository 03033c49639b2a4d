import type { Progress } from '../../build/progress.ts'
import type { Refit, Valued } from '../../valuation/backtest.ts'
import type { Bands } from '../../valuation/bands.ts'
import type { Examples } from '../../valuation/examples.ts'
import type { Forest } from '../../valuation/gbdt-predict.ts'
import { firstExampleFrom } from '../../valuation/monthly-refit.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { firstRowFrom, type Market } from '../../valuation/sale-table.ts'
import type { SegmentName } from '../../valuation/segments.ts'
import type { BandsDone, BandsShare, BandsTask } from './bands-worker.ts'
import { compareExamples } from './compare-pool.ts'
import type { RefitDone, RefitShare } from './refit-worker.ts'
import { onThreads } from './thread-pool.ts'

/** Runs the refits on some threads; each writes its months into the shared estimates before it is told of. */
async function runRefits(share: RefitShare, refits: readonly Refit[], threads: number, onRefit: (done: RefitDone) => void): Promise<void> {
  // the longest first: later refits learn from more examples
  const waiting = [...refits].sort((a, b) => b.month - a.month)
  await onThreads<Refit, RefitDone>({
    script: new URL('./refit-worker.ts', import.meta.url),
    workerData: share,
    threads: Math.min(threads, refits.length),
    next: () => waiting.shift() ?? null,
    onDone: onRefit,
  })
}

/** What a refit leaves: the log estimates of its months, and its forests where it values none. */
export interface RefitResult {
  estimates: Float64Array
  forests: Forest[] | null
}

/** Where finished parts of a learning are kept, so that a run that was killed goes on with them. */
export interface LearningStore {
  /** columns in shared memory */
  examples: (make: () => Promise<Examples>) => Promise<Examples>
  /** null when it is not finished */
  refit: (refit: Refit) => RefitResult | null
  keepRefit: (refit: Refit, result: RefitResult) => void
}

export interface LearnRequest {
  segment: SegmentName
  market: Market
  plan: ValuationPlan
  /** which rows become examples */
  wanted: (row: number) => boolean
  /** months since year 0, the last included: of the examples, of those that are valued, and of the index */
  from: number
  valuedFrom: number
  to: number
  refits: readonly Refit[]
  threads: number
  progress: Progress
  store?: LearningStore
}

/** Examples of a market with the estimates of all refits; NaN where there is none. */
export interface Learnt extends BandsShare {
  examples: Examples
  /** of refits that value no month, by their own */
  forests: Map<number, Forest[]>
}

export const shared = (bytes: number): ArrayBufferLike => new SharedArrayBuffer(bytes)

/** Describes past sales and learns from them on some threads; how many does not change a bit of the result. */
export async function learn({ segment, market, plan, refits, threads, progress, store, ...request }: LearnRequest): Promise<Learnt> {
  const { from, to, valuedFrom, wanted } = request
  const make = () => {
    progress.stage(`compare ${segment}`, countOf(market, request))
    const options = { from, to, valuedFrom, wanted, allocate: shared, onMonth: (count: number) => progress.advance(count) }
    return compareExamples(market, plan, options, threads)
  }
  const examples = await (store ? store.examples(make) : make())
  const learnt: Learnt = {
    market,
    plan,
    examples,
    forests: new Map(),
    estimates: new Float64Array(shared(examples.count * 8)).fill(Number.NaN),
  }
  const left = refits.filter((refit) => !takeOver(learnt, refit, store?.refit(refit) ?? null))
  progress.stage(`learn ${segment}`, refits.length)
  if (left.length < refits.length) progress.advance(refits.length - left.length)
  await runRefits({ examples, estimates: learnt.estimates, plan }, left, threads, ({ refit, forests }) => {
    if (forests) learnt.forests.set(refit.month, forests)
    store?.keepRefit(refit, { estimates: monthsOfRefit(learnt, refit).slice(), forests })
    progress.advance(1)
  })
  return learnt
}

function countOf({ sales }: Market, { from, to, wanted }: Pick<LearnRequest, 'from' | 'to' | 'wanted'>): number {
  let count = 0
  for (let row = firstRowFrom(sales, from); row < firstRowFrom(sales, to + 1); row++) if (wanted(row)) count++
  return count
}

/** The estimates that a refit makes. */
const monthsOfRefit = ({ examples, estimates }: Learnt, { month, until }: Refit): Float64Array =>
  estimates.subarray(firstExampleFrom(examples.month, month), firstExampleFrom(examples.month, Math.max(month, until + 1)))

function takeOver(learnt: Learnt, refit: Refit, finished: RefitResult | null): boolean {
  if (!finished) return false
  monthsOfRefit(learnt, refit).set(finished.estimates)
  if (finished.forests) learnt.forests.set(refit.month, finished.forests)
  return true
}

interface MonthsToValue {
  segment: SegmentName
  /** months since year 0, the last included */
  from: number
  to: number
  next: number | null
  threads: number
  progress: Progress
}

/** Values the sales of the months `from` … `to`, in the order of the sale table, and learns the bands of `next`, where one is asked for. */
export async function valueMonths(
  { market, plan, examples, estimates }: Learnt,
  { segment, from, to, next, threads, progress }: MonthsToValue,
): Promise<{ valued: Valued[]; bands: Bands | null }> {
  const waiting: BandsTask[] = Array.from({ length: to - from + 1 }, (_, at) => ({ month: from + at, isValued: true }))
  if (next !== null) waiting.push({ month: next, isValued: false })
  const byMonth: Valued[][] = []
  let bands: Bands | null = null
  progress.stage(`bands ${segment}`, waiting.length)
  await onThreads<BandsTask, BandsDone>({
    script: new URL('./bands-worker.ts', import.meta.url),
    workerData: { market, examples, estimates, plan } satisfies BandsShare,
    threads: Math.min(threads, waiting.length),
    next: () => waiting.shift() ?? null,
    onDone: (done) => {
      if (done.bands) bands = done.bands
      else byMonth[done.month - from] = done.valued
      progress.advance(1)
    },
  })
  return { valued: byMonth.flat(), bands }
}
