/** So many may wait; a picture takes some 100 ms of a processor that all requests of the isolate share. */
const WAITING_MAX = 6

const line: { last: Promise<unknown>; length: number } = { last: Promise.resolve(), length: 0 }

/** Runs one piece of work after the other; null, at once, where too many wait already. What is thrown is the caller's alone. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T | null> {
  if (line.length >= WAITING_MAX) return null
  line.length++
  const mine = line.last.then(work)
  line.last = mine.catch(() => {})
  try {
    return await mine
  } finally {
    line.length--
  }
}
