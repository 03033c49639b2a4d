import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { DRAFT_SECONDS, RETRY_SECONDS } from '../next-due.ts'
import { endUnpaid } from './end-subscription.ts'
import { draftInvoice, type InvoicePlan } from './make-invoice.ts'
import { newPaymentIntent } from './new-intents.ts'

type Invoice = DeskObjects['invoice']

export const subscriptionIdOf = (invoice: Invoice): string | null => invoice.parent?.subscription_details?.subscription ?? null

/** Writes an invoice; what is charged by itself stays a draft for an hour, as renewals do. */
export async function writeInvoice(work: DeskWork, plan: InvoicePlan, isDraft: boolean): Promise<Invoice> {
  const draft = await draftInvoice(work, plan)
  const invoice = work.put('invoice', { ...draft, automatically_finalizes_at: isDraft ? work.now + DRAFT_SECONDS : null }, null)
  work.tell('invoice.created', invoice)
  for (const discount of plan.discounts) await endOnce(work, discount.id)
  return isDraft ? invoice : finalize(work, invoice)
}

/** A discount that holds once has held. */
async function endOnce(work: DeskWork, id: string): Promise<void> {
  const discount = await work.find('discount', id)
  const coupon = discount?.source.coupon ? await work.find('coupon', discount.source.coupon) : null
  if (discount && coupon?.duration === 'once') await work.patch('discount', id, { end: work.now })
}

/** A final invoice has a number and, where something is due, a payment that waits. */
export async function finalize(work: DeskWork, draft: Invoice): Promise<Invoice> {
  const customer = draft.customer ? await work.find('customer', draft.customer) : null
  if (!customer) return draft
  const sequence = customer.next_invoice_sequence ?? 1
  const balance = draft.starting_balance + draft.total
  const after = { balance: Math.min(balance, 0), next_invoice_sequence: sequence + 1 }
  await work.patch('customer', customer.id, after, after.balance === customer.balance ? undefined : 'customer.updated')
  const invoice = await work.patch(
    'invoice',
    draft.id,
    {
      status: 'open',
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      effective_at: work.now,
      automatically_finalizes_at: null,
      ending_balance: after.balance,
      status_transitions: { ...draft.status_transitions, finalized_at: work.now },
    },
    'invoice.finalized',
  )
  if (invoice.amount_due === 0) return invoicePaid(work, invoice, false)
  const intent = newPaymentIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    method: await methodFor(work, invoice),
    description: 'Subscription',
    metadata: {},
    invoice: invoice.id,
    savesCard: true,
  })
  work.put(
    'invoice_payment',
    {
      id: work.newId('invoice_payment'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: work.now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    },
    null,
  )
  return invoice
}

/** The card that an invoice is charged to: its subscription's, else the customer's. */
export async function methodFor(work: DeskWork, invoice: Invoice): Promise<string | null> {
  const id = subscriptionIdOf(invoice)
  const subscription = id === null ? null : await work.find('subscription', id)
  const customer = invoice.customer ? await work.find('customer', invoice.customer) : null
  return subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null
}

/** The payment of an invoice, where something is due. */
export async function paymentOfInvoice(work: DeskWork, invoice: string): Promise<DeskObjects['payment_intent'] | null> {
  const [payment] = await work.all('invoice_payment', { parent: invoice })
  return payment?.payment.payment_intent ? work.find('payment_intent', payment.payment.payment_intent) : null
}

export async function invoicePaid(work: DeskWork, { id }: Invoice, isTry = true): Promise<Invoice> {
  const invoice = await work.need('invoice', id)
  const paid = await work.patch(
    'invoice',
    id,
    {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      next_payment_attempt: null,
      attempt_count: invoice.attempt_count + Number(isTry),
      auto_advance: false,
      status_transitions: { ...invoice.status_transitions, paid_at: work.now },
    },
    'invoice.paid',
  )
  work.tell('invoice.payment_succeeded', paid)
  const [payment] = await work.all('invoice_payment', { parent: id })
  if (payment) {
    const status = {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { ...payment.status_transitions, paid_at: work.now },
    }
    await work.patch('invoice_payment', payment.id, status, 'invoice_payment.paid')
  }
  await subscriptionPaid(work, paid)
  return paid
}

