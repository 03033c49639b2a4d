import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  ActOnOrderDocument,
  OrderDocument,
  OrderInvoicesDocument,
  OrderMonthsDocument,
  OrdersDocument,
  ReadOrderDocument,
  WriteOnOrderDocument,
} from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { ORDER_PAGE_SIZE, VENDOR_PILES } from '../search.ts'
import { VENDOR_ACTIONS, VENDOR_PILE_STATES, type VendorOrdersData } from './vendor-orders-data.ts'

/** §4: asked with the vendor's session of 30 minutes. */
const AS_VENDOR = { as: 'vendor' } as const

const id = z.uuid()
const key = z.uuid()

/** A page of the vendor's orders, what was invoiced, and the order that is opened. */
export const fetchVendorOrders = createServerFn({ method: 'POST' })
  .validator(
    z.object({ pile: z.enum(VENDOR_PILES), find: z.string().max(80).optional(), offset: z.int().min(0).max(10_000), order: id.optional() }),
  )
  .handler(async ({ data: { pile, find, offset, order } }) => {
    const [listed, months, opened] = await Promise.all([
      execute(OrdersDocument, { filter: { states: [...VENDOR_PILE_STATES[pile]], text: find }, first: ORDER_PAGE_SIZE, offset }, AS_VENDOR),
      execute(OrderMonthsDocument, {}, AS_VENDOR),
      order ? execute(OrderDocument, { id: order }, AS_VENDOR) : null,
    ])
    if (!listed.ok) return listed
    // what is opened has been looked at
    if (order && opened?.ok && opened.value.order.messages.length > 0) await execute(ReadOrderDocument, { id: order }, AS_VENDOR)
    return ok<VendorOrdersData>({ orders: listed.value.orders, counts: listed.value.orderCounts, months, opened })
  })

export const sendVendorAct = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id,
      key,
      action: z.enum(VENDOR_ACTIONS),
      note: z.string().trim().max(ORDER_TEXT_MAX_CHARS),
      dueOn: z.iso.date().optional(),
      visitOn: z.iso.date().optional(),
    }),
  )
  .handler(({ data }) => execute(ActOnOrderDocument, { ...data, tour: undefined }, AS_VENDOR))

export const sendVendorMessage = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, text: z.string().trim().max(ORDER_TEXT_MAX_CHARS) }))
  .handler(({ data }) => execute(WriteOnOrderDocument, data, AS_VENDOR))

/** The invoices of a month, "2026-11", to one agent. */
export const fetchVendorInvoices = createServerFn({ method: 'POST' })
  .validator(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), other: z.string().max(64) }))
  .handler(({ data }) => execute(OrderInvoicesDocument, data, AS_VENDOR))
