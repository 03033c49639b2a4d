import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import type { PlanTax } from '../plan/plan-list.ts'
import { PlanTaxRef } from '../plan/plan-type.ts'

/** Times are unix seconds, amounts in the currency's smallest unit. */
export interface BilledInvoiceLine {
  text: string
  quantity: number
  amount: number
  from: number
  until: number
}

export interface BilledInvoice {
  id: string
  number: string | null
  status: string
  createdAt: number
  paidAt: number | null
  currencyCode: string
  total: number
  amountDue: number
  discount: number
  tax: number
  taxRate: PlanTax | null
  /** the card service's own paper; null: made in the browser from what stands here */
  pdfAddress: string | null
  buyer: BilledParty
  lines: readonly BilledInvoiceLine[]
}

interface BilledParty {
  name: string
  email: string
  address: string
  taxNumber: string
}

const BilledPartyRef = builder.objectRef<BilledParty>('BilledParty').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    address: t.exposeString('address'),
    taxNumber: t.exposeString('taxNumber'),
  }),
})

const BilledInvoiceLineRef = builder.objectRef<BilledInvoiceLine>('BilledInvoiceLine').implement({
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As the card service words it.' }),
    quantity: t.exposeInt('quantity'),
    amount: t.exposeInt('amount'),
    fromDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ from }) => isoTime(from) }),
    untilDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ until }) => isoTime(until) }),
  }),
})

const BilledInvoiceRef = builder.objectRef<BilledInvoice>('BilledInvoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number', { nullable: true }),
    status: t.exposeString('status', { description: "Stripe's words: draft, open, paid, uncollectible, void." }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    paidDate: t.string({
      nullable: true,
      description: 'ISO 8601, UTC.',
      resolve: ({ paidAt }) => (paidAt === null ? null : isoTime(paidAt)),
    }),
    currencyCode: t.exposeString('currencyCode'),
    total: t.exposeInt('total', { description: 'Tax included.' }),
    amountDue: t.exposeInt('amountDue'),
    discount: t.exposeInt('discount'),
    tax: t.exposeInt('tax', { description: 'Of the total.' }),
    taxRate: t.expose('taxRate', { type: PlanTaxRef, nullable: true }),
    pdfAddress: t.exposeString('pdfAddress', { nullable: true, description: 'Null: the paper is made from what stands here.' }),
    buyer: t.expose('buyer', { type: BilledPartyRef }),
    lines: t.field({ type: [BilledInvoiceLineRef], extensions: { listSize: 10 }, resolve: ({ lines }) => [...lines] }),
  }),
})

export interface BilledInvoicePage {
  nodes: readonly BilledInvoice[]
  endCursor: string | null
}

export const BilledInvoicePageRef = builder.objectRef<BilledInvoicePage>('BilledInvoicePage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [BilledInvoiceRef], extensions: { listSize: 1 }, resolve: ({ nodes }) => [...nodes] }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'For `after`; null at the end.' }),
  }),
})
