import type { Statements } from '../../db/client.ts'
import { integer } from '../../db/column-table.ts'
import { GRACE_SECONDS } from './subscription-rules.ts'

/** entitles() of subscription-rules.ts in SQL; `oldest` is the oldest time that still counts. */
export const entitledSql = (subscription: string, oldest: string): string =>
  `((${subscription}.status in ('trialing', 'active') and ${subscription}.awaits_card = 0 and ${subscription}.expire_at > ${oldest})
    or (${subscription}.status = 'past_due' and coalesce(${subscription}.past_due_at, ${subscription}.expire_at) > ${oldest}))`

/** Subscriptions that pay for somebody's seats now: those that entitle and are sold by seats, as the frontParams of their price say. */
const payingFrom = (payer: string, oldest: string): string =>
  `from stripe_subscription paying join stripe_price price on price.stripe_id = paying.price_id where paying.user_id = ${payer}
    and price.front_params ->> '$.seats' = 1 and ${entitledSql('paying', oldest)}`

/** The id of the newest of them, whose plan a seat shows. */
export const payingSql = (payer: string, oldest: string): string =>
  `(select paying.stripe_id ${payingFrom(payer, oldest)} order by paying.created_at desc, paying.stripe_id desc limit 1)`

/** How many seats somebody pays for now, all countries together. */
export const paidSql = (payer: string, oldest: string): string =>
  `(select coalesce(sum(paying.recurring_price_quantity), 0) ${payingFrom(payer, oldest)})`

/** What takes a place: invitations as well, so that nobody accepts one in vain. */
const TAKES = "status in ('invited', 'active')"

export const takenSql = (payer: string): string =>
  `(select count(*) from stripe_info taken where taken.main_user_id = ${payer} and taken.${TAKES})`

/** Whether a seat (a row of stripe_info) is among those that are paid for: the oldest come first, the newest beyond them are not. */
export const isPaidForSql = (seat: string, oldest: string): string =>
  `((select count(*) from stripe_info other where other.main_user_id = ${seat}.main_user_id and other.${TAKES}
    and (other.created_at < ${seat}.created_at or (other.created_at = ${seat}.created_at and other.id <= ${seat}.id)))
    <= ${paidSql(`${seat}.main_user_id`, oldest)})`

export const oldestThatCounts = (now: number): number => now - GRACE_SECONDS

/** How many seats the subscriptions of an account pay for at `now` (unix seconds). */
export async function paidSeats(account: Statements, userId: string, now: number): Promise<number> {
  const row = await account.first({ paid: integer() }, `select ${paidSql('?1', '?2')} as paid`, userId, oldestThatCounts(now))
  return row?.paid ?? 0
}
