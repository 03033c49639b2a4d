import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import type { Truth } from '../subscription/truth.ts'
import { payingSubscriptions } from './payer-rows.ts'

/** The subscription that somebody has in a country, as the card service tells it now. Throws `billing-none`. */
export async function ongoingSubscription(context: BillingContext, userId: string, country: CountryCode): Promise<Truth> {
  const [known] = await payingSubscriptions(context.account, userId, country)
  const truth = known ? await syncSubscription(context, country, known.stripeId) : null
  if (!truth || truth.status === 'canceled') throw refusal('billing-none', 'There is no subscription here.')
  return truth
}
