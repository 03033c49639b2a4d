import type { Statements } from '../../db/client.ts'
import { hasActed, recordAct } from '../../db/history.ts'
import { SEAT_TRANSITIONS } from './seat-states.ts'

/** A person gives a seat back, once; their sessions stay, because the account is theirs. False where they hold none any more. */
export async function leaveSeat(
  account: Statements,
  { seatId: id, userId, key, now }: { seatId: string; userId: string; key: string; now: number },
): Promise<boolean> {
  const { from, to } = SEAT_TRANSITIONS.leave
  const where = { sql: 'user_id = ?', parameters: [userId] }
  const [isFresh] = await Promise.all([
    recordAct(account, 'seat', { key, id, action: 'leave', actor: userId, note: '', now, from, to, where }),
    account.run('update stripe_info set status = ?, ended_at = ? where id = ? and changes() > 0', to, now, id),
  ])
  return isFresh || hasActed(account, 'seat', { key, id })
}
