import type { Examples, MonthOfExamples } from '../../valuation/examples.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { PriceIndex } from '../../valuation/price-index.ts'
import { joinProbes, type Probes } from '../../valuation/probes.ts'
import { monthsOf, type RollOptions, roomForExamples } from '../../valuation/rolling-examples.ts'
import type { Market } from '../../valuation/sale-table.ts'
import type { CompareDone, CompareShare } from './compare-worker.ts'
import { onThreads } from './thread-pool.ts'

/** Months that a thread holds, so that none waits while the index is moved on for the next. */
const HELD = 2

/** The same as `rollExamples`, month by month on some threads; the columns must be allocated in shared memory. */
export async function compareExamples(market: Market, plan: ValuationPlan, options: RollOptions, threads: number): Promise<Examples> {
  const examples = roomForExamples(market, plan, options)
  const months = monthsOf(market, plan, examples, options)
  const probes: Probes[] = []
  let index: PriceIndex | null = null
  await onThreads<MonthOfExamples, CompareDone>({
    script: new URL('./compare-worker.ts', import.meta.url),
    workerData: { market, plan, examples } satisfies CompareShare,
    threads: Math.min(threads, options.to - options.from + 1),
    held: HELD,
    next: () => {
      const { value, done } = months.next()
      if (done) return null
      index = value.index
      return value
    },
    onDone: (done) => {
      probes[done.month - options.from] = done.probes
      options.onMonth?.(done.count)
    },
  })
  if (!index) throw new RangeError('no month to describe')
  return { ...examples, probes: joinProbes(probes, options.allocate), index }
}
