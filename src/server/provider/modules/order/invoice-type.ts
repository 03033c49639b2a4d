import { builder } from '../../builder.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { type Invoice, invoiceNumber } from './invoice.ts'
import type { SeenOrder } from './order-row.ts'
import { OrderServiceEnum } from './order-service-enum.ts'

const read = ({ invoice }: Pick<SeenOrder, 'invoice'>): Invoice => JSON.parse(invoice ?? 'null')

const InvoiceSellerRef = builder.objectRef<Invoice['seller']>('InvoiceSeller').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    address: t.exposeString('address'),
    taxNumber: t.exposeString('taxNumber', { description: '"" where the seller is not registered.' }),
  }),
})

const InvoiceBuyerRef = builder.objectRef<Invoice['buyer']>('InvoiceBuyer').implement({
  fields: (t) => ({ name: t.exposeString('name'), agency: t.exposeString('agency'), licence: t.exposeString('licence') }),
})

const InvoiceTaxRef = builder.objectRef<NonNullable<Invoice['tax']>>('InvoiceTax').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    percent: t.exposeFloat('percent'),
    cents: t.exposeInt('cents'),
  }),
})

const InvoiceLineRef = builder.objectRef<Invoice['lines'][number]>('InvoiceLine').implement({
  fields: (t) => ({
    service: t.expose('service', { type: OrderServiceEnum }),
    cents: t.exposeInt('cents'),
  }),
})

/** As it was when the order was approved; it never changes. */
export const InvoiceRef = builder.objectRef<SeenOrder>('OrderInvoice').implement({
  description: 'The invoice of an approved order, as it was on that day. Money in cents.',
  fields: (t) => ({
    number: t.string({ resolve: invoiceNumber }),
    issuedOn: t.string({ description: '"2026-11-28", by the clock of the country.', resolve: (order) => read(order).issuedOn }),
    order: t.string({ description: 'The order’s number.', resolve: (order) => read(order).order }),
    place: t.string({ resolve: (order) => read(order).place }),
    country: t.field({ type: CountryCodeEnum, resolve: (order) => read(order).country }),
    seller: t.field({ type: InvoiceSellerRef, resolve: (order) => read(order).seller }),
    buyer: t.field({ type: InvoiceBuyerRef, resolve: (order) => read(order).buyer }),
    lines: t.field({ type: [InvoiceLineRef], extensions: { listSize: 5 }, resolve: (order) => read(order).lines }),
    netCents: t.int({ resolve: (order) => read(order).netCents }),
    tax: t.field({ type: InvoiceTaxRef, nullable: true, resolve: (order) => read(order).tax }),
    totalCents: t.int({ resolve: (order) => read(order).totalCents }),
  }),
})
