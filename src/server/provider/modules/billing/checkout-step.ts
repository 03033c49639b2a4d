import { z } from 'zod'
import type { CheckoutState } from '#graphql/billing-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { cardPayment } from '../plan/plan-list.ts'
import { codeById } from '../promotion-code/code-rows.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import { awaitsCard, type FetchedSubscription } from '../subscription/fetched-subscription.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import type { CheckoutStep } from './checkout-type.ts'

const failureShape = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish()
const intentShape = z.object({ status: z.string(), last_payment_error: failureShape, last_setup_error: failureShape })

/** How a payment or a setup of a card stands, and why its last try failed. */
interface IntentNow {
  status: string
  lastFailure: string | null
}

/** The id within "pi_…_secret_…". */
const idOfSecret = (secret: string): string => secret.split('_secret_')[0] ?? ''

/** Looks at the intent of a secret; null for one that the card service no longer knows. */
export async function intentNow(context: BillingContext, country: CountryCode, secret: string): Promise<IntentNow | null> {
  const { stripe } = cardsOf(context, country)
  const id = idOfSecret(secret)
  const ask = () => (id.startsWith('seti_') ? stripe.setupIntents.retrieve(id) : stripe.paymentIntents.retrieve(id))
  const intent = await askCards(intentShape, ask).catch((error: unknown) => {
    if (error instanceof CardRefusal) return null
    throw error
  })
  if (!intent) return null
  const failure = intent.last_payment_error ?? intent.last_setup_error
  return { status: intent.status, lastFailure: failure?.decline_code || failure?.code || null }
}

/** What a subscription's payment or card waits for; null where nothing is to be confirmed. */
export function secretOf(subscription: FetchedSubscription): { state: 'payment' | 'card'; secret: string } | null {
  const setup = awaitsCard(subscription) ? subscription.pending_setup_intent?.client_secret : null
  if (setup) return { state: 'card', secret: setup }
  const isOwed = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status) && subscription.latest_invoice?.status === 'open'
  const payment = isOwed ? subscription.latest_invoice?.confirmation_secret?.client_secret : null
  return payment ? { state: 'payment', secret: payment } : null
}

const DONE_STATUSES = ['trialing', 'active']

/** What is next for a subscription. */
export async function nextStep(context: BillingContext, country: CountryCode, subscription: FetchedSubscription): Promise<CheckoutStep> {
  const [{ price, quantity = 1 }] = subscription.items.data
  const code = subscription.metadata.code ? await codeById(context.account, subscription.metadata.code) : null
  const about = {
    ...blankStep(context, country, 'none'),
    payPackageId: price.id,
    quantity,
    currencyCode: price.currencyCode,
    invCode: code?.code ?? null,
  }
  const wanted = secretOf(subscription)
  if (!wanted) return { ...about, state: DONE_STATUSES.includes(subscription.status) ? 'done' : isGone(subscription) ? 'none' : 'working' }
  const intent = await intentNow(context, country, wanted.secret)
  // paid a moment ago: the subscription follows
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { ...about, state: 'working' }
  const amountDue = wanted.state === 'payment' ? (subscription.latest_invoice?.amount_remaining ?? 0) : 0
  return { ...about, state: wanted.state, clientSecret: wanted.secret, amountDue, lastFailure: intent?.lastFailure ?? null }
}

const isGone = ({ status }: FetchedSubscription): boolean => ['canceled', 'incomplete_expired'].includes(status)

/** A step without anything to confirm. */
export const blankStep = (context: BillingContext, country: CountryCode, state: CheckoutState): CheckoutStep => ({
  state,
  clientSecret: null,
  cardKey: cardPayment(context, country).cardKey,
  amountDue: 0,
  currencyCode: COUNTRIES[country].currencyCode,
  payPackageId: null,
  quantity: 1,
  invCode: null,
  lastFailure: null,
})
