import { Worker } from 'node:worker_threads'
import type { Refit } from '../../valuation/backtest.ts'
import type { RefitShare } from './refit-worker.ts'

/** Runs the refits on some threads; each writes its months into the shared estimates. */
export async function runRefits(share: RefitShare, refits: readonly Refit[], threads: number, onRefit: () => void): Promise<void> {
  // the dearest first: later refits learn from more examples
  const waiting = [...refits].sort((a, b) => b.month - a.month)
  const workers = Array.from(
    { length: Math.min(threads, refits.length) },
    () => new Worker(new URL('./refit-worker.ts', import.meta.url), { workerData: share }),
  )
  try {
    await Promise.all(workers.map((worker) => drain(worker, waiting, onRefit)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function drain(worker: Worker, waiting: Refit[], onRefit: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const refit = waiting.shift()
      if (refit) worker.postMessage(refit)
      else resolve()
    }
    worker.on('error', reject)
    worker.on('message', () => {
      onRefit()
      next()
    })
    next()
  })
}
