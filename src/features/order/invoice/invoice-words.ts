import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderInvoiceFactsFragment } from '#graphql/generated/graphql.ts'
import type { InvoiceStatementText, InvoiceText } from '#ui/paper/invoice-text.ts'
import { formatOrderDay } from '../order-days.ts'
import { formatCents } from '../order-money.ts'
import { ORDER_SERVICE_WORDS } from '../order-words.tsx'

/** Goods and services tax acts ask for the words "tax invoice" where tax is charged. */
export function invoiceText(invoice: OrderInvoiceFactsFragment, i18n: I18n): InvoiceText {
  const { number, issuedOn, order, place, country, seller, buyer, lines, netCents, tax, totalCents } = invoice
  const money = (cents: number) => formatCents(cents, country, i18n.locale)
  const taxNumber = seller.taxNumber
  const percent = tax && new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 }).format(tax.percent / 100)
  return {
    title: tax ? i18n._(msg`Tax invoice`) : i18n._(msg`Invoice`),
    facts: [
      [i18n._(msg`Invoice number`), number],
      [i18n._(msg`Date`), formatOrderDay(issuedOn, i18n.locale)],
      [i18n._(msg`Order`), order],
      [i18n._(msg`Where`), place],
    ],
    seller: [seller.name, seller.address, taxNumber && i18n._(msg`Tax registration ${taxNumber}`)].filter(Boolean),
    buyer: [buyer.name, buyer.agency, buyer.licence].filter(Boolean),
    heads: {
      seller: i18n._(msg`From`),
      buyer: i18n._(msg`To`),
      what: i18n._(msg`Service`),
      amount: i18n._(msg`Amount`),
    },
    lines: lines.map(({ service, cents }) => [i18n._(ORDER_SERVICE_WORDS[service]), money(cents)]),
    sums: tax
      ? [
          [i18n._(msg`Before tax`), money(netCents)],
          [`${tax.name} ${percent}`, money(tax.cents)],
        ]
      : [],
    total: [i18n._(msg`Total`), money(totalCents)],
    foot: i18n._(msg`Made when the order was approved on realEstate, in the name of the sender above.`),
  }
}

/** A statement of invoices of one country. */
export function statementText(invoices: readonly OrderInvoiceFactsFragment[], i18n: I18n): InvoiceStatementText {
  const country = invoices[0]?.country ?? 'SG'
  const sum = invoices.reduce((all, { totalCents }) => all + totalCents, 0)
  return {
    title: i18n._(msg`Statement`),
    heads: [i18n._(msg`Invoice number`), i18n._(msg`Date`), i18n._(msg`Where`), i18n._(msg`Total`)],
    rows: invoices.map((one) => [
      one.number,
      formatOrderDay(one.issuedOn, i18n.locale),
      one.place,
      formatCents(one.totalCents, one.country, i18n.locale),
    ]),
    total: [i18n._(msg`Total`), formatCents(sum, country, i18n.locale)],
  }
}
