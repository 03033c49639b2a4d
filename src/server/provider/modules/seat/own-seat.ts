import type { Statements } from '../../db/client.ts'
import { isPaidForSql, oldestThatCounts, payingSql } from './paid-seats.ts'
import type { SeatState } from './seat-states.ts'

/** A seat as the person who holds it sees it. */
export interface OwnSeatRow {
  id: string
  holderName: string
  state: SeatState
  /** JSON of SeatRight[] */
  rights: string
  isPaidFor: 0 | 1
  /** unix seconds: the end of the period that is paid for, or the seat's own; null where nothing pays for it */
  until: number | null
}

/** The seat of an account: the one that may be used before one that may not, the newest first. */
export const readOwnSeat = (account: Statements, userId: string, now: number): Promise<OwnSeatRow | null> =>
  account.first<OwnSeatRow>(
    `select seat.id, holder.nick_name as holderName, seat.status as state, seat.rights, ${isPaidForSql('seat', '?1')} as isPaidFor,
      (select min(coalesce(seat.expire_at, s.expire_at), s.expire_at) from stripe_subscription s
        where s.stripe_id = ${payingSql('seat.main_user_id', '?1')}) as until
    from stripe_info seat join user holder on holder.id = seat.main_user_id where seat.user_id = ?2 and seat.main_user_id <> ?2
    order by seat.status = 'active' desc, seat.status = 'suspended' desc, seat.accepted_at desc, seat.created_at desc limit 1`,
    oldestThatCounts(now),
    userId,
  )
