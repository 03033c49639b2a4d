import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { askCards, CardRefusal, cardsOf } from '../subscription/ask-cards.ts'
import { type BillingContext, syncSubscription } from '../subscription/sync-subscription.ts'
import type { AskedPlan } from './asked-plan.ts'
import { carryOut } from './carry-out-checkout.ts'
import { type CheckoutRow, checkoutById, type InvoiceParty, insertCheckout, openCheckout, pays } from './checkout-row.ts'
import { blankStep, intentNow, nextStep, secretOf } from './checkout-step.ts'
import type { CheckoutStep } from './checkout-type.ts'
import { hadTrial, payingSubscriptions } from './payer-rows.ts'

/** What somebody subscribes to; all of it is checked. */
export interface AskedSubscription extends AskedPlan {
  userId: string
  country: CountryCode
  codeId: string | null
  party: InvoiceParty
  /** JSON */
  attribution: string | null
}

/** One checkout gives way to another at most so often within one request. */
const ROUNDS_MAX = 4

/**
 * Opens the one checkout of a person in a country, goes on with it where it is for the same, or replaces it. Of many requests at once one opens it, and
 * all go on with it. Throws `billing-subscribed`, `billing-in-progress` and what asking the card service throws.
 */
export async function beginSubscription(context: BillingContext, asked: AskedSubscription): Promise<CheckoutStep> {
  let isFull = false
  for (let round = 0; round < ROUNDS_MAX && !isFull; round++) {
    const row = (await openCheckout(context.account, asked.userId, asked.country)) ?? (await newCheckout(context, asked))
    if (!row) {
      if (await stillPays(context, asked)) throw refusal('billing-subscribed', 'You have a subscription here already.')
      isFull = round > 0
      continue
    }
    const subscription = await carryOut(context, row)
    const now = await checkoutById(context.account, row.id)
    if (now?.state === 'ended') continue
    if (isSame(row, asked))
      return subscription ? nextStep(context, asked.country, subscription) : blankStep(context, asked.country, 'working')
    if (!subscription) throw inProgress()
    if (now?.state === 'open') await giveUp(context, asked.country, row)
  }
  throw isFull && asked.codeId ? refusal('code-used-up', 'Others are using this code for the last time it may be.') : inProgress()
}

const inProgress = () => refusal('billing-in-progress', 'Another checkout is just being paid. Look again in a moment.')

const isSame = (row: CheckoutRow, { price, quantity, codeId }: AskedSubscription): boolean =>
  row.priceId === price.id && row.quantity === quantity && row.codeId === codeId

async function newCheckout({ account, clock }: BillingContext, asked: AskedSubscription): Promise<CheckoutRow | null> {
  const { userId, country, price, quantity, codeId, party, attribution } = asked
  const made = await insertCheckout(account, {
    id: crypto.randomUUID(),
    userId,
    country,
    state: 'open',
    priceId: price.id,
    quantity,
    codeId,
    attribution,
    trialDays: (await hadTrial(account, userId, country)) ? 0 : price.trialDays,
    details: JSON.stringify(party),
    customerId: null,
    subscriptionId: null,
    createdAt: unixSeconds(clock),
  })
  // another request was faster
  return made ?? openCheckout(account, userId, country)
}

/** Whether somebody pays, after another look where it seems so: what has ended meanwhile stands in nobody's way. */
async function stillPays(context: BillingContext, { userId, country }: AskedSubscription): Promise<boolean> {
  if (!(await pays(context.account, userId, country))) return false
  for (const { stripeId } of await payingSubscriptions(context.account, userId, country)) await syncSubscription(context, country, stripeId)
  return pays(context.account, userId, country)
}

const ended = z.object({ id: z.string(), status: z.string() })

/** Ends a checkout that is not paid, to make place for another. Throws `billing-in-progress` where a payment is on its way. */
export async function giveUp(context: BillingContext, country: CountryCode, { id }: Pick<CheckoutRow, 'id'>): Promise<void> {
  const row = await checkoutById(context.account, id)
  const subscriptionId = row?.subscriptionId
  if (!subscriptionId) return
  const subscription = await syncSubscription(context, country, subscriptionId)
  const wanted = subscription && secretOf(subscription)
  const intent = wanted ? await intentNow(context, country, wanted.secret) : null
  if (intent && ['processing', 'requires_action', 'succeeded'].includes(intent.status)) throw inProgress()
  // begun meanwhile
  if (subscription && !wanted) return
  const { stripe } = cardsOf(context, country)
  const invoice = wanted?.state === 'payment' ? subscription?.latest_invoice?.id : undefined
  // what is void cannot be paid any more, and what is paid cannot be void: of two tabs one is right
  if (invoice) await askOnce(() => stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `checkout-${id}-void` }))
  const after = invoice ? await syncSubscription(context, country, subscriptionId) : subscription
  if (after && ['active', 'past_due'].includes(after.status) && wanted?.state === 'payment') return
  await askOnce(() => stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `checkout-${id}-cancel` }))
  await syncSubscription(context, country, subscriptionId)
}

/** Asks for something that may be done already. */
const askOnce = (ask: () => Promise<unknown>): Promise<unknown> =>
  askCards(ended, ask).catch((error: unknown) => {
    if (!(error instanceof CardRefusal)) throw error
  })
