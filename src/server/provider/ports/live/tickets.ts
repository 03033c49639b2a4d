import { LIVE_TICKET_SECONDS } from '#graphql/limits.ts'
import type { EndedSessions, LiveTicket } from './port.ts'

/** A ticket that waits to be used; times are unix seconds. */
export interface WaitingTicket extends LiveTicket {
  until: number
}

/** Tickets that one person may have waiting; the oldest goes first. */
const WAITING_MAX = 20

/** Adds a ticket; those past their time are dropped. */
export const withTicket = (waiting: readonly WaitingTicket[], ticket: LiveTicket, now: number): WaitingTicket[] =>
  [...waiting.filter(({ until }) => until > now), { ...ticket, until: now + LIVE_TICKET_SECONDS }].slice(-WAITING_MAX)

/** Takes the ticket with this secret, which is spent by it; null: foreign, old, or used before. Another browser's attempt spends nothing. */
export function takeTicket(
  waiting: readonly WaitingTicket[],
  { secretHash, tokenHash }: Pick<LiveTicket, 'secretHash' | 'tokenHash'>,
  now: number,
): { rest: WaitingTicket[]; ticket: WaitingTicket | null } {
  const fresh = waiting.filter(({ until }) => until > now)
  const ticket = fresh.find((one) => one.secretHash === secretHash && one.tokenHash === tokenHash) ?? null
  return { rest: fresh.filter((one) => one !== ticket), ticket }
}

/** Whether a session is among those that have ended. */
export const hasEnded = (sessionId: string, ended: EndedSessions): boolean =>
  'only' in ended ? sessionId === ended.only : sessionId !== ended.except
