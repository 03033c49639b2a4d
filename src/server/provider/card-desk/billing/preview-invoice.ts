import { z } from 'zod'
import { elementAt } from '#lib/element-at.ts'
import { invalid } from '../desk-error.ts'
import type { DeskObjects } from '../desk-objects.ts'
import type { DeskWork } from '../desk-work.ts'
import { discountOf, runningDiscounts } from '../discounts.ts'
import { formFlag, formText, metadata, texts, whole } from '../form-fields.ts'
import { billingPeriodEnd } from '../money/billing-periods.ts'
import { standAt } from '../stand-at.ts'
import { type ChangePlan, planChange } from './change-plan.ts'
import { draftInvoice } from './make-invoice.ts'
import { plannedSubscription } from './start-subscription.ts'
import { discountFields, itemChange } from './subscription-fields.ts'
import { amountOf, lineOf } from './subscription-items.ts'
import { neededRates } from './tax-rates.ts'

export const previewFields = z.strictObject({
  automatic_tax: z.strictObject({ enabled: formFlag }).optional(),
  currency: formText.optional(),
  customer: formText.optional(),
  customer_details: z.strictObject({ address: z.record(z.string(), z.string()).optional(), tax_exempt: formText.optional() }).optional(),
  discounts: z.union([z.literal('').transform(() => []), z.array(discountFields)]).optional(),
  preview_mode: z.literal('next').optional(),
  subscription: formText.optional(),
  subscription_details: z
    .strictObject({
      cancel_at_period_end: formFlag.optional(),
      default_tax_rates: texts.optional(),
      items: z.array(itemChange.extend({ metadata: metadata.optional() })).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      proration_date: whole.optional(),
      trial_end: z.union([z.literal('now'), whole]).optional(),
    })
    .optional(),
})
type PreviewAsked = z.output<typeof previewFields>
type Invoice = DeskObjects['invoice']

/** The next invoice as it would be: of a subscription as it runs, of one that is changed, or of one that is not there yet. Nothing is kept. */
export async function previewInvoice(work: DeskWork, asked: PreviewAsked): Promise<Invoice> {
  const invoice = asked.subscription === undefined ? await ofNew(work, asked) : await ofRunning(work, asked.subscription, asked)
  work.drop()
  return { ...invoice, status: 'draft', auto_advance: false }
}

const previewId = (work: DeskWork) => `upcoming_${work.newId('invoice')}`

async function ofNew(work: DeskWork, asked: PreviewAsked): Promise<Invoice> {
  const customer = asked.customer === undefined ? null : await standAt(work, asked.customer, 'customer')
  const { items = [], trial_end: trialEnd, default_tax_rates: rates } = asked.subscription_details ?? {}
  const wanted = items.map(({ price = '', quantity, tax_rates }) => ({ price, quantity, tax_rates }))
  const more = {
    automatic_tax: asked.automatic_tax,
    discounts: asked.discounts,
    currency: asked.currency,
    default_tax_rates: rates,
    trial_end: trialEnd,
  }
  const { subscription, discounts, plan } = await plannedSubscription(
    work,
    { customer: customer?.id ?? '', items: wanted, ...more },
    customer,
  )
  for (const discount of discounts) work.put('discount', discount, null)
  const invoice = await draftInvoice(work, { ...plan, id: previewId(work) })
  return {
    ...invoice,
    parent: null,
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, subscription: null })) },
    created: subscription.created,
  }
}

async function ofRunning(work: DeskWork, id: string, asked: PreviewAsked): Promise<Invoice> {
  const stored = await work.need('subscription', id, 'subscription')
  const customer = await standAt(work, stored.customer)
  const details = asked.subscription_details ?? {}
  const subscription = {
    ...stored,
    ...(details.default_tax_rates && {
      default_tax_rates: await neededRates(work, details.default_tax_rates, 'subscription_details[default_tax_rates]'),
    }),
    ...(asked.automatic_tax && { automatic_tax: { ...stored.automatic_tax, enabled: asked.automatic_tax.enabled } }),
  }
  const behavior = details.proration_behavior ?? 'create_prorations'
  const at = details.proration_date ?? work.now
  const plan: ChangePlan | null = details.items ? await planChange(work, subscription, { items: details.items, behavior, at }) : null
  const isNow = plan !== null && (plan.isNewPeriod || behavior === 'always_invoice')
  if (!isNow && (details.cancel_at_period_end ?? stored.cancel_at_period_end))
    throw invalid('No upcoming invoices for customer', { code: 'invoice_upcoming_none' })
  const items = plan?.items ?? subscription.items.data
  const first = elementAt(items, 0)
  const { interval = 'month', interval_count = 1 } = first.price.recurring ?? {}
  const start = first.current_period_end
  const next = { start, end: billingPeriodEnd(start, { interval, interval_count }, subscription.billing_cycle_anchor) }
  const { pending } = await work.hidden('subscription', id)
  const renewal = isNow ? [] : await Promise.all(items.map((item) => lineOf(work, { subscription, item, period: next })))
  const discounts = await discountsOf(work, subscription, customer, asked, items)
  const invoice = await draftInvoice(work, {
    id: previewId(work),
    customer,
    subscription,
    currency: subscription.currency,
    reason: isNow ? 'subscription_update' : 'upcoming',
    lines: [...pending, ...(plan?.lines ?? []), ...renewal],
    discounts,
    isAutomaticTax: subscription.automatic_tax.enabled,
    period: isNow ? { start: at, end: at } : { start: first.current_period_start, end: start },
  })
  return { ...invoice, next_payment_attempt: isNow ? null : start + 3_600 }
}

async function discountsOf(
  work: DeskWork,
  subscription: DeskObjects['subscription'],
  customer: DeskObjects['customer'],
  { discounts }: PreviewAsked,
  items: DeskObjects['subscription']['items']['data'],
): Promise<DeskObjects['discount'][]> {
  if (!discounts) return runningDiscounts(work, subscription.discounts)
  const amounts = await Promise.all(items.map(({ price, quantity = 1 }) => amountOf(work, price, quantity)))
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
  const found = await Promise.all(
    discounts.map((one, i) => discountOf(work, one, { customer, currency: subscription.currency, subtotal, param: `discounts[${i}]` })),
  )
  for (const discount of found) work.put('discount', discount, null)
  return found
}
