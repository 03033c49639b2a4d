import type { Statements } from '../../db/client.ts'
import { bit, integer, pick } from '../../db/column-table.ts'
import { LEAD } from '../../db/trade/lead-tables.ts'
import type { LeadOrigin, LeadState } from '../../db/trade/words.ts'
import type { Page } from '../../paging.ts'
import { type LeadVisibility, VISIBLE } from './lead-access.ts'
import { LEAD_COLUMNS, LEAD_ROW, type LeadRow } from './lead-row.ts'

/** Null and missing ones do not apply. */
export interface LeadFilter {
  state?: LeadState | null
  /** neither won nor lost */
  isOpen?: boolean | null
  origin?: LeadOrigin | null
  /** part of the message, the name, the address, the phone or the home's name */
  text?: string | null
  /** to be followed up until today, "2026-11-28" */
  dueUntil?: string | null
  /** only what is suspected; else only what is not */
  isSuspected?: boolean | null
  /** given to the viewer */
  isMine?: boolean | null
}

const MATCHES = `from lead where ${VISIBLE} and (?4 is null or lead.state = ?4) and (?5 is null or lead.origin = ?5)
  and (?6 is null or instr(lower(message), ?6) or instr(lower(name), ?6) or instr(lower(email), ?6) or instr(phone, ?6)
    or instr(lower(coalesce(home ->> 'name', '')), ?6))
  and (?7 is null or (lead.follow_up_on <= ?7 and lead.state in ('new', 'contacted', 'meeting')))
  and (lead.suspicion is not null) = ?8 and (?9 = 0 or lead.assigned_to = ?1)
  and (?10 = 0 or lead.state in ('new', 'contacted', 'meeting'))`

const parametersOf = (visibility: LeadVisibility, { state, isOpen, origin, text, dueUntil, isSuspected, isMine }: LeadFilter) =>
  [
    ...visibility,
    state ?? null,
    origin ?? null,
    text?.trim().toLowerCase() || null,
    dueUntil ?? null,
    isSuspected ? 1 : 0,
    isMine ? 1 : 0,
    isOpen ? 1 : 0,
  ] as const

/** The newest first; one row more than the page, to know whether there is a next one. */
export const listLeads = (trade: Statements, visibility: LeadVisibility, filter: LeadFilter, { first, offset }: Page): Promise<LeadRow[]> =>
  trade.all(
    LEAD_ROW,
    `select ${LEAD_COLUMNS} ${MATCHES} order by lead.created_at desc, lead.id limit ?11 offset ?12`,
    ...parametersOf(visibility, filter),
    first + 1,
    offset,
  )

export async function countLeads(trade: Statements, visibility: LeadVisibility, filter: LeadFilter): Promise<number> {
  const row = await trade.first({ total: integer() }, `select count(*) as total ${MATCHES}`, ...parametersOf(visibility, filter))
  return row?.total ?? 0
}

/** How many leads there are in each state, and of the suspected. */
export const leadCounts = (
  trade: Statements,
  visibility: LeadVisibility,
): Promise<{ state: LeadState; suspected: number; total: number }[]> =>
  trade.all(
    { ...pick(LEAD, 'state'), suspected: bit(), total: integer() },
    `select state, suspicion is not null as suspected, count(*) as total from lead where ${VISIBLE} group by 1, 2`,
    ...visibility,
  )
