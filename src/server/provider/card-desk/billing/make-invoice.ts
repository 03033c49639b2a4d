import type { DeskObjects, DraftLine } from '../desk-objects.ts'
import { listOf } from '../desk-route.ts'
import { type DeskWork, randomText } from '../desk-work.ts'
import { type InvoiceSums, invoiceSums, type LineSums } from '../money/invoice-sums.ts'

export interface InvoicePlan {
  id: string
  customer: DeskObjects['customer'] | null
  subscription: DeskObjects['subscription'] | null
  currency: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  lines: readonly DraftLine[]
  discounts: readonly DeskObjects['discount'][]
  isAutomaticTax: boolean
  period: { start: number; end: number }
}

type Line = DeskObjects['invoice']['lines']['data'][number]

const taxLines = ({ taxes }: LineSums): NonNullable<Line['taxes']> =>
  taxes.map(({ rate, amount, taxable }) => ({
    amount,
    tax_behavior: rate.isInclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  }))

const toLine = (invoice: string, currency: string, draft: DraftLine, sums: LineSums): Line => ({
  id: `il_${randomText(24)}`,
  object: 'line_item',
  amount: draft.amount,
  currency,
  description: draft.description,
  discount_amounts: sums.discounts.map(({ id, amount }) => ({ amount, discount: id })),
  discountable: !draft.isProration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: draft.isProration,
      proration_details: { credited_items: null },
      subscription: draft.subscription,
      subscription_item: draft.item,
    },
    type: 'subscription_item_details',
  },
  period: draft.period,
  pretax_credit_amounts: [],
  pricing: { price_details: { price: draft.price, product: draft.product }, type: 'price_details', unit_amount_decimal: draft.unit },
  quantity: draft.quantity,
  quantity_decimal: String(draft.quantity),
  subscription: draft.subscription,
  subtotal: draft.amount,
  taxes: taxLines(sums),
})

/** Amounts of one key added up, in the order of their first appearance. */
function addUp<Entry extends { amount: number }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  add: (one: Entry, other: Entry) => Entry,
): Entry[] {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const known = found.get(keyOf(entry))
    found.set(keyOf(entry), known ? add(known, entry) : entry)
  }
  return [...found.values()]
}

async function sumsOf(work: DeskWork, { lines, discounts }: InvoicePlan): Promise<InvoiceSums> {
  const coupons = await Promise.all(discounts.map(({ source }) => work.need('coupon', source.coupon ?? '')))
  const limits = await Promise.all(coupons.map(({ id }) => work.hidden('coupon', id)))
  const open = (product: string) => limits.every(({ products }) => products === null || products.includes(product))
  return invoiceSums(
    lines.map(({ amount, product, isProration, rates }) => ({ amount, isDiscountable: !isProration && open(product), rates })),
    discounts.map(({ id }, i) => ({ id, percentOff: coupons[i]?.percent_off ?? null, amountOff: coupons[i]?.amount_off ?? null })),
  )
}

/** A draft of an invoice with all its sums; nothing is written. What the customer has as credit (a negative balance) is used up first. */
export async function draftInvoice(work: DeskWork, plan: InvoicePlan): Promise<DeskObjects['invoice']> {
  const { id, customer, subscription, currency, reason, lines, discounts, isAutomaticTax, period } = plan
  const sums = await sumsOf(work, plan)
  const own = lines.map((line, i) => toLine(id, currency, line, sums.lines[i] ?? { discounts: [], taxes: [] }))
  const balance = customer?.balance ?? 0
  const due = Math.max(sums.total + balance, 0)
  const settings = subscription?.payment_settings
  return {
    id,
    object: 'invoice',
    account_country: work.country,
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: isAutomaticTax,
      liability: isAutomaticTax ? { type: 'self' as const } : null,
      provider: isAutomaticTax ? 'stripe' : null,
      status: isAutomaticTax ? ('complete' as const) : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: work.now,
    currency,
    custom_fields: null,
    customer: customer?.id ?? null,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer?.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: subscription?.default_tax_rates ?? [],
    description: null,
    discounts: discounts.map((one) => one.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(own, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      type: 'subscription_details' as const,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: settings?.payment_method_types ?? null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.subtotal - sums.inclusiveTax,
    test_clock: customer?.test_clock ?? null,
    total: sums.total,
    total_discount_amounts: addUp(
      own.flatMap((line) => line.discount_amounts ?? []),
      (one) => one.discount,
      (one, other) => ({ ...one, amount: one.amount + other.amount }),
    ),
    total_excluding_tax: sums.totalWithoutTax,
    total_pretax_credit_amounts: [],
    total_taxes: addUp(
      own.flatMap((line) => line.taxes ?? []),
      (one) => one.tax_rate_details?.tax_rate ?? '',
      (one, other) => ({
        ...one,
        amount: one.amount + other.amount,
        taxable_amount: (one.taxable_amount ?? 0) + (other.taxable_amount ?? 0),
      }),
    ),
    webhooks_delivered_at: null,
  }
}
