/** So many may wait: a picture takes some 200 ms of a processor that all requests of the isolate share. */
const WAITING_MAX = 6
const WAIT_MAX_MS = 4_000
const LOOK_AGAIN_MS = 30
/** Work that has not ended by then belonged to a request that was cut off. */
const LEASE_MS = 8_000

/** Times in ms. Nothing here waits for a promise of another request: it never settles when that request is cut off. */
const line: { busyUntil: number; waiting: number[] } = { busyUntil: 0, waiting: [] }

/** Runs one piece of work at a time; null where too many wait already, or the turn does not come. What is thrown is the caller's alone. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T | null> {
  const isMine = Date.now() >= line.busyUntil || (await comesMyTurn())
  if (!isMine) return null
  line.busyUntil = Date.now() + LEASE_MS
  try {
    return await work()
  } finally {
    line.busyUntil = 0
  }
}

/** True at once when nobody works any more; there is no step between that and taking the turn. */
async function comesMyTurn(): Promise<boolean> {
  const begun = Date.now()
  line.waiting = line.waiting.filter((until) => until > begun)
  if (line.waiting.length >= WAITING_MAX) return false
  const until = begun + WAIT_MAX_MS
  line.waiting.push(until)
  let isFree = false
  while (!isFree && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    isFree = Date.now() >= line.busyUntil
    if (isFree) line.busyUntil = Date.now() + LEASE_MS
  }
  line.waiting.splice(line.waiting.indexOf(until), 1)
  return isFree
}
