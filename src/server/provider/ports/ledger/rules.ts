import type { Attempt, Issue, NewSecret, RateLimit, Taking } from './port.ts'

interface Secret {
  hash: string
  expiresAt: number
  resendAt: number
  triesLeft: number
}

/** What is kept under one key. Times are unix milliseconds. */
export interface LedgerState {
  secret: Secret | null
  /** the one before, which comes back when the secret is withdrawn */
  replaced: Secret | null
  /** events of a limit, oldest first */
  taken: readonly number[]
  /** nothing is left to remember from then on */
  forgetAt: number
}

export const EMPTY: LedgerState = { secret: null, replaced: null, taken: [], forgetAt: 0 }

/** A state and the answer that led to it. */
type Step<Answer> = readonly [LedgerState, Answer]

export function issue(state: LedgerState, secret: NewSecret, now: number): Step<Issue> {
  const wait = (state.secret?.resendAt ?? 0) - now
  if (wait > 0) return [state, { issued: false, waitSeconds: Math.ceil(wait / 1_000) }]
  const expiresAt = now + secret.ttlSeconds * 1_000
  const resendAt = now + secret.resendSeconds * 1_000
  const next = { hash: secret.secretHash, expiresAt, resendAt, triesLeft: secret.tries }
  return [{ ...state, secret: next, replaced: state.secret, forgetAt: Math.max(state.forgetAt, expiresAt, resendAt) }, { issued: true }]
}

/** A spent secret stays until its resend time, so that using up the tries does not allow the next code early. */
export function attempt(state: LedgerState, secretHash: string, now: number): Step<Attempt> {
  const { secret } = state
  if (!secret || secret.triesLeft <= 0 || now >= secret.expiresAt) return [state, 'spent']
  if (isSame(secret.hash, secretHash)) return [{ ...state, secret: null, replaced: null }, 'right']
  return [{ ...state, secret: { ...secret, triesLeft: secret.triesLeft - 1 } }, 'wrong']
}

export function withdraw(state: LedgerState, secretHash: string): LedgerState {
  return state.secret && isSame(state.secret.hash, secretHash) ? { ...state, secret: state.replaced, replaced: null } : state
}

/** `events`: that many at once, all or none. */
export function take(state: LedgerState, { max, windowSeconds }: RateLimit, now: number, events = 1): Step<Taking> {
  const windowMs = windowSeconds * 1_000
  const taken = state.taken.filter((at) => at > now - windowMs)
  if (taken.length + events > max) {
    const free = (taken[taken.length + events - 1 - max] ?? now) + windowMs
    return [
      { ...state, taken },
      { allowed: false, retryAfterSeconds: Math.ceil((free - now) / 1_000) },
    ]
  }
  return [
    { ...state, taken: [...taken, ...Array.from({ length: events }, () => now)], forgetAt: Math.max(state.forgetAt, now + windowMs) },
    { allowed: true, retryAfterSeconds: 0 },
  ]
}

export const forget = (state: LedgerState): LedgerState => ({ ...state, taken: [] })

/** Hashes of equal length, compared without an early end. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1))
  return difference === 0
}
