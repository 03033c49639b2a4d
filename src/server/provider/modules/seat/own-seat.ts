import { STRIPE_INFO } from '../../db/account/billing-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { bit, integer, notNull, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { isPaidForSql, oldestThatCounts, payingSql } from '../subscription/paid-seats.ts'

/** A seat as the person who holds it sees it. */
const OWN_SEAT_ROW = {
  ...pick(STRIPE_INFO, 'id'),
  /** the account that pays */
  holder: notNull(STRIPE_INFO.columns.mainUserId),
  holderName: USER.columns.nickName,
  state: STRIPE_INFO.columns.status,
  /** JSON of SeatRight[] */
  rights: STRIPE_INFO.columns.rights,
  isPaidFor: bit(),
  /** unix seconds: the end of the period that is paid for, or the seat's own; null where nothing pays for it */
  until: orNull(integer()),
}
export type OwnSeatRow = RowOf<typeof OWN_SEAT_ROW>

/** The seat of an account: the one that may be used before one that may not, the newest first. */
export const readOwnSeat = (account: Statements, userId: string, now: number): Promise<OwnSeatRow | null> =>
  account.first(
    OWN_SEAT_ROW,
    `select seat.id, seat.main_user_id as holder, holder.nick_name as holderName, seat.status as state, seat.rights, ${isPaidForSql('seat', '?1')} as isPaidFor,
      (select min(coalesce(seat.expire_at, s.expire_at), s.expire_at) from stripe_subscription s
        where s.stripe_id = ${payingSql('seat.main_user_id', '?1')}) as until
    from stripe_info seat join user holder on holder.id = seat.main_user_id where seat.user_id = ?2 and seat.main_user_id <> ?2
    order by seat.status = 'active' desc, seat.status = 'suspended' desc, seat.accepted_at desc, seat.created_at desc limit 1`,
    oldestThatCounts(now),
    userId,
  )
