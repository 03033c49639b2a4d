import { SEAT_EVENT, STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { bit, integer, notNull, orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { isPaidForSql, oldestThatCounts } from '../subscription/paid-seats.ts'

/** A seat as its payer sees it; times are unix seconds. */
const SEAT_ROW = {
  ...pick(STRIPE_INFO, 'id'),
  holder: notNull(STRIPE_INFO.columns.mainUserId),
  /** where the invitation went */
  email: STRIPE_INFO.columns.email,
  state: STRIPE_INFO.columns.status,
  /** JSON of SeatRight[] */
  rights: STRIPE_INFO.columns.rights,
  /** null until it is accepted, and after the person's account is gone */
  userId: STRIPE_INFO.columns.userId,
  /** the person's own, '' without one */
  name: text(),
  isPaidFor: bit(),
  ...pick(STRIPE_INFO, 'createdAt', 'acceptedAt', 'endedAt', 'linkSentAt', 'linkExpiresAt'),
  /** the person's last visit as a seat, as sessions tell it; they are kept for a month after their end */
  lastSeenAt: orNull(integer()),
}
export type SeatRow = RowOf<typeof SEAT_ROW>

/** Within this time of their end, sessions tell of every use. */
const SESSIONS_KEPT_SECONDS = 30 * 86_400

const SELECT = `select seat.id, seat.main_user_id as holder, seat.email, seat.status as state, seat.rights, seat.user_id as userId,
  coalesce(person.nick_name, '') as name, ${isPaidForSql('seat', '?1')} as isPaidFor, seat.created_at as createdAt,
  seat.accepted_at as acceptedAt, seat.ended_at as endedAt, seat.link_sent_at as linkSentAt, seat.link_expires_at as linkExpiresAt,
  coalesce((select max(session.last_seen_at) from session where session.user_id = seat.user_id and session.purpose = 'user'
    and session.last_seen_at >= seat.accepted_at), iif(seat.accepted_at > unixepoch() - ${SESSIONS_KEPT_SECONDS}, seat.accepted_at, null)) as lastSeenAt
  from stripe_info seat left join user person on person.id = seat.user_id`

/** Removed ones that are shown beside the others. */
const REMOVED_SHOWN = 20

/** The seats of a payer, the oldest first, then those that were removed last. */
export const listSeats = (account: Statements, holder: string, now: number): Promise<SeatRow[]> =>
  account.all(
    SEAT_ROW,
    `${SELECT} where seat.main_user_id = ?2 and (seat.status <> 'removed' or seat.id in (select id from stripe_info
      where main_user_id = ?2 and status = 'removed' order by ended_at desc limit ${REMOVED_SHOWN}))
    order by seat.status = 'removed', iif(seat.status = 'removed', -seat.ended_at, seat.created_at), seat.id limit 500`,
    oldestThatCounts(now),
    holder,
  )

/** A seat of a payer; null for those of others. */
export const readSeat = (account: Statements, { id, holder }: { id: string; holder: string }, now: number): Promise<SeatRow | null> =>
  account.first(SEAT_ROW, `${SELECT} where seat.id = ?2 and seat.main_user_id = ?3`, oldestThatCounts(now), id, holder)

/** What was done with a seat. */
const SEAT_EVENT_ROW = pick(SEAT_EVENT, 'action', 'fromState', 'toState', 'at')
export type SeatEventRow = RowOf<typeof SEAT_EVENT_ROW>

export const listSeatEvents = (account: Statements, seatId: string): Promise<SeatEventRow[]> =>
  account.all(
    SEAT_EVENT_ROW,
    `select action, from_state as fromState, to_state as toState, at from seat_event where seat_id = ? order by at desc, rowid desc limit 100`,
    seatId,
  )
