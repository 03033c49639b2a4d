import { parentPort, workerData } from 'node:worker_threads'
import type { ExampleColumns, MonthOfExamples } from '../../valuation/examples.ts'
import { MonthDescriber } from '../../valuation/month-describer.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { Probes } from '../../valuation/probes.ts'
import type { Market } from '../../valuation/sale-table.ts'

export interface CompareShare {
  market: Market
  plan: ValuationPlan
  /** in shared memory */
  examples: ExampleColumns
}

export interface CompareDone {
  month: number
  count: number
  probes: Probes
}

const { market, plan, examples } = workerData as CompareShare
const describer = new MonthDescriber(market, plan, examples)

parentPort?.on('message', (one: MonthOfExamples) => {
  const done: CompareDone = { month: one.month, count: one.to - one.from, probes: describer.describe(one) }
  parentPort?.postMessage(done)
})
