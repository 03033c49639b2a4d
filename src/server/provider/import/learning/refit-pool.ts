import type { Refit } from '../../valuation/backtest.ts'
import type { RefitDone, RefitShare } from './refit-worker.ts'
import { onThreads } from './thread-pool.ts'

/** Runs the refits on some threads; each writes its months into the shared estimates before it is told of. */
export async function runRefits(
  share: RefitShare,
  refits: readonly Refit[],
  threads: number,
  onRefit: (done: RefitDone) => void,
): Promise<void> {
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
