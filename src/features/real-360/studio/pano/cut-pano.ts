import type { CutAnswer, CutTask } from './cut-pano-thread.ts'

/** Does a task in a thread of its own, which goes with its memory when it is done or `signal` stops it. Null where the browser cannot do it. */
export function cutInThread(task: CutTask, signal: AbortSignal): Promise<Extract<CutAnswer, { ok: true }> | null> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./cut-pano-thread.ts', import.meta.url), { type: 'module' })
    const end = (answer: Extract<CutAnswer, { ok: true }> | null) => {
      thread.terminate()
      signal.removeEventListener('abort', stop)
      resolve(answer)
    }
    const stop = () => end(null)
    thread.addEventListener('message', ({ data }: MessageEvent<CutAnswer>) => end(data.ok ? data : null))
    thread.addEventListener('error', stop)
    signal.addEventListener('abort', stop)
    thread.postMessage(task)
  })
}
