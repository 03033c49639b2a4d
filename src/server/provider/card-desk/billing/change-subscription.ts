import { elementAt } from '#lib/element-at.ts'
import { DeskError, invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { discountOf, redeem, runningDiscounts } from '../discounts.ts'
import { mergeMetadata } from '../form-fields.ts'
import { INCOMPLETE_SECONDS } from '../next-due.ts'
import { methodOf } from '../payment-methods.ts'
import { standAt } from '../stand-at.ts'
import { AUTHENTICATION_NEEDED, cardRefused } from '../test-cards.ts'
import { type ChangePlan, planChange } from './change-plan.ts'
import { confirmPayment } from './confirm-payment.ts'
import { isEnded } from './end-subscription.ts'
import { runSubscription } from './run-due.ts'
import { methodFor, paymentOfInvoice, writeInvoice } from './settle-invoice.ts'
import { type ChangeAsked, trialSettings } from './subscription-fields.ts'
import { amountOf } from './subscription-items.ts'
import { neededRates } from './tax-rates.ts'

type Subscription = DeskObjects['subscription']

/** Changes a subscription as its update says: fields, the end, items with what is charged for them. */
export async function changeSubscription(work: DeskWork, id: string, asked: ChangeAsked): Promise<Subscription> {
  const before = await work.need('subscription', id)
  if (isEnded(before))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', { code: 'subscription_canceled' })
  const customer = await standAt(work, before.customer)
  if (before.schedule && (asked.cancel_at !== undefined || asked.cancel_at_period_end !== undefined))
    throw invalid(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  await work.patch('subscription', id, { ...(await fieldsOf(work, before, customer, asked)), ...endOf(work, before, asked) })
  if (asked.items) await changeItems(work, id, asked)
  if (asked.trial_end !== undefined) await moveTrial(work, id, asked.trial_end)
  const after = await work.need('subscription', id)
  const changed = Object.keys(after).filter((key) => JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key)))
  if (changed.length > 0)
    work.tell('customer.subscription.updated', after, Object.fromEntries(changed.map((key) => [key, Reflect.get(before, key)])))
  return after
}

async function fieldsOf(
  work: DeskWork,
  subscription: Subscription,
  customer: DeskObjects['customer'],
  asked: ChangeAsked,
): Promise<Partial<Subscription>> {
  const { default_payment_method: method, payment_settings: settings, automatic_tax: tax, cancellation_details: details } = asked
  if (method) {
    const { customer: owner } = await methodOf(work, method, 'default_payment_method')
    if (owner !== subscription.customer)
      throw invalid('The customer does not have a payment method with this ID.', {
        param: 'default_payment_method',
        code: 'resource_missing',
      })
  }
  const discounts = asked.discounts && (await newDiscounts(work, subscription, customer, asked.discounts))
  return {
    ...(method !== undefined && { default_payment_method: method }),
    ...(asked.default_tax_rates && { default_tax_rates: await neededRates(work, asked.default_tax_rates, 'default_tax_rates') }),
    ...(asked.description !== undefined && { description: asked.description }),
    ...(asked.metadata && { metadata: mergeMetadata(subscription.metadata, asked.metadata) }),
    ...(settings && {
      payment_settings: {
        payment_method_options: subscription.payment_settings?.payment_method_options ?? null,
        payment_method_types: settings.payment_method_types ?? subscription.payment_settings?.payment_method_types ?? null,
        save_default_payment_method:
          settings.save_default_payment_method ?? subscription.payment_settings?.save_default_payment_method ?? 'off',
      },
    }),
    ...(tax && {
      automatic_tax: { ...subscription.automatic_tax, enabled: tax.enabled, liability: tax.enabled ? { type: 'self' } : null },
    }),
    ...(asked.trial_settings && { trial_settings: trialSettings(asked) }),
    ...(details && {
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...subscription.cancellation_details,
        ...details,
      },
    }),
    ...(discounts && { discounts }),
  }
}

async function newDiscounts(
  work: DeskWork,
  { id, currency, items }: Subscription,
  customer: DeskObjects['customer'],
  asked: NonNullable<ChangeAsked['discounts']>,
): Promise<string[]> {
  const amounts = await Promise.all(items.data.map(({ price, quantity = 1 }) => amountOf(work, price, quantity)))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  const kept: string[] = []
  for (const [i, one] of asked.entries()) {
    const discount = await discountOf(work, one, { customer, currency, subtotal, param: `discounts[${i}]` })
    kept.push(await redeem(work, discount, id))
  }
  return kept
}

/** When it ends, and since when that is asked for. */
function endOf(work: DeskWork, { items, cancellation_details: details }: Subscription, asked: ChangeAsked): Partial<Subscription> {
  const { cancel_at_period_end: atEnd, cancel_at: at } = asked
  if (atEnd === undefined && at === undefined) return {}
  const end = atEnd ? elementAt(items.data, 0).current_period_end : (at ?? null)
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at: end,
    canceled_at: end === null ? null : work.now,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...details,
      ...asked.cancellation_details,
      reason: end === null ? null : 'cancellation_requested',
    },
  }
}

