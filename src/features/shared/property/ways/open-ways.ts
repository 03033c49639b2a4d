import type { WayAnswers, WayTask, WayTasks } from './ways-desk.ts'
import type { NumberedAnswer, NumberedTask } from './ways-thread.ts'

/** A thread beside the page that works out ways. It asks the server for the timetable alone: no place leaves the device. */
export interface Ways {
  /** Rejects when the thread has failed. */
  ask: <K extends keyof WayTasks>(kind: K, given: WayTasks[K]) => Promise<WayAnswers[K]>
  close: () => void
}

/** Starts the thread. */
export function openWays(): Ways {
  const thread = new Worker(new URL('./ways-thread.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (answer: NumberedAnswer['answer']) => void; reject: (reason: Error) => void }>()
  let count = 0
  thread.addEventListener('message', ({ data: { number, answer } }: MessageEvent<NumberedAnswer>) => {
    waiting.get(number)?.resolve(answer)
    waiting.delete(number)
  })
  thread.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the ways could not be worked out'))
    waiting.clear()
  })
  return {
    ask: <K extends keyof WayTasks>(kind: K, given: WayTasks[K]) =>
      new Promise<WayAnswers[K]>((resolve, reject) => {
        const number = count++
        // the thread answers each task in its own shape
        waiting.set(number, { resolve: (answer) => resolve(answer as WayAnswers[K]), reject })
        thread.postMessage({ number, task: { kind, given } as WayTask } satisfies NumberedTask)
      }),
    close: () => thread.terminate(),
  }
}
