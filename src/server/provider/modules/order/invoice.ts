import type { OrderService } from '#graphql/order-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { salesTax, taxCents } from '../../ports/cards/sales-tax.ts'
import { type OrderRow, orderLines, orderNumber, orderPlace } from './order-row.ts'

/** All that an invoice says, written when the order is approved and never changed. Money in cents. */
export interface Invoice {
  /** "2026-11-28", by the clock of the country */
  issuedOn: string
  order: string
  place: string
  country: CountryCode
  seller: { name: string; address: string; taxNumber: string }
  buyer: { name: string; agency: string; licence: string }
  lines: { service: OrderService; cents: number }[]
  netCents: number
  /** null where none is due */
  tax: { name: string; percent: number; cents: number } | null
  totalCents: number
}

/** What an invoice needs of its order. */
export type InvoicedOrder = Pick<OrderRow, 'country' | 'serial' | 'lines' | 'cents' | 'home' | 'place'>

export interface Seller {
  name: string
  address: string
  taxNumber: string
}

/** The invoice of an order. `issuedOn` is a day, "2026-11-28". */
export function invoiceOf(order: InvoicedOrder, seller: Seller, buyer: Invoice['buyer'], issuedOn: string): Invoice {
  const tax = salesTax(order.country)
  const cents = taxCents(order.country, order.cents, seller.taxNumber !== '')
  return {
    issuedOn,
    order: orderNumber(order),
    place: orderPlace(order),
    country: order.country,
    buyer,
    // spelled out, so that nothing else of the vendor's row gets into it
    seller: { name: seller.name, address: seller.address, taxNumber: seller.taxNumber },
    lines: orderLines(order).map((line) => ({ service: line.service, cents: line.cents })),
    netCents: order.cents,
    tax: tax && seller.taxNumber !== '' ? { name: tax.name, percent: tax.percent, cents } : null,
    totalCents: order.cents + cents,
  }
}

/** What it is filed under: "SG-000123-0007", by the order and the vendor's count. */
export const invoiceNumber = (order: Pick<OrderRow, 'country' | 'serial' | 'invoiceSerial'>): string =>
  `${orderNumber(order)}-${String(order.invoiceSerial ?? 0).padStart(4, '0')}`
