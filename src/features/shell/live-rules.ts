/** What the live channel says: look again, the session has ended, a newer page took the place, or it answers a ping. */
export type LiveWord = 'look' | 'session' | 'replaced' | 'pong'

/** Reads a message of the channel; null for one that says nothing known. */
export function liveWord(data: unknown): LiveWord | null {
  if (data === 'pong') return 'pong'
  if (typeof data !== 'string') return null
  try {
    const read: unknown = JSON.parse(data)
    if (typeof read !== 'object' || read === null) return null
    if ('look' in read) return 'look'
    if ('end' in read && (read.end === 'session' || read.end === 'replaced')) return read.end
    return null
  } catch {
    return null
  }
}

const FIRST_MS = 500
/** No socket for long: the page asks as often as this. */
export const ASK_EVERY_MS = 60_000

/** How long to wait before the next attempt: doubled with each failure, up to a minute, and scattered, so that not all pages return at once. */
export const backOffMs = (failures: number, random: number): number =>
  Math.min(ASK_EVERY_MS, FIRST_MS * 2 ** Math.min(failures, 10)) * (0.5 + random / 2)
