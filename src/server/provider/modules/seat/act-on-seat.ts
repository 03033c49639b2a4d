import type { SeatState } from '../../db/account/words.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { hasActed, recordAct } from '../../db/history.ts'
import { oldestThatCounts, paidSql, takenSql } from '../subscription/paid-seats.ts'
import type { SeatRow } from './seat-row.ts'
import { SEAT_TRANSITIONS, type SeatMove } from './seat-states.ts'

/** What a payer does with a seat. */
export interface SeatAct {
  /** the action's: sent again, it changes nothing */
  key: string
  seat: SeatRow
  actor: string
  now: number
}

/**
 * Moves a seat on once, with its row of history, as one transaction; whoever is suspended or removed has no session afterwards. `full`: a suspended
 * seat cannot come back, because its place is taken or not paid for; true as well for an act of the same key that was done before.
 */
export async function actOnSeat(account: Statements, { key, seat, actor, now }: SeatAct, move: SeatMove): Promise<boolean | 'full'> {
  const { id } = seat
  const { from, to } = SEAT_TRANSITIONS[move]
  const [isFresh] = await Promise.all([
    recordAct(account, 'seat', {
      key,
      id,
      action: move,
      actor,
      note: '',
      now,
      from,
      to,
      ...(move === 'resume' ? { where: hasRoom(now) } : {}),
    }),
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
  if (isFresh || (await hasActed(account, 'seat', { key, id }))) return true
  return move === 'resume' && (await isIn(account, id, 'suspended')) ? 'full' : false
}

/** A place that is paid for is free. */
const hasRoom = (now: number): Guard => ({
  sql: `${takenSql('stripe_info.main_user_id')} < ${paidSql('stripe_info.main_user_id', '?')}`,
  // the oldest time that still counts stands in both rules of what entitles
  parameters: [oldestThatCounts(now), oldestThatCounts(now)],
})

/** States in which a seat may be granted something. */
const GRANTED = ['invited', 'active', 'suspended'] as const satisfies readonly SeatState[]

/** Changes what a seat may do; false for one that was removed. */
export async function grantSeat(account: Statements, { key, seat, actor, now }: SeatAct, rights: string): Promise<boolean> {
  const { id } = seat
  const [isFresh] = await Promise.all([
    recordAct(account, 'seat', { key, id, action: 'grant', actor, note: rights, now, from: GRANTED, to: null }),
    account.run('update stripe_info set rights = ? where id = ? and changes() > 0', rights, id),
  ])
  return isFresh || hasActed(account, 'seat', { key, id })
}

const isIn = async (account: Statements, id: string, state: string): Promise<boolean> =>
  (await account.first({}, 'select 1 from stripe_info where id = ? and status = ?', id, state)) !== null
