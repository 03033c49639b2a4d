import { parentPort, workerData } from 'node:worker_threads'
import type { Refit } from '../../valuation/backtest.ts'
import { correct, fitForests } from '../../valuation/monthly-refit.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { Examples } from '../../valuation/rolling-examples.ts'

/** What the thread that asks and the threads that fit share; all columns lie in shared memory. */
export interface RefitShare {
  examples: Examples
  estimates: Float64Array
  plan: ValuationPlan
}

const { examples, estimates, plan } = workerData as RefitShare

parentPort?.on('message', ({ month, until }: Refit) => {
  correct(examples, fitForests(examples, month, plan), month, until, estimates)
  parentPort?.postMessage(month)
})
