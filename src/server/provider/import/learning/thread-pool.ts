import { Worker } from 'node:worker_threads'

interface ThreadWork<Task, Done> {
  /** answers every task with one message */
  script: URL
  /** copied to every thread, but for shared memory */
  workerData: object
  threads: number
  /** how many tasks a thread holds: one more than it works on where making the next one takes time */
  held?: number
  /** the next task; null when there is none */
  next: () => Task | null
  onDone: (done: Done) => void
}

/** Gives tasks to threads until there are none left and all are answered. Fails as soon as a thread does. */
export async function onThreads<Task, Done>({
  script,
  workerData,
  threads,
  held = 1,
  next,
  onDone,
}: ThreadWork<Task, Done>): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(script, { workerData }))
  try {
    await Promise.all(workers.map((worker) => drain(worker, held, next, onDone)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function drain<Task, Done>(worker: Worker, held: number, next: () => Task | null, onDone: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let open = 0
    const fill = () => {
      while (open < held) {
        const task = next()
        if (task === null) break
        worker.postMessage(task)
        open++
      }
      if (open === 0) resolve()
    }
    const guarded = (step: () => void) => {
      try {
        step()
      } catch (error) {
        reject(error)
      }
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code}`)))
    worker.on('message', (done: Done) =>
      guarded(() => {
        open--
        onDone(done)
        fill()
      }),
    )
    guarded(fill)
  })
}
