import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../db/client.ts'
import { pick } from '../db/column-table.ts'
import { CARD_DESK_KEY } from '../db/trade/card-desk-tables.ts'
import { DeskError } from './desk-error.ts'

/** A request that works longer than this under its key has been cut. */
const TAKEN_MS = 30_000

export interface KeyAsked {
  country: CountryCode
  key: string
  /** method, path and body: what must be the same when a key comes again */
  fingerprint: string
  requestId: string
  nowMs: number
}

export interface KeptAnswer {
  status: number
  answer: string
}

const KEY_ROW = {
  ...pick(CARD_DESK_KEY, 'fingerprint'),
  taken_by: CARD_DESK_KEY.columns.takenBy,
  ...pick(CARD_DESK_KEY, 'status', 'answer'),
}

/**
 * Takes a key for a request. Answers what was answered under it before, or null when the work is this request's to do. Throws Stripe's errors when the
 * key came with something else, or when another request works under it at this moment.
 */
export async function takeKey(trade: Statements, { country, key, fingerprint, requestId, nowMs }: KeyAsked): Promise<KeptAnswer | null> {
  const row = await trade.first(
    KEY_ROW,
    `insert into card_desk_key (country, key, fingerprint, taken_by, taken_at, uses) values (?, ?, ?, ?, ?, 1)
     on conflict (country, key) do update set uses = uses + 1,
       taken_by = case when answer is null and taken_at < ? then excluded.taken_by else taken_by end,
       taken_at = case when answer is null and taken_at < ? then excluded.taken_at else taken_at end
     returning fingerprint, taken_by, status, answer`,
    country,
    key,
    fingerprint,
    requestId,
    nowMs,
    nowMs - TAKEN_MS,
    nowMs - TAKEN_MS,
  )
  if (!row) throw new DeskError(500, { type: 'api_error', message: 'The key was not kept.' })
  if (row.fingerprint !== fingerprint)
    throw new DeskError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  if (row.status !== null && row.answer !== null) return { status: row.status, answer: row.answer }
  if (row.taken_by === requestId) return null
  throw new DeskError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  })
}

/** To be written in the transaction of the work. */
export const keepAnswer = (trade: Statements, { country, key, requestId }: KeyAsked, { status, answer }: KeptAnswer): Promise<unknown> =>
  trade.run(
    'update card_desk_key set status = ?, answer = ? where country = ? and key = ? and taken_by = ?',
    status,
    answer,
    country,
    key,
    requestId,
  )

/** For what was refused before anything was done: the key may come again. */
export const freeKey = (trade: Statements, { country, key, requestId }: KeyAsked): Promise<unknown> =>
  trade.run(
    `update card_desk_key set taken_by = '', taken_at = 0 where country = ? and key = ? and taken_by = ? and answer is null`,
    country,
    key,
    requestId,
  )
