import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import type { FetchedSubscription } from '../subscription/fetched-subscription.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import { forgetChange } from './change-plan.ts'
import { blankStep, nextStep } from './checkout-step.ts'
import type { CheckoutStep } from './checkout-type.ts'
import { ongoingSubscription } from './ongoing.ts'

const made = z.object({ id: z.string() })

/** Whose subscription, where, and under which key of the card service. */
export interface SubscriptionAct {
  key: string
  userId: string
  country: CountryCode
}

/** Ends a subscription with what is paid for; one that is not paid ends at once. */
export async function cancelAtEnd(context: BillingContext, { userId, country }: Omit<SubscriptionAct, 'key'>): Promise<void> {
  const subscription = await ongoingSubscription(context, userId, country)
  await forgetChange(context.account, subscription.id)
  await endFetchedSubscription(context, country, subscription)
}

/**
 * Without a key of ours: to end what ends changes nothing, and under an old key the card service would repeat its old answer to whoever has taken the
 * end back meanwhile, and end nothing.
 */
export async function endFetchedSubscription(
  context: BillingContext,
  country: CountryCode,
  subscription: FetchedSubscription,
): Promise<void> {
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return
  const isPaid = subscription.status === 'active' || subscription.status === 'trialing'
  if (!isPaid) return endAtOnce(context, country, subscription.id)
  const { stripe } = cardsOf(context, country)
  await askCards(made, () => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))
  await syncSubscription(context, country, subscription.id)
}

/** Ends a subscription at once; one that is over already, or that the card service does not know, is fine. */
export async function endAtOnce(context: BillingContext, country: CountryCode, id: string): Promise<void> {
  const { stripe } = cardsOf(context, country)
  await askCards(made, () => stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end-${id}` })).catch((error: unknown) => {
    if (!(error instanceof CardRefusal)) throw error
  })
  await syncSubscription(context, country, id)
}

/** Takes a cancellation back; where there is none, it was taken back already by a try whose answer was lost. Without a key, as {@link endFetchedSubscription}. */
export async function resume(context: BillingContext, { userId, country }: Omit<SubscriptionAct, 'key'>): Promise<void> {
  const subscription = await ongoingSubscription(context, userId, country)
  if (!subscription.cancel_at_period_end) return
  const { stripe } = cardsOf(context, country)
  await askCards(made, () => stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }))
  await syncSubscription(context, country, subscription.id)
}

/** Pays the open invoice with the card on file, or says how the browser pays it with another; one that was paid by a try whose answer was lost is done. */
export async function payInvoice(
  context: BillingContext,
  { key, userId, country }: SubscriptionAct,
  withCardOnFile: boolean,
): Promise<CheckoutStep> {
  const subscription = await ongoingSubscription(context, userId, country)
  const invoice = subscription.latest_invoice
  if (!invoice || !['open', 'paid'].includes(invoice.status ?? '')) throw refusal('billing-none', 'Nothing is to be paid.')
  if (!withCardOnFile || invoice.status === 'paid') return nextStep(context, country, subscription)
  const { stripe } = cardsOf(context, country)
  const refused = await askCards(made, () => stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `${key}-${invoice.id}` })).then(
    () => null,
    (error: unknown) => {
      if (error instanceof CardRefusal) return error
      throw error
    },
  )
  const after = await syncSubscription(context, country, subscription.id)
  const step = after ? await nextStep(context, country, after) : blankStep(context, country, 'working')
  return refused ? { ...step, lastFailure: step.lastFailure ?? (refused.declineCode || refused.code || null) } : step
}

const setup = z.object({ id: z.string(), client_secret: z.string() })

/** The secret with which the browser names another card; the change is carried out by whoever looks next. */
export async function changeCard(context: BillingContext, { key, userId, country }: SubscriptionAct): Promise<CheckoutStep> {
  const { account, clock } = context
  const subscription = await ongoingSubscription(context, userId, country)
  const { stripe } = cardsOf(context, country)
  const { id, client_secret: clientSecret } = await askCards(setup, () =>
    stripe.setupIntents.create({ customer: subscription.customer.id, usage: 'off_session', metadata: { userId } }, { idempotencyKey: key }),
  )
  await account.run(
    'insert or ignore into card_change (setup_intent, user_id, country, subscription_id, created_at) values (?, ?, ?, ?, ?)',
    id,
    userId,
    country,
    subscription.id,
    unixSeconds(clock),
  )
  return { ...blankStep(context, country, 'card'), clientSecret }
}
