import type { CountryCode } from '#market/vocabulary.ts'
import { STRIPE_PRICE, STRIPE_SUBSCRIPTION } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import { endAtOnce, endFetchedSubscription } from './end-subscription.ts'

const OWN_SUBSCRIPTION_ROW = {
  id: STRIPE_SUBSCRIPTION.columns.stripeId,
  ...pick(STRIPE_SUBSCRIPTION, 'userId'),
  ...pick(STRIPE_PRICE, 'country'),
}
type OwnSubscription = RowOf<typeof OWN_SUBSCRIPTION_ROW>

/** What these people pay, or would. Rows that no card service knows are left out. */
const ownSubscriptions = (account: Statements, userIds: readonly string[]): Promise<OwnSubscription[]> =>
  account.all(
    OWN_SUBSCRIPTION_ROW,
    `select s.stripe_id as id, s.user_id as userId, price.country from stripe_subscription s join stripe_price price on price.stripe_id = s.price_id
    where s.user_id in (select value from json_each(?)) and s.customer_id is not null and s.status not in ('canceled', 'incomplete_expired')`,
    JSON.stringify(userIds),
  )

/** Has whatever somebody pays end with its period, because they are leaving. What fails is done by scheduled jobs. */
export async function endWithPeriod(context: BillingContext, userId: string): Promise<void> {
  for (const { id, country } of await ownSubscriptions(context.account, [userId])) await endOneWithPeriod(context, country, id)
}

export async function endOneWithPeriod(context: BillingContext, country: CountryCode, id: string): Promise<void> {
  const subscription = await syncSubscription(context, country, id)
  if (subscription && !['canceled', 'incomplete_expired'].includes(subscription.status))
    await endFetchedSubscription(context, country, subscription)
}

/**
 * Ends at once whatever people pay whose accounts are about to be deleted. Returns who is to stay until the next time, because the card service did not
 * take it: nobody is charged who is not there any more.
 */
export async function endAllOf(context: BillingContext, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>()
  for (const { id, userId, country } of await ownSubscriptions(context.account, userIds))
    await endAtOnce(context, country, id).catch(() => held.add(userId))
  return held
}
