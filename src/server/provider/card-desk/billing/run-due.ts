import { elementAt } from '#lib/element-at.ts'
import { DeskError } from '../desk-error.ts'
import type { DeskHidden, DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { runningDiscounts } from '../discounts.ts'
import { billingPeriodEnd } from '../money/billing-periods.ts'
import { DRAFT_SECONDS, INCOMPLETE_SECONDS, nextDue, TRIAL_NOTICE_SECONDS } from '../next-due.ts'
import { confirmPayment } from './confirm-payment.ts'
import { cancelNow } from './end-subscription.ts'
import { enterPhase } from './schedule-phases.ts'
import { chargeFailed, finalize, methodFor, paymentOfInvoice, voidInvoice, writeInvoice } from './settle-invoice.ts'
import { lineOf } from './subscription-items.ts'

type Subscription = DeskObjects['subscription']
type Hidden = DeskHidden['subscription']

/** More than happens to one subscription in the years that a test moves its clock by. */
const STEPS_MAX = 400

/** Lets everything happen to a subscription that happens by itself until a moment, in order and each at its own time. */
export async function runSubscription(work: DeskWork, id: string, until: number): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    const subscription = await work.find('subscription', id)
    if (!subscription) return
    const hidden = await work.hidden('subscription', id)
    const due = nextDue(subscription, hidden)
    if (due === null || due > until) return
    work.now = due
    await happen(work, subscription, hidden)
  }
}

async function happen(work: DeskWork, subscription: Subscription, hidden: Hidden): Promise<void> {
  const { id, status, created, cancel_at: cancelAt, trial_end: trialEnd } = subscription
  const isPeriodOver = work.now >= elementAt(subscription.items.data, 0).current_period_end
  if (status === 'incomplete' && work.now >= created + INCOMPLETE_SECONDS) return expire(work, subscription)
  if ((cancelAt !== null && work.now >= cancelAt) || (isPeriodOver && subscription.cancel_at_period_end)) {
    await cancelNow(work, subscription)
    return
  }
  if (status === 'trialing' && trialEnd !== null && !hidden.isTrialNoticeSent && work.now >= trialEnd - TRIAL_NOTICE_SECONDS) {
    await work.patch('subscription', id, {}, undefined, { isTrialNoticeSent: true })
    work.tell('customer.subscription.trial_will_end', subscription)
    return
  }
  const { pending_update: waiting } = subscription
  if (waiting && work.now >= waiting.expires_at) return dropUpdate(work, subscription, hidden)
  if (hidden.chargeAt !== null && work.now >= hidden.chargeAt) return chargeOpen(work, subscription, hidden)
  if (isPeriodOver) await renew(work, subscription, hidden)
}

async function expire(work: DeskWork, { id, latest_invoice: invoice }: Subscription): Promise<void> {
  await work.patch('subscription', id, { status: 'incomplete_expired', ended_at: work.now }, 'customer.subscription.updated', {
    openInvoice: null,
  })
  if (invoice) await voidInvoice(work, invoice)
}

/** A change that waited for its payment too long is given up. */
async function dropUpdate(work: DeskWork, { id }: Subscription, { openInvoice }: Hidden): Promise<void> {
  await work.patch('subscription', id, { pending_update: null }, 'customer.subscription.pending_update_expired', {
    pendingItems: null,
    openInvoice: null,
  })
  if (openInvoice) await voidInvoice(work, openInvoice)
}

/** The draft of a renewal becomes final and is charged, or a failed charge is tried again. */
async function chargeOpen(work: DeskWork, { id }: Subscription, { openInvoice }: Hidden): Promise<void> {
  await work.patch('subscription', id, {}, undefined, { chargeAt: null })
  const found = openInvoice === null ? null : await work.find('invoice', openInvoice)
  const invoice = found?.status === 'draft' ? await finalize(work, found) : found
  if (invoice?.status === 'open') await chargeInvoice(work, invoice.id)
}

/** Charges an open invoice to the card that is kept for it; what the bank says shows in its state. */
export async function chargeInvoice(work: DeskWork, id: string): Promise<void> {
  const intent = await paymentOfInvoice(work, id)
  const method = await methodFor(work, await work.need('invoice', id))
  if (!intent || !method) return chargeFailed(work, id)
  try {
    await confirmPayment(work, intent, { method, isOffSession: true })
  } catch (error) {
    if (!(error instanceof DeskError) || error.status !== 402) throw error
  }
}

/** The next period begins, with its invoice; the end of a trial begins the first one that is paid. */
async function renew(work: DeskWork, subscription: Subscription, hidden: Hidden): Promise<void> {
  const isTrialOver = subscription.status === 'trialing'
  if (isTrialOver && (await endsWithoutCard(work, subscription))) return
  const items = (await enterPhase(work, subscription)) ?? subscription.items.data
  const start = elementAt(subscription.items.data, 0).current_period_end
  const { interval = 'month', interval_count = 1 } = elementAt(items, 0).price.recurring ?? {}
  const hasOtherRhythm = elementAt(subscription.items.data, 0).price.recurring?.interval !== interval
  const anchor = hasOtherRhythm ? start : subscription.billing_cycle_anchor
  const period = { start, end: billingPeriodEnd(start, { interval, interval_count }, anchor) }
  const moved = items.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }))
  const invoiceId = work.newId('invoice')
  const discounts = await runningDiscounts(work, subscription.discounts)
  const isUnpaid = subscription.status === 'unpaid'
  const renewed = await work.patch(
    'subscription',
    subscription.id,
    {
      items: { ...subscription.items, data: moved },
      billing_cycle_anchor: anchor,
      latest_invoice: invoiceId,
      ...(isTrialOver && { status: 'active' }),
      discounts: discounts.map(({ id }) => id),
    },
    'customer.subscription.updated',
    { pending: [], ...(isUnpaid ? {} : { openInvoice: invoiceId, chargeAt: work.now + DRAFT_SECONDS }) },
  )
  const lines = await Promise.all(moved.map((item) => lineOf(work, { subscription: renewed, item, period })))
  const customer = await work.find('customer', renewed.customer)
  await writeInvoice(
    work,
    {
      id: invoiceId,
      customer,
      subscription: renewed,
      currency: renewed.currency,
      reason: 'subscription_cycle',
      lines: [...hidden.pending, ...lines],
      discounts,
      isAutomaticTax: renewed.automatic_tax.enabled,
      period: { start: elementAt(subscription.items.data, 0).current_period_start, end: start },
    },
    true,
  )
}

/** What a trial does that ends without a card, by its settings; false: it goes on, and its first invoice is not paid. */
async function endsWithoutCard(work: DeskWork, subscription: Subscription): Promise<boolean> {
  const customer = await work.find('customer', subscription.customer)
  const { missing_payment_method: then } = subscription.trial_settings?.end_behavior ?? { missing_payment_method: 'create_invoice' }
  if (then === 'create_invoice' || subscription.default_payment_method || customer?.invoice_settings.default_payment_method) return false
  if (then === 'cancel') await cancelNow(work, subscription, { reason: null })
  else {
    await work.patch('subscription', subscription.id, { status: 'paused' }, 'customer.subscription.paused')
  }
  return true
}
