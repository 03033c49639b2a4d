import type { Guard, Statements } from './client.ts'

/**
 * Tables whose rows pass through states, each with the table of what was done with them: `key, <subject>, action, actor, from_state, to_state,
 * note, at`. An action has a key, and what has been done by a key is not done again.
 */
const HISTORIES = {
  booking: { rows: 'booking', state: 'state', history: 'booking_event', subject: 'booking_id' },
  lead: { rows: 'lead', state: 'state', history: 'lead_event', subject: 'lead_id' },
  listing: { rows: 'listing', state: 'state', history: 'listing_event', subject: 'listing_id' },
  order: { rows: 'vendor_order', state: 'state', history: 'vendor_order_event', subject: 'order_id' },
  seat: { rows: 'stripe_info', state: 'status', history: 'seat_event', subject: 'seat_id' },
} as const

export type HistoryKind = keyof typeof HISTORIES

/** What is done with a row. */
export interface Act {
  /** the action's: sent again, it changes nothing */
  key: string
  id: string
  action: string
  actor: string
  /** in the actor's own words; '' without any */
  note: string
  /** unix seconds */
  now: number
  /** in which states it may be done; null: in all */
  from: readonly string[] | null
  /** the state that it leads to; null: it stays in its state; `sql`: an expression of the row, without parameters */
  to: string | null | { sql: string }
  /** what must hold beside the state */
  where?: Guard
}

/**
 * Writes the row of history of an act, where the state of its row and `where` allow it: the first statement of its transaction. What else
 * the act changes is sent in the same tick and asks {@link wasActed}. True where this very statement has done it.
 */
export async function recordAct(db: Statements, kind: HistoryKind, act: Act): Promise<boolean> {
  const { rows, state, history, subject } = HISTORIES[kind]
  const { key, id, action, actor, note, now, from, to, where } = act
  const [next, bound] = to === null ? [state, []] : typeof to === 'string' ? ['?', [to]] : [to.sql, []]
  const isFit = from === null ? '' : ` and ${state} in (select value from json_each(?))`
  const fresh = await db.all(
    {},
    `insert or ignore into ${history} (key, ${subject}, action, actor, from_state, to_state, note, at)
    select ?, id, ?, ?, ${state}, ${next}, ?, ? from ${rows} where id = ?${isFit}${where ? ` and ${where.sql}` : ''} returning key`,
    key,
    action,
    actor,
    ...bound,
    note,
    now,
    id,
    ...(from === null ? [] : [JSON.stringify(from)]),
    ...(where?.parameters ?? []),
  )
  return fresh.length > 0
}

/** Holds once an act of this key has been done with the row; with `at`, only where it was done then. */
export function wasActed(kind: HistoryKind, { key, id, at }: { key: string; id: string; at?: number }): Guard {
  const { history, subject } = HISTORIES[kind]
  return at === undefined
    ? { sql: `exists (select 1 from ${history} where key = ? and ${subject} = ?)`, parameters: [key, id] }
    : { sql: `exists (select 1 from ${history} where key = ? and ${subject} = ? and at = ?)`, parameters: [key, id, at] }
}

/** Whether an act of this key has been done with the row; with `action`, only where it was this one. */
export async function hasActed(
  db: Statements,
  kind: HistoryKind,
  { key, id, action }: { key: string; id: string; action?: string },
): Promise<boolean> {
  const { history, subject } = HISTORIES[kind]
  const found = await db.first(
    {},
    `select 1 from ${history} where key = ? and ${subject} = ? and action = coalesce(?, action)`,
    key,
    id,
    action ?? null,
  )
  return found !== null
}