async function changeItems(work: DeskWork, id: string, asked: ChangeAsked): Promise<void> {
  const subscription = await work.need('subscription', id)
  const behavior = asked.proration_behavior ?? 'create_prorations'
  const at = asked.proration_date ?? work.now
  const plan = await planChange(work, subscription, { items: asked.items ?? [], behavior, at })
  const list = { ...subscription.items, data: plan.items }
  const isImmediate = (plan.isNewPeriod || behavior === 'always_invoice') && plan.lines.length > 0
  if (!isImmediate) {
    const { pending } = await work.hidden('subscription', id)
    await work.patch('subscription', id, { items: list }, undefined, { pending: [...pending, ...plan.lines] })
    return
  }
  await invoiceChange(work, id, asked, plan, at)
}

/** Writes the invoice of a change and charges it; what is not paid leaves the change waiting, or the subscription past due, or nothing, as asked. */
async function invoiceChange(work: DeskWork, id: string, asked: ChangeAsked, plan: ChangePlan, at: number): Promise<void> {
  const before = await work.need('subscription', id)
  const after: Subscription = {
    ...before,
    items: { ...before.items, data: plan.items },
    ...(plan.isNewPeriod && { billing_cycle_anchor: at }),
  }
  const waits = asked.payment_behavior === 'pending_if_incomplete'
  const invoiceId = work.newId('invoice')
  const { pending } = await work.hidden('subscription', id)
  const now = { pending: [], openInvoice: invoiceId, chargeAt: null, pendingItems: waits ? plan.items : null }
  await work.patch('subscription', id, { ...(waits ? {} : after), latest_invoice: invoiceId }, undefined, now)
  const first = elementAt(plan.items, 0)
  const invoice = await writeInvoice(
    work,
    {
      id: invoiceId,
      customer: await work.find('customer', before.customer),
      subscription: after,
      currency: before.currency,
      reason: 'subscription_update',
      lines: [...pending, ...plan.lines],
      isAutomaticTax: before.automatic_tax.enabled,
      discounts: plan.isNewPeriod ? await runningDiscounts(work, before.discounts) : [],
      period: { start: at, end: plan.isNewPeriod ? first.current_period_end : at },
    },
    false,
  )
  if (invoice.status !== 'open') return
  await payChange(work, invoice.id, asked)
  const left = await work.need('invoice', invoiceId)
  if (left.status === 'paid') return
  if (waits) {
    const update = { billing_cycle_anchor: null, cancel_at_period_end: null, discount: null, discounts: null, metadata: null }
    const expires = { expires_at: work.now + INCOMPLETE_SECONDS, subscription_items: plan.items, trial_end: null, trial_from_plan: null }
    await work.patch('subscription', id, { pending_update: { ...update, ...expires } })
  } else await work.patch('subscription', id, { status: 'past_due' })
}

async function payChange(work: DeskWork, invoice: string, asked: ChangeAsked): Promise<void> {
  if (asked.payment_behavior === 'default_incomplete') return
  const intent = await paymentOfInvoice(work, invoice)
  const method = await methodFor(work, await work.need('invoice', invoice))
  const mustPay = asked.payment_behavior === 'error_if_incomplete'
  if (!intent || !method) {
    if (mustPay) throw invalid('This customer has no attached payment source or default payment method.', { code: 'resource_missing' })
    return
  }
  try {
    const { status } = await confirmPayment(work, intent, { method, isOffSession: asked.off_session ?? false })
    if (status !== 'succeeded' && mustPay) throw cardRefused(AUTHENTICATION_NEEDED)
  } catch (error) {
    if (!(error instanceof DeskError) || error.status !== 402) throw error
    if (!mustPay) return
    work.drop()
    throw error
  }
}

/** Ends a trial now, or at another moment. */
async function moveTrial(work: DeskWork, id: string, end: number | 'now'): Promise<void> {
  const { items, status } = await work.need('subscription', id)
  if (status !== 'trialing') throw invalid('Only a trial has an end that can be moved here.', { param: 'trial_end' })
  const at = end === 'now' ? work.now : end
  if (at < work.now) throw invalid('Trial end must be in the future.', { param: 'trial_end' })
  const moved = items.data.map((item) => ({ ...item, current_period_end: at }))
  await work.patch('subscription', id, { trial_end: at, billing_cycle_anchor: at, items: { ...items, data: moved } }, undefined, {
    isTrialNoticeSent: true,
  })
  if (end !== 'now') return
  await runSubscription(work, id, at)
  const { openInvoice } = await work.hidden('subscription', id)
  if (openInvoice === null) return
  await work.patch('subscription', id, {}, undefined, { chargeAt: at })
  await runSubscription(work, id, at)
}
