import { CONFIRM_AHEAD_DAYS, CONFIRM_DAYS, type ListingActivity, type ListingState } from '#graphql/listing-kinds.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { Page } from '../../paging.ts'
import { OWN_SOURCE } from '../listing/listing-row.ts'
import { readWorkedListings, type WorkedListingRow } from './own-row.ts'

const DAY = 86_400

/** Null and missing ones do not apply. */
export interface OwnListingFilter {
  states?: readonly ListingState[] | null
  activity?: ListingActivity | null
  /** advertised, and to be confirmed within the days of the letter */
  isDue?: boolean | null
  /** part of the name, the street, the address, the headline or the postal code */
  text?: string | null
}

/** Of what is written here: what a feed sends is confirmed by the feed. */
const DUE = `(l.source = '${OWN_SOURCE}' and l.state in (${ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')}) and l.confirmed_at <= ?)`

/** When a listing must have been confirmed before, to be due at `now`; unix seconds. */
export const dueBefore = (now: number): number => now - (CONFIRM_DAYS - CONFIRM_AHEAD_DAYS) * DAY

function matching(
  owners: readonly string[],
  { states, activity, isDue, text }: OwnListingFilter,
  now: number,
): { sql: string; parameters: SqlValue[] } {
  const word = text?.trim().toLowerCase() || null
  const conditions: [sql: string, ...SqlValue[]][] = [['l.agent in (select value from json_each(?))', JSON.stringify(owners)]]
  if (states) conditions.push(['l.state in (select value from json_each(?))', JSON.stringify(states)])
  if (activity) conditions.push(['l.activity = ?', activity])
  if (isDue) conditions.push([DUE, dueBefore(now)])
  if (word !== null)
    conditions.push([
      `instr(lower(l.project_name || ' ' || coalesce(l.project_name_local, '') || ' ' || l.street || ' ' || l.postal_code || ' ' || l.address || ' ' || l.headline), ?)`,
      word,
    ])
  return { sql: conditions.map(([sql]) => sql).join(' and '), parameters: conditions.flatMap(([, ...values]) => values) }
}

/** What waits for its agent comes first, then what was touched last; one row more than the page, to know whether there is a next one. */
export function listOwn(
  trade: Statements,
  owners: readonly string[],
  filter: OwnListingFilter,
  { first, offset }: Page,
  now: number,
): Promise<WorkedListingRow[]> {
  const { sql, parameters } = matching(owners, filter, now)
  return readWorkedListings(
    trade,
    `${sql} order by ${DUE} desc, l.updated_at desc, l.id limit ? offset ?`,
    ...parameters,
    dueBefore(now),
    first + 1,
    offset,
  )
}

export async function countOwn(trade: Statements, owners: readonly string[], filter: OwnListingFilter, now: number): Promise<number> {
  const { sql, parameters } = matching(owners, filter, now)
  const row = await trade.first({ total: integer() }, `select count(*) as total from listing l where ${sql}`, ...parameters)
  return row?.total ?? 0
}

/** How many there are in each state, and how many of them are due. */
export const ownCounts = (
  trade: Statements,
  owners: readonly string[],
  now: number,
): Promise<{ state: ListingState; total: number; due: number }[]> =>
  trade.all(
    { ...pick(LISTING, 'state'), total: integer(), due: integer() },
    `select l.state, count(*) as total, sum(${DUE}) as due from listing l where l.agent in (select value from json_each(?)) group by l.state`,
    dueBefore(now),
    JSON.stringify(owners),
  )
