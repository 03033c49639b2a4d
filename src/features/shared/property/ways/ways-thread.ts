import { fail, type Result } from '#lib/result.ts'
import { unpackTimetable } from '#market/timetable/packed-timetable.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { type WayAnswers, type WayTask, waysDesk } from './ways-desk.ts'

/** A task with the number by which its answer is known. */
export interface NumberedTask {
  number: number
  task: WayTask
}

/** The answer to a task; null: it could not be done. */
export interface NumberedAnswer {
  number: number
  answer: WayAnswers[keyof WayAnswers] | null
}

async function load(url: string): Promise<Result<Timetable>> {
  try {
    const response = await fetch(url)
    return response.ok ? unpackTimetable(new Uint8Array(await response.arrayBuffer())) : fail('http', 'timetable')
  } catch {
    return fail('network', 'timetable')
  }
}

const answer = (said: NumberedAnswer): void => postMessage(said)

/** Answers the tasks of the page that started this thread. */
function serve(): void {
  const desk = waysDesk(load)
  addEventListener('message', ({ data: { number, task } }: MessageEvent<NumberedTask>) => {
    desk(task).then(
      (done) => answer({ number, answer: done }),
      () => answer({ number, answer: null }),
    )
  })
}

serve()
