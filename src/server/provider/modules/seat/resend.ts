import { SEAT_RESEND_SECONDS } from '#graphql/limits.ts'
import { SEAT_EVENT, STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { type SeatDeed, wasDone } from './act-on-seat.ts'
import { type InvitationLink, keepInvitation } from './invitation-link.ts'

/** Writes the letter of an invitation once more, with a link of its own; a number: in so many seconds it may be. False for what is no invitation any more. */
export async function resendSeat(
  account: Statements,
  { key, seat, actor, now }: SeatDeed,
  link: InvitationLink,
): Promise<boolean | number> {
  const [fresh] = await Promise.all([
    account.all(
      pick(SEAT_EVENT, 'key'),
      `insert or ignore into seat_event (key, seat_id, action, actor, from_state, to_state, note, at)
      select ?, id, 'resend', ?, status, status, '', ? from stripe_info where id = ? and status = 'invited'
        and coalesce(link_sent_at, 0) <= ? returning key`,
      key,
      actor,
      now,
      seat.id,
      now - SEAT_RESEND_SECONDS,
    ),
    keepInvitation(account, link, { key, at: now }),
  ])
  if (fresh.length > 0 || (await wasDone(account, key, seat.id))) return true
  const row = await account.first(
    { sentAt: STRIPE_INFO.columns.linkSentAt },
    "select link_sent_at as sentAt from stripe_info where id = ? and status = 'invited'",
    seat.id,
  )
  return row ? Math.max(1, (row.sentAt ?? 0) + SEAT_RESEND_SECONDS - now) : false
}
