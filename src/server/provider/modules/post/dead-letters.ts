import type { Statements } from '../../db/client.ts'
import { integer, notNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { LETTER } from '../../db/trade/post-tables.ts'
import type { Page } from '../../paging.ts'

/** A letter that was given up, for staff. */
const DEAD_LETTER_ROW = {
  ...pick(LETTER, 'key', 'template', 'country'),
  /** masked: who it is for is not the desk's business */
  recipient: LETTER.columns.recipient,
  ...pick(LETTER, 'tries'),
  fault: text(),
  /** unix seconds */
  createdAt: LETTER.columns.createdAt,
  settledAt: notNull(LETTER.columns.settledAt),
  /** 1 when its time is over: what it holds works no longer, so it cannot be sent again */
  isOver: integer(),
}
export type DeadLetter = RowOf<typeof DEAD_LETTER_ROW>

const DEAD = `state = 'dead' and dropped_at is null`
const OVER = `(contents is null or (not_after is not null and not_after <= ?))`

/** Dead letters that nobody has dropped, the newest first; one more than the page. */
export async function listDeadLetters(trade: Statements, { first, offset }: Page, now: number): Promise<DeadLetter[]> {
  const rows = await trade.all(
    DEAD_LETTER_ROW,
    `select key, template, country, recipient, tries, coalesce(fault, '') as fault, created_at as createdAt, settled_at as settledAt,
      ${OVER} as isOver from letter where ${DEAD} order by settled_at desc, key limit ? offset ?`,
    now,
    first + 1,
    offset,
  )
  return rows.map((row) => ({ ...row, recipient: maskedAddress(row.recipient) }))
}

export const countDeadLetters = async (trade: Statements): Promise<number> =>
  (await trade.first({ n: integer() }, `select count(*) as n from letter where ${DEAD}`))?.n ?? 0

/** Lets dead letters wait again, with all their tries; those whose time is over stay. Returns the keys of those that wait now. */
export async function reviveLetters(trade: Statements, keys: readonly string[], now: number): Promise<string[]> {
  const rows = await trade.all(
    pick(LETTER, 'key'),
    `update letter set state = 'waiting', tries = 0, fault = null, settled_at = null, lease_until = null, due_at = null
    where ${DEAD} and not ${OVER} and key in (select value from json_each(?)) returning key`,
    now,
    JSON.stringify(keys),
  )
  return rows.map(({ key }) => key)
}

/** Takes dead letters off the list for good. Returns the keys of those that were on it. */
export async function dropDeadLetters(trade: Statements, keys: readonly string[], now: number): Promise<string[]> {
  const rows = await trade.all(
    pick(LETTER, 'key'),
    `update letter set dropped_at = ?, contents = null where ${DEAD} and key in (select value from json_each(?)) returning key`,
    now,
    JSON.stringify(keys),
  )
  return rows.map(({ key }) => key)
}

/** "mei.ling@example.com" as "m•••@example.com". */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '•••' : `${Array.from(address)[0]}•••${address.slice(at)}`
}
