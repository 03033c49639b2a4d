import { cleanLine } from '#lib/clean-line.ts'
import { requestRefusal } from './errors.ts'
import { hashOf } from './secret.ts'

const REASON_MAX_CHARS = 300

/** A moment of the contract, ISO 8601, as unix seconds. Throws `time-unreadable`. */
export function momentOf(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw requestRefusal('time-unreadable', 'Times are written as ISO 8601.')
  return Math.floor(at / 1_000)
}

/** Keys are the callers' own: one of them cannot stand for another's action. Throws `key-unreadable`. */
export function actionKey(key: string, ...about: string[]): string {
  if (!/^[\w-]{8,64}$/.test(key)) throw requestRefusal('key-unreadable', 'A key has 8 to 64 letters, digits, "-" or "_".')
  return hashOf([key, ...about].join('\n'))
}

/** What somebody gives as the reason, on one line; '' without one. */
export const reasonOf = (text: string | null | undefined): string => cleanLine(text ?? '').slice(0, REASON_MAX_CHARS)
