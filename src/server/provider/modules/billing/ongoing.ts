import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import type { FetchedSubscription } from '../subscription/fetched-subscription.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import { payingSubscriptions } from './payer-rows.ts'

/** The subscription that somebody has in a country, as the card service tells it now. Throws `billing-none`. */
export async function ongoingSubscription(context: BillingContext, userId: string, country: CountryCode): Promise<FetchedSubscription> {
  const [known] = await payingSubscriptions(context.account, userId, country)
  const subscription = known ? await syncSubscription(context, country, known.stripeId) : null
  if (!subscription || subscription.status === 'canceled') throw refusal('billing-none', 'There is no subscription here.')
  return subscription
}
