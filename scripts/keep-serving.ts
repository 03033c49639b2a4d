import { setTimeout as delay } from 'node:timers/promises'
import type { Served } from './serve-built.ts'

const PATIENCE_MS = 6_000
/** a busy machine may miss one or two */
const MISSES = 3

/** Whether somebody answers, whatever the answer says. */
const isAnswering = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )

interface Watch {
  everyMs?: number
  answers?: (url: string) => Promise<boolean>
}

/**
 * Serves, and serves anew when the server has stopped answering: the local runtime restarts a process that was killed, but can keep every
 * request waiting afterwards. `close` ends both.
 */
export async function keepServing(serve: () => Promise<Served>, { everyMs = 5_000, answers = isAnswering }: Watch = {}): Promise<Served> {
  let served = await serve()
  let isOver = false
  async function watch() {
    for (let misses = 0; !isOver; ) {
      // once it was silent, it is asked again soon
      await delay(misses > 0 ? everyMs / 5 : everyMs, undefined, { ref: false })
      if (isOver) return
      misses = (await answers(served.url)) ? 0 : misses + 1
      if (misses < MISSES || isOver) continue
      console.error('The server has stopped answering and is started again.')
      await Promise.race([served.close().catch(() => {}), delay(PATIENCE_MS)])
      served = await serve()
      misses = 0
    }
  }
  void watch()
  return {
    url: served.url,
    close: async () => {
      isOver = true
      await served.close()
    },
  }
}
