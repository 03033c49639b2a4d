import { SEAT_EVENT } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { oldestThatCounts, paidSql, takenSql } from '../subscription/paid-seats.ts'
import type { SeatRow } from './seat-row.ts'
import { SEAT_TRANSITIONS, type SeatMove } from './seat-states.ts'

/** What a payer does with a seat. */
export interface SeatDeed {
  /** the action's: sent again, it changes nothing */
  key: string
  seat: SeatRow
  actor: string
  now: number
}

/**
 * Moves a seat on once, with its row of history, as one transaction; whoever is suspended or removed has no session afterwards. `full`: a suspended
 * seat cannot come back, because its place is taken or not paid for; true as well for a deed of the same key that was done before.
 */
export async function actOnSeat(account: Statements, { key, seat, actor, now }: SeatDeed, move: SeatMove): Promise<boolean | 'full'> {
  const { from, to } = SEAT_TRANSITIONS[move]
  const [fresh] = await Promise.all([
    account.all(
      pick(SEAT_EVENT, 'key'),
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?1, seat.id, ?2, ?3, seat.status, ?4, '', ?5 from stripe_info seat where seat.id = ?6 and seat.status in (select value from json_each(?7))
        and (?2 <> 'resume' or ${takenSql('seat.main_user_id')} < ${paidSql('seat.main_user_id', '?8')}) returning key`,
      key,
      move,
      actor,
      to,
      now,
      seat.id,
      JSON.stringify(from),
      oldestThatCounts(now),
    ),
    account.run(
      `update stripe_info set status = ?, ended_at = iif(? = 'removed', ?, null) where id = ? and changes() > 0`,
      to,
      to,
      now,
      seat.id,
    ),
    move === 'resume'
      ? null
      : account.run(
          `update session set revoked_at = ? where revoked_at is null and user_id = (select user_id from stripe_info where id = ?)
            and changes() > 0`,
          now,
          seat.id,
        ),
  ])
  if (fresh.length > 0 || (await wasDone(account, key, seat.id))) return true
  return move === 'resume' && (await isIn(account, seat.id, 'suspended')) ? 'full' : false
}

/** Changes what a seat may do; false for one that was removed. */
export async function grantSeat(account: Statements, { key, seat, actor, now }: SeatDeed, rights: string): Promise<boolean> {
  const [fresh] = await Promise.all([
    account.all(
      pick(SEAT_EVENT, 'key'),
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'grant', ?, status, status, ?, ? from stripe_info where id = ? and status <> 'removed' returning key`,
      key,
      actor,
      rights,
      now,
      seat.id,
    ),
    account.run('update stripe_info set rights = ? where id = ? and changes() > 0', rights, seat.id),
  ])
  return fresh.length > 0 || wasDone(account, key, seat.id)
}

export const wasDone = async (account: Statements, key: string, seatId: string): Promise<boolean> =>
  (await account.first({}, 'select 1 from seat_event where key = ? and seat_id = ?', key, seatId)) !== null

const isIn = async (account: Statements, id: string, state: string): Promise<boolean> =>
  (await account.first({}, 'select 1 from stripe_info where id = ? and status = ?', id, state)) !== null
