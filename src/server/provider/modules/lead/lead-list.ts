import type { Statements } from '../../db/client.ts'
import type { Page } from '../../paging.ts'
import type { ViewerRow } from '../account/viewer-store.ts'
import { VISIBLE, visibleTo } from './lead-access.ts'
import { LEAD_COLUMNS, type LeadRow } from './lead-row.ts'
import type { LeadOrigin, LeadState } from './lead-states.ts'

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

const MATCHES = `from lead where ${VISIBLE} and (?3 is null or lead.state = ?3) and (?4 is null or lead.origin = ?4)
  and (?5 is null or instr(lower(message), ?5) or instr(lower(name), ?5) or instr(lower(email), ?5) or instr(phone, ?5)
    or instr(lower(coalesce(home ->> 'name', '')), ?5))
  and (?6 is null or (lead.follow_up_on <= ?6 and lead.state in ('new', 'contacted', 'meeting')))
  and (lead.suspicion is not null) = ?7 and (?8 = 0 or lead.assigned_to = ?1)
  and (?9 = 0 or lead.state in ('new', 'contacted', 'meeting'))`

const parametersOf = (viewer: ViewerRow, { state, isOpen, origin, text, dueUntil, isSuspected, isMine }: LeadFilter) =>
  [
    ...visibleTo(viewer),
    state ?? null,
    origin ?? null,
    text?.trim().toLowerCase() || null,
    dueUntil ?? null,
    isSuspected ? 1 : 0,
    isMine ? 1 : 0,
    isOpen ? 1 : 0,
  ] as const

/** The newest first; one row more than the page, to know whether there is a next one. */
export const listLeads = (trade: Statements, viewer: ViewerRow, filter: LeadFilter, { first, offset }: Page): Promise<LeadRow[]> =>
  trade.all<LeadRow>(
    `select ${LEAD_COLUMNS} ${MATCHES} order by lead.created_at desc, lead.id limit ?10 offset ?11`,
    ...parametersOf(viewer, filter),
    first + 1,
    offset,
  )

export async function countLeads(trade: Statements, viewer: ViewerRow, filter: LeadFilter): Promise<number> {
  const row = await trade.first<{ total: number }>(`select count(*) as total ${MATCHES}`, ...parametersOf(viewer, filter))
  return row?.total ?? 0
}

/** How many leads there are in each state, and of the suspected. */
export const leadCounts = (trade: Statements, viewer: ViewerRow): Promise<{ state: LeadState; suspected: number; total: number }[]> =>
  trade.all(
    `select state, suspicion is not null as suspected, count(*) as total from lead where ${VISIBLE} group by 1, 2`,
    ...visibleTo(viewer),
  )
