import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../db/client.ts'
import { DeskError, errorAnswer } from './desk-error.ts'

/**
 * What can go wrong with the card service: no connection, an answer after ten seconds, 429, 500, an answer that is no JSON, or an answer that is lost
 * after the work was done.
 */
export const DESK_FAULTS = ['unreachable', 'slow', 'rate_limit', 'server_error', 'malformed', 'answer_lost'] as const
export type DeskFault = (typeof DESK_FAULTS)[number]

const SLOW_MS = 10_000

const FAULT_ERRORS: Readonly<Partial<Record<DeskFault, DeskError>>> = {
  rate_limit: new DeskError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
  server_error: new DeskError(500, { type: 'api_error', message: 'An unknown error occurred.' }),
}

const faultRow = z.object({ kind: z.enum(DESK_FAULTS) })

/** Lets a fault befall the next requests. */
export const setFault = (trade: Statements, country: CountryCode, kind: DeskFault, times: number): Promise<unknown> =>
  trade.run(
    'insert into card_desk_fault (country, kind, times) values (?, ?, ?) on conflict (country) do update set kind = excluded.kind, times = excluded.times',
    country,
    kind,
    times,
  )

/** The fault of this request, which counts; null where none is set. */
export async function takeFault(trade: Statements, country: CountryCode): Promise<DeskFault | null> {
  const row = await trade.first({}, 'update card_desk_fault set times = times - 1 where country = ? and times > 0 returning kind', country)
  return faultRow.safeParse(row).data?.kind ?? null
}

/** Answers in place of the desk, or around its answer. Throws as a broken connection does. */
export async function withFault(fault: DeskFault | null, ask: () => Promise<Response>): Promise<Response> {
  if (fault === 'unreachable') throw new TypeError('The connection was refused.')
  const error = fault === null ? undefined : FAULT_ERRORS[fault]
  if (error) return new Response(errorAnswer(error), { status: error.status, headers: { 'content-type': 'application/json' } })
  if (fault === 'malformed') return new Response('<html>Bad gateway</html>', { status: 200, headers: { 'content-type': 'text/html' } })
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  const answer = await ask()
  if (fault === 'answer_lost') throw new TypeError('The connection was closed.')
  return answer
}
