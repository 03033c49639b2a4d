import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillingInvoicesQuery } from '#graphql/generated/graphql.ts'
import type { PlanSeller } from '#market/country.ts'
import { formatDay } from '#session/day-time.ts'
import type { InvoiceText } from '#ui/paper/invoice-text.ts'
import { moneyText, percentText } from '../plan-money.ts'

export type ShownInvoice = BillingInvoicesQuery['billingInvoices']['nodes'][number]

const STATUS_WORDS = new Map<string, MessageDescriptor>([
  ['paid', msg`Paid`],
  ['open', msg`Open`],
  ['draft', msg`Being made`],
  ['void', msg`Withdrawn`],
  ['uncollectible', msg`Given up`],
])

export const invoiceStatus = (i18n: I18n, status: string): string => {
  const words = STATUS_WORDS.get(status)
  return words ? i18n._(words) : status
}

/** In whose name invoices of plans are written where a deployment names no seller. */
const NO_SELLER: PlanSeller = { name: 'realEstate', address: '', taxNumber: '' }

/**
 * An invoice of a plan, as it stands on paper. Amounts include the tax, which is told beside the total. It is a tax invoice only where tax is charged and
 * the seller is told with name, address and tax number, as the laws on goods and services tax ask of one.
 */
export function planInvoiceText(invoice: ShownInvoice, named: PlanSeller | null, i18n: I18n): InvoiceText {
  const { number, createdDate, currencyCode, total, discount, tax, taxRate, buyer, lines } = invoice
  const seller = named ?? NO_SELLER
  const isTaxInvoice = taxRate !== null && tax > 0 && [seller.name, seller.address, seller.taxNumber].every((text) => text !== '')
  const registration = (taxNumber: string) => taxNumber && i18n._(msg`Tax registration ${taxNumber}`)
  const money = (cents: number) => moneyText(cents, currencyCode, i18n.locale)
  return {
    title: isTaxInvoice ? i18n._(msg`Tax invoice`) : i18n._(msg`Invoice`),
    facts: [
      [i18n._(msg`Invoice number`), number ?? ''],
      [i18n._(msg`Date`), formatDay(createdDate, i18n.locale)],
      [i18n._(msg`State`), invoiceStatus(i18n, invoice.status)],
    ],
    seller: [seller.name, seller.address, registration(seller.taxNumber)].filter(Boolean),
    buyer: [buyer.name, buyer.address, buyer.email, registration(buyer.taxNumber)].filter(Boolean),
    heads: { seller: i18n._(msg`From`), buyer: i18n._(msg`To`), what: i18n._(msg`Plan`), amount: i18n._(msg`Amount`) },
    lines: lines.map(({ text, amount, fromDate, untilDate }) => [
      `${text}, ${formatDay(fromDate, i18n.locale)} – ${formatDay(untilDate, i18n.locale)}`,
      money(amount),
    ]),
    sums: [
      ...(discount > 0 ? ([[i18n._(msg`Discount`), money(-discount)]] as const) : []),
      ...(taxRate && tax > 0
        ? ([[i18n._(msg`Included ${taxRate.name} of ${percentText(taxRate.percent, i18n.locale)}`), money(tax)]] as const)
        : []),
    ],
    total: [i18n._(msg`Total`), money(total)],
    foot: i18n._(msg`All amounts are in ${currencyCode} and include the tax.`),
  }
}