/** What a paid invoice does to its subscription: it begins, or it is in order again, or a change that waited for the money holds. */
async function subscriptionPaid(work: DeskWork, invoice: Invoice): Promise<void> {
  const id = subscriptionIdOf(invoice)
  const subscription = id === null ? null : await work.find('subscription', id)
  if (!subscription) return
  const hidden = await work.hidden('subscription', subscription.id)
  if (hidden.openInvoice !== invoice.id) return
  const { status, payment_settings: settings } = subscription
  const method = invoice.amount_due > 0 ? ((await paymentOfInvoice(work, invoice.id))?.payment_method ?? null) : null
  const isSaved = method !== null && settings?.save_default_payment_method === 'on_subscription'
  const isBack = status === 'incomplete' || status === 'past_due' || status === 'unpaid'
  const { pendingItems } = hidden
  await work.patch(
    'subscription',
    subscription.id,
    {
      ...(isBack && { status: 'active' }),
      ...(isSaved && { default_payment_method: method }),
      ...(pendingItems && { pending_update: null, items: { ...subscription.items, data: pendingItems } }),
    },
    isBack || pendingItems || isSaved ? 'customer.subscription.updated' : undefined,
    { openInvoice: null, chargeAt: null, pendingItems: null },
  )
}

/** A charge that went wrong: the renewal is tried again some days later, and at last given up. */
export async function chargeFailed(work: DeskWork, id: string, needsHolder = false): Promise<void> {
  const invoice = await work.need('invoice', id)
  const tries = invoice.attempt_count + 1
  const subscriptionId = subscriptionIdOf(invoice)
  const subscription = subscriptionId === null ? null : await work.find('subscription', subscriptionId)
  const isRenewal = invoice.billing_reason === 'subscription_cycle' && subscription !== null
  const rest = isRenewal ? RETRY_SECONDS[tries - 1] : undefined
  const retryAt = rest === undefined ? null : work.now + rest
  const failed = await work.patch(
    'invoice',
    id,
    { attempt_count: tries, attempted: true, next_payment_attempt: retryAt, auto_advance: retryAt !== null },
    'invoice.payment_failed',
  )
  if (needsHolder) work.tell('invoice.payment_action_required', failed)
  if (!subscription || subscription.status === 'incomplete') return
  const { openInvoice, pendingItems } = await work.hidden('subscription', subscription.id)
  if (openInvoice !== id || pendingItems) return
  if (isRenewal && retryAt === null) {
    await endUnpaid(work, subscription.id)
    return
  }
  const isNew = subscription.status !== 'past_due' && subscription.status !== 'unpaid'
  await work.patch(
    'subscription',
    subscription.id,
    isNew ? { status: 'past_due' } : {},
    isNew ? 'customer.subscription.updated' : undefined,
    { chargeAt: retryAt },
  )
}

/** Nobody has to pay it any more. */
export async function voidInvoice(work: DeskWork, id: string): Promise<Invoice> {
  const invoice = await work.need('invoice', id)
  const intent = await paymentOfInvoice(work, id)
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled')
    await work.patch(
      'payment_intent',
      intent.id,
      { status: 'canceled', canceled_at: work.now, cancellation_reason: 'void_invoice', next_action: null },
      'payment_intent.canceled',
    )
  const transitions = { ...invoice.status_transitions, voided_at: work.now }
  const patch = { status: 'void', amount_remaining: invoice.amount_due, auto_advance: false, next_payment_attempt: null } as const
  return work.patch('invoice', id, { ...patch, status_transitions: transitions }, 'invoice.voided')
}
