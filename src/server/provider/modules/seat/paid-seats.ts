import type { Statements } from '../../db/client.ts'
import { GRACE_SECONDS } from '../account-data/subscription-rules.ts'

/** entitles() of subscription-rules.ts in SQL; `oldest` is the oldest time that still counts. */
export const entitledSql = (subscription: string, oldest: string): string =>
  `((${subscription}.status in ('trialing', 'active') and ${subscription}.expire_at > ${oldest})
    or (${subscription}.status = 'past_due' and coalesce(${subscription}.past_due_at, ${subscription}.expire_at) > ${oldest}))`

/** The id of the subscription that pays for somebody's seats: the newest that entitles. */
export const payingSql = (payer: string, oldest: string): string =>
  `(select paying.stripe_id from stripe_subscription paying where paying.user_id = ${payer} and ${entitledSql('paying', oldest)}
    order by paying.created_at desc, paying.stripe_id desc limit 1)`

/** How many seats somebody pays for now. */
export const paidSql = (payer: string, oldest: string): string =>
  `coalesce((select recurring_price_quantity from stripe_subscription where stripe_id = ${payingSql(payer, oldest)}), 0)`

/** What takes a place: invitations as well, so that nobody accepts one in vain. */
const TAKES = "status in ('invited', 'active')"

export const takenSql = (payer: string): string => `(select count(*) from stripe_info where main_user_id = ${payer} and ${TAKES})`

/** Whether a seat (a row of stripe_info) is among those that are paid for: the oldest come first, the newest beyond them are not. */
export const isPaidForSql = (seat: string, oldest: string): string =>
  `((select count(*) from stripe_info other where other.main_user_id = ${seat}.main_user_id and other.${TAKES}
    and (other.created_at < ${seat}.created_at or (other.created_at = ${seat}.created_at and other.id <= ${seat}.id)))
    <= ${paidSql(`${seat}.main_user_id`, oldest)})`

export const oldestThatCounts = (now: number): number => now - GRACE_SECONDS

/** How many seats the subscription of an account pays for at `now` (unix seconds). */
export async function paidSeats(account: Statements, userId: string, now: number): Promise<number> {
  const row = await account.first<{ paid: number }>(`select ${paidSql('?1', '?2')} as paid`, userId, oldestThatCounts(now))
  return row?.paid ?? 0
}
