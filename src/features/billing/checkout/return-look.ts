import type { Result } from '#lib/result.ts'
import type { BilledStep } from '../billed.ts'

/** What the page that a payment returns to knows; `turn` counts how often it was asked to look. */
export interface ReturnLook {
  turn: number
  looked: Result<BilledStep> | 'looking'
}

type LookNews = { is: 'again' } | { is: 'answered'; turn: number; answer: Result<BilledStep> }

export const FIRST_LOOK: ReturnLook = { turn: 0, looked: 'looking' }

/** The next state. A second press while it looks changes nothing, nor does the answer of a look that another one has followed. */
export function nextLook(now: ReturnLook, news: LookNews): ReturnLook {
  if (news.is === 'again') return now.looked === 'looking' ? now : { turn: now.turn + 1, looked: 'looking' }
  return now.looked === 'looking' && news.turn === now.turn ? { ...now, looked: news.answer } : now
}
