import { Worker } from 'node:worker_threads'
import type { Refit } from '../../valuation/backtest.ts'
import type { Forest } from '../../valuation/gbdt-predict.ts'
import type { RefitDone, RefitShare } from './refit-worker.ts'

/**
 * Runs the refits on some threads; each writes its months into the shared estimates. Returns the forests of refits that value no month,
 * by their own.
 */
export async function runRefits(
  share: RefitShare,
  refits: readonly Refit[],
  threads: number,
  onRefit: () => void,
): Promise<Map<number, Forest[]>> {
  const forests = new Map<number, Forest[]>()
  const keep = (done: RefitDone) => {
    if (done.forests) forests.set(done.month, done.forests)
    onRefit()
  }
  // the longest first: later refits learn from more examples
  const waiting = [...refits].sort((a, b) => b.month - a.month)
  const workers = Array.from(
    { length: Math.min(threads, refits.length) },
    () => new Worker(new URL('./refit-worker.ts', import.meta.url), { workerData: share }),
  )
  try {
    await Promise.all(workers.map((worker) => drain(worker, waiting, keep)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return forests
}

function drain(worker: Worker, waiting: Refit[], onRefit: (done: RefitDone) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const refit = waiting.shift()
      if (refit) worker.postMessage(refit)
      else resolve()
    }
    worker.on('error', reject)
    worker.on('message', (done: RefitDone) => {
      onRefit(done)
      next()
    })
    next()
  })
}
