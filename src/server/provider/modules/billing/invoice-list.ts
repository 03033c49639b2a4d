import { z } from 'zod'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { STRIPE_CUSTOMER } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { text } from '../../db/column-table.ts'
import { includedTax } from '../../ports/cards/sales-tax.ts'
import { planTax } from '../plan/plan-list.ts'
import { askCards, cardsOf } from '../subscription/ask-cards.ts'
import type { BillingContext } from '../subscription/sync-subscription.ts'
import type { BilledInvoice, BilledInvoicePage } from './invoice-type.ts'

const seconds = z.number().int()

const invoiceShape = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string().nullable(),
  created: seconds,
  currency: z.string(),
  total: z.number().int(),
  amount_remaining: z.number().int(),
  total_discount_amounts: z.array(z.object({ amount: z.number().int() })).nullish(),
  status_transitions: z.object({ paid_at: seconds.nullable() }),
  invoice_pdf: z.string().nullish(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  customer_address: z.object({ line1: z.string().nullable() }).nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        description: z.string().nullable(),
        quantity: z.number().int().nullish(),
        amount: z.number().int(),
        period: z.object({ start: seconds, end: seconds }),
      }),
    ),
  }),
})

const page = z.object({ data: z.array(invoiceShape), has_more: z.boolean() })

interface AskedInvoices {
  userId: string
  country: CountryCode
  first: number
  after: string | null
}

/** Invoices of somebody in a country as the card service keeps them; drafts are none yet. */
export async function listInvoices(context: BillingContext, { userId, country, first, after }: AskedInvoices): Promise<BilledInvoicePage> {
  const account = cardsOf(context, country)
  const customer = await customerOf(context.account, userId, country)
  if (!customer) return { nodes: [], endCursor: null }
  const { data, has_more } = await askCards(page, () =>
    account.stripe.invoices.list({ customer: customer.id, limit: first, ...(after && { starting_after: after }) }),
  )
  return {
    nodes: data
      .filter(({ status }) => status !== 'draft')
      .map((one) => shown(one, country, { isDesk: account.isDesk, taxNumber: customer.taxNumber })),
    endCursor: has_more ? (data.at(-1)?.id ?? null) : null,
  }
}

const customerOf = (account: Statements, userId: string, country: CountryCode): Promise<{ id: string; taxNumber: string } | null> =>
  account.first(
    { id: STRIPE_CUSTOMER.columns.customerId, taxNumber: text() },
    `select customer.customer_id as id, coalesce((select details ->> 'taxNumber' from billing_checkout made
      where made.user_id = customer.user_id and made.country = customer.country order by made.created_at desc limit 1), '') as taxNumber
    from stripe_customer customer where customer.user_id = ? and customer.country = ?`,
    userId,
    country,
  )

function shown(
  { id, number, status, created, total, ...rest }: z.output<typeof invoiceShape>,
  country: CountryCode,
  { isDesk, taxNumber }: { isDesk: boolean; taxNumber: string },
): BilledInvoice {
  return {
    id,
    number,
    status: status ?? '',
    createdAt: created,
    paidAt: rest.status_transitions.paid_at,
    total,
    currencyCode: COUNTRIES[country].currencyCode,
    amountDue: status === 'open' ? rest.amount_remaining : 0,
    discount: (rest.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    tax: includedTax(country, total),
    taxRate: planTax(country),
    pdfAddress: isDesk ? null : (rest.invoice_pdf ?? null),
    buyer: { name: rest.customer_name ?? '', email: rest.customer_email ?? '', address: rest.customer_address?.line1 ?? '', taxNumber },
    lines: rest.lines.data.map(({ description, quantity, amount, period }) => ({
      text: description ?? '',
      quantity: quantity ?? 1,
      amount,
      from: period.start,
      until: period.end,
    })),
  }
}
