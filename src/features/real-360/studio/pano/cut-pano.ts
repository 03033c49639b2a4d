import type { CutAnswer, CutTask } from './cut-pano-thread.ts'

/** Does a task in a thread of its own, which goes with its memory when it is done or `signal` stops it. */
export function cutInThread(task: CutTask, signal: AbortSignal): Promise<CutAnswer> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./cut-pano-thread.ts', import.meta.url), { type: 'module' })
    const end = (answer: CutAnswer) => {
      thread.terminate()
      signal.removeEventListener('abort', stop)
      resolve(answer)
    }
    const stop = () => end({ ok: false, code: 'pano-unreadable' })
    thread.addEventListener('message', ({ data }: MessageEvent<CutAnswer>) => end(data))
    thread.addEventListener('error', stop)
    signal.addEventListener('abort', stop)
    thread.postMessage(task)
  })
}
