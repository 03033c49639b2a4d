import { SEAT_EVENT, STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { oldestThatCounts, paidSql, takenSql } from '../subscription/paid-seats.ts'
import { type InvitationLink, keepInvitation } from './invitation-link.ts'

/** Somebody is invited to a seat. */
export interface NewSeat {
  id: string
  /** the action's: sent again, it changes nothing */
  key: string
  holder: string
  email: string
  /** JSON of SeatRight[] */
  rights: string
  link: InvitationLink
  now: number
}

export type InviteRefusal = 'seat-known' | 'seat-full' | 'seat-none-paid'

// ?1 id ?2 address ?3 payer ?4 key ?5 oldest that counts
const IS_NEW = 'not exists (select 1 from seat_event where key = ?4)'
const HAS_NO_SEAT = "select 1 from stripe_info where main_user_id = ?3 and lower(email) = lower(?2) and status <> 'removed'"

/** Invites once, where the payer has a place and the address has no seat of the payer's yet. Returns the seat's id, or why not. */
export async function inviteSeat(account: Statements, seat: NewSeat): Promise<{ id: string } | InviteRefusal> {
  const { id, key, holder, email, rights, link, now } = seat
  const [made] = await Promise.all([
    account.first(
      pick(STRIPE_INFO, 'id'),
      `insert into stripe_info (id, email, main_user_id, status, rights, created_at) select ?1, ?2, ?3, 'invited', ?6, ?7
      where ${IS_NEW} and ${takenSql('?3')} < ${paidSql('?3', '?5')} and not exists (${HAS_NO_SEAT}) returning id`,
      id,
      email,
      holder,
      key,
      oldestThatCounts(now),
      rights,
      now,
    ),
    noteInvitation(account, seat),
    keepInvitation(account, link, { key, at: now }),
  ])
  return made ?? done(account, seat)
}

const noteInvitation = (account: Statements, { id, key, holder, now }: NewSeat): Promise<unknown> =>
  account.run(
    `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
    select ?, id, 'invite', ?, null, status, '', ? from stripe_info where id = ?`,
    key,
    holder,
    now,
    id,
  )

/** The seat that the same action made before, or why there is none. */
async function done(account: Statements, { key, holder, email, now }: NewSeat): Promise<{ id: string } | InviteRefusal> {
  const [before, known, room] = await Promise.all([
    account.first({ id: SEAT_EVENT.columns.seatId }, 'select seat_id as id from seat_event where key = ?', key),
    account.first(
      {},
      "select 1 from stripe_info where main_user_id = ? and lower(email) = lower(?) and status <> 'removed'",
      holder,
      email,
    ),
    account.first({ paid: integer() }, `select ${paidSql('?1', '?2')} as paid`, holder, oldestThatCounts(now)),
  ])
  if (before) return before
  if (known) return 'seat-known'
  return room?.paid ? 'seat-full' : 'seat-none-paid'
}

/** A seat moves to another address: it is withdrawn there and invited here, with what it may do and its place among the others. */
export async function moveSeat(account: Statements, from: string, seat: NewSeat): Promise<{ id: string } | InviteRefusal> {
  const { id, key, holder, email, link, now } = seat
  const [made] = await Promise.all([
    account.first(
      pick(STRIPE_INFO, 'id'),
      `insert into stripe_info (id, email, main_user_id, status, rights, created_at)
      select ?1, ?2, ?3, 'invited', old.rights, old.created_at from stripe_info old
      where old.id = ?6 and old.main_user_id = ?3 and old.status <> 'removed' and ${IS_NEW} and not exists (${HAS_NO_SEAT})
        and ${takenSql('?3')} - (old.status <> 'suspended') < ${paidSql('?3', '?5')} returning id`,
      id,
      email,
      holder,
      key,
      oldestThatCounts(now),
      from,
    ),
    account.run(
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'move', ?, status, 'removed', ?, ? from stripe_info where id = ? and exists (select 1 from stripe_info where id = ?)`,
      leavingKey(key),
      holder,
      email,
      now,
      from,
      id,
    ),
    account.run(`update stripe_info set status = 'removed', ended_at = ? where id = ? and changes() > 0`, now, from),
    account.run(
      `update session set revoked_at = ? where revoked_at is null and user_id = (select user_id from stripe_info where id = ?) and changes() > 0`,
      now,
      from,
    ),
    noteInvitation(account, seat),
    keepInvitation(account, link, { key, at: now }),
  ])
  return made ?? done(account, seat)
}

/** The key of what a move does to the seat that it leaves. */
export const leavingKey = (key: string): string => `left ${key}`
