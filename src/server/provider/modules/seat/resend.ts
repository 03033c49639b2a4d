import { SEAT_RESEND_SECONDS } from '#graphql/limits.ts'
import { STRIPE_INFO } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { hasActed, recordAct } from '../../db/history.ts'
import type { SeatAct } from './act-on-seat.ts'
import { type InvitationLink, keepInvitation } from './invitation-link.ts'

/** Writes the letter of an invitation once more, with a link of its own; a number: in so many seconds it may be. False for what is no invitation any more. */
export async function resendSeat(account: Statements, { key, seat, actor, now }: SeatAct, link: InvitationLink): Promise<boolean | number> {
  const { id } = seat
  const where = { sql: 'coalesce(link_sent_at, 0) <= ?', parameters: [now - SEAT_RESEND_SECONDS] }
  const [isFresh] = await Promise.all([
    recordAct(account, 'seat', { key, id, action: 'resend', actor, note: '', now, from: ['invited'], to: null, where }),
    keepInvitation(account, link, { key, at: now }),
  ])
  if (isFresh || (await hasActed(account, 'seat', { key, id }))) return true
  const row = await account.first(
    { sentAt: STRIPE_INFO.columns.linkSentAt },
    "select link_sent_at as sentAt from stripe_info where id = ? and status = 'invited'",
    id,
  )
  return row ? Math.max(1, (row.sentAt ?? 0) + SEAT_RESEND_SECONDS - now) : false
}
