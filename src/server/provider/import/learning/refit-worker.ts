import { parentPort, workerData } from 'node:worker_threads'
import type { Refit } from '../../valuation/backtest.ts'
import type { Examples } from '../../valuation/examples.ts'
import type { Forest } from '../../valuation/gbdt-predict.ts'
import { correctEstimates, fitForests } from '../../valuation/monthly-refit.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'

/** Data shared between the main thread and the fitting threads; all columns are in shared memory. */
export interface RefitShare {
  examples: Examples
  estimates: Float64Array
  plan: ValuationPlan
}

export interface RefitDone {
  refit: Refit
  /** of a refit that values no month and is run for its forests */
  forests: Forest[] | null
}

const { examples, estimates, plan } = workerData as RefitShare

parentPort?.on('message', (refit: Refit) => {
  const forests = fitForests(examples, refit.month, plan)
  correctEstimates(examples, forests, refit.month, refit.until, estimates)
  const done: RefitDone = { refit, forests: refit.until < refit.month ? forests : null }
  parentPort?.postMessage(done)
})
