import { elementAt } from '#lib/element-at.ts'
import { DeskError, invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import { listOf } from '../desk-route.ts'
import type { DeskWork } from '../desk-work.ts'
import { discountOf, redeem, runningDiscounts } from '../discounts.ts'
import { mergeMetadata } from '../form-fields.ts'
import { billingPeriodEnd } from '../money/billing-periods.ts'
import { methodOf } from '../payment-methods.ts'
import { standAt } from '../stand-at.ts'
import { AUTHENTICATION_NEEDED, cardRefused } from '../test-cards.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { InvoicePlan } from './make-invoice.ts'
import { newSetupIntent } from './new-intents.ts'
import { paymentOfInvoice, writeInvoice } from './settle-invoice.ts'
import { type StartAsked, trialSettings } from './subscription-fields.ts'
import { amountOf, type DeskItem, lineOf, newItem, recurringPrice } from './subscription-items.ts'
import { neededRates } from './tax-rates.ts'

const DAY_SECONDS = 86_400

type Subscription = DeskObjects['subscription']

/** The moment at which a trial ends; null without one. */
function trialEndOf(work: DeskWork, { trial_end: end, trial_period_days: days }: StartAsked): number | null {
  if (end === 'now') return null
  if (end !== undefined && end <= work.now) throw invalid('Trial end must be in the future.', { param: 'trial_end' })
  if (end !== undefined) return end
  return days ? work.now + days * DAY_SECONDS : null
}

async function itemsOf(
  work: DeskWork,
  id: string,
  asked: StartAsked,
  currency: string | null,
  trialEnd: number | null,
): Promise<DeskItem[]> {
  if (asked.items.length === 0) throw invalid('Missing required param: items.', { param: 'items', code: 'parameter_missing' })
  const items: DeskItem[] = []
  for (const [i, one] of asked.items.entries()) {
    const price = await recurringPrice(work, one.price, `items[${i}][price]`, items[0]?.price.currency ?? currency)
    const { interval = 'month', interval_count = 1 } = price.recurring ?? {}
    const end = trialEnd ?? billingPeriodEnd(work.now, { interval, interval_count }, work.now)
    if (items[0] && items[0].current_period_end !== end)
      throw invalid('All prices of a subscription have the same interval.', { param: 'items' })
    const rates = await neededRates(work, one.tax_rates ?? [], `items[${i}][tax_rates]`)
    const more = { metadata: mergeMetadata(null, one.metadata), rates }
    items.push(newItem(work, { subscription: id, price, quantity: one.quantity ?? 1, start: work.now, end, ...more }))
  }
  return items
}

/** A subscription as it would be, with its first invoice; nothing is written. Also what a preview shows. */
export async function plannedSubscription(work: DeskWork, asked: StartAsked, customer: DeskObjects['customer'] | null) {
  const id = work.newId('subscription')
  const trialEnd = trialEndOf(work, asked)
  const items = await itemsOf(work, id, asked, customer?.currency ?? asked.currency ?? null, trialEnd)
  const first = elementAt(items, 0)
  const { currency } = first.price
  const amounts = await Promise.all(items.map(({ price, quantity = 1 }) => amountOf(work, price, quantity)))
  const taker = { customer, currency, subtotal: amounts.reduce((sum, amount) => sum + amount, 0) }
  const discounts = await Promise.all(
    (asked.discounts ?? []).map((one, i) => discountOf(work, one, { ...taker, param: `discounts[${i}]` })),
  )
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: asked.automatic_tax?.enabled ?? false,
      liability: asked.automatic_tax?.enabled ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trialEnd ?? work.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: asked.billing_mode?.type === 'classic' ? null : {}, type: asked.billing_mode?.type ?? 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: asked.cancel_at ?? null,
    cancel_at_period_end: asked.cancel_at_period_end ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: work.now,
    currency,
    customer: customer?.id ?? '',
    customer_account: null,
    days_until_due: null,
    default_payment_method: asked.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: await neededRates(work, asked.default_tax_rates ?? [], 'default_tax_rates'),
    description: asked.description ?? null,
    discounts: discounts.map((one) => one.id),
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata(null, asked.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: asked.payment_settings?.payment_method_types ?? null,
      save_default_payment_method: asked.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: work.now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: customer?.test_clock ?? null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: trialSettings(asked),
    trial_start: trialEnd === null ? null : work.now,
  }
  const period = { start: first.current_period_start, end: first.current_period_end }
  const lines = await Promise.all(items.map((item) => lineOf(work, { subscription, item, period, isFree: trialEnd !== null })))
  const isAutomaticTax = subscription.automatic_tax.enabled
  const plan: InvoicePlan = {
    id: work.newId('invoice'),
    customer,
    subscription,
    currency,
    reason: 'subscription_create',
    lines,
    discounts,
    isAutomaticTax,
    // a free trial takes nothing off
    ...(trialEnd !== null && { discounts: [] }),
    period: { start: work.now, end: work.now },
  }
  return { subscription, discounts, plan }
}

/** Makes a subscription and its first invoice, and charges it as the payment behaviour says. */
export async function startSubscription(work: DeskWork, asked: StartAsked): Promise<Subscription> {
  const customer = await standAt(work, asked.customer, 'customer')
  const method = asked.default_payment_method && (await methodOf(work, asked.default_payment_method, 'default_payment_method'))
  if (method && method.customer !== customer.id)
    throw invalid('The customer does not have a payment method with this ID.', {
      param: 'default_payment_method',
      code: 'resource_missing',
    })
  const { subscription, discounts, plan } = await plannedSubscription(work, asked, customer)
  const { id } = subscription
  work.put('subscription', subscription, {
    pending: [],
    openInvoice: plan.id,
    chargeAt: null,
    isTrialNoticeSent: false,
    pendingItems: null,
  })
  if (customer.currency !== subscription.currency)
    await work.patch('customer', customer.id, { currency: subscription.currency }, 'customer.updated')
  for (const discount of discounts) await redeem(work, discount, id)
  const behavior = asked.payment_behavior ?? 'allow_incomplete'
  const ready = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method
  const isCollected = plan.lines.some(({ amount }) => amount > 0)
  const needsSetup = !ready && !isCollected && behavior === 'default_incomplete'
  const setup = needsSetup ? newSetupIntent(work, { customer: customer.id, method: null, description: null, metadata: {} }) : null
  const running = await runningDiscounts(
    work,
    plan.discounts.map((one) => one.id),
  )
  const made = { latest_invoice: plan.id, pending_setup_intent: setup?.id ?? null }
  await work.patch('subscription', id, made)
  work.tell('customer.subscription.created', await work.need('subscription', id))
  const invoice = await writeInvoice(work, { ...plan, discounts: running }, false)
  if (invoice.status === 'open' && behavior !== 'default_incomplete') await payFirst(work, invoice.id, behavior, asked.off_session ?? false)
  return work.need('subscription', id)
}

async function payFirst(work: DeskWork, invoice: string, behavior: string, isOffSession: boolean): Promise<void> {
  const intent = await paymentOfInvoice(work, invoice)
  if (!intent) return
  if (!intent.payment_method && behavior === 'error_if_incomplete')
    throw invalid('This customer has no attached payment source or default payment method.', { code: 'resource_missing' })
  if (!intent.payment_method) return
  try {
    const done = await confirmPayment(work, intent, { isOffSession })
    if (done.status === 'requires_action' && behavior === 'error_if_incomplete') throw cardRefused(AUTHENTICATION_NEEDED)
  } catch (error) {
    if (!(error instanceof DeskError) || error.status !== 402) throw error
    if (behavior !== 'error_if_incomplete') return
    work.drop()
    throw error
  }
}
