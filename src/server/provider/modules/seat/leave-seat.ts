import { SEAT_EVENT } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { wasDone } from './act-on-seat.ts'

/** A person gives a seat back, once; their sessions stay, because the account is theirs. False where they hold none any more. */
export async function leaveSeat(
  account: Statements,
  { seatId, userId, key, now }: { seatId: string; userId: string; key: string; now: number },
): Promise<boolean> {
  const [left] = await Promise.all([
    account.all(
      pick(SEAT_EVENT, 'key'),
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'leave', user_id, status, 'removed', '', ? from stripe_info where id = ? and user_id = ? and status in ('active', 'suspended')
      returning key`,
      key,
      now,
      seatId,
      userId,
    ),
    account.run("update stripe_info set status = 'removed', ended_at = ? where id = ? and changes() > 0", now, seatId),
  ])
  return left.length > 0 || wasDone(account, key, seatId)
}
