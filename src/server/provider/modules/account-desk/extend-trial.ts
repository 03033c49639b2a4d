import { z } from 'zod'
import { TRIAL_EXTENSION_MAX_DAYS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { ongoingSubscription } from '../billing/ongoing.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import { syncSubscription } from '../subscription/sync-subscription.ts'

const made = z.object({ id: z.string() })

interface TrialExtension {
  /** the deed's, under which the card service does it once */
  key: string
  userId: string
  country: CountryCode
  /** unix seconds; a moment and not a number of days, so that the same request is the same at the card service */
  until: number
}

/**
 * Moves the end of somebody's trial to a later moment; nothing is charged before it. Throws `billing-none` without a subscription, `desk-trial` without a running
 * trial or where the card service refuses, `desk-until` for a moment that is not later, or too far ahead; and as cardsOf and askCards do.
 */
export async function extendTrial(context: ProviderContext, { key, userId, country, until }: TrialExtension): Promise<void> {
  const { stripe } = cardsOf(context, country)
  const subscription = await ongoingSubscription(context, userId, country)
  if (subscription.status !== 'trialing' || subscription.trial_end === null) throw refusal('desk-trial', 'There is no trial to extend.')
  // at the end that it has already by a try whose answer was lost, asking again changes nothing
  if (until < subscription.trial_end || until > unixSeconds(context.clock) + TRIAL_EXTENSION_MAX_DAYS * 86_400)
    throw refusal('desk-until', `A trial can be extended, to at most ${TRIAL_EXTENSION_MAX_DAYS} days from now.`)
  await askCards(made, () =>
    stripe.subscriptions.update(subscription.id, { trial_end: until, proration_behavior: 'none' }, { idempotencyKey: `trial-${key}` }),
  ).catch((error: unknown) => {
    throw error instanceof CardRefusal ? refusal('desk-trial', 'The card service does not extend this trial.') : error
  })
  await syncSubscription(context, country, subscription.id)
}
