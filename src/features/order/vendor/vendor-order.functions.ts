import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { OrderService } from '#graphql/generated/enumerations.ts'
import {
  ActOnOrderDocument,
  OrderDocument,
  OrderInvoicesDocument,
  OrderMonthsDocument,
  OrdersDocument,
  OwnPricesDocument,
  ReadOrderDocument,
  SaveOwnPricesDocument,
  ShootsDocument,
  WriteOnOrderDocument,
} from '#graphql/generated/graphql.ts'
import {
  ORDER_BEDROOMS_MAX,
  ORDER_PRICE_STEPS_MAX,
  ORDER_TEXT_MAX_CHARS,
  PRICE_NAME_MAX_CHARS,
  SHOOT_MINUTES_MAX,
} from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
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

const service = z.enum(OrderService)
const cents = z.int().min(1).max(10_000_000)

export const sendVendorAct = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id,
      key,
      action: z.enum(VENDOR_ACTIONS),
      note: z.string().trim().max(ORDER_TEXT_MAX_CHARS),
      visit: z
        .object({
          dueOn: z.iso.date(),
          visitOn: z.iso.date().nullish(),
          visitAt: z
            .string()
            .regex(/^\d{2}:\d{2}$/)
            .nullish(),
          visitMinutes: z.int().min(0).max(SHOOT_MINUTES_MAX).nullish(),
        })
        .optional(),
      lines: z.array(z.object({ service, cents })).max(OrderService.length).optional(),
    }),
  )
  .handler(({ data }) => execute(ActOnOrderDocument, { ...data, proposal: undefined, tour: undefined }, AS_VENDOR))

/** The visits of some days, "2026-11-28", both included. */
export const fetchShoots = createServerFn({ method: 'POST' })
  .validator(z.object({ from: z.iso.date(), until: z.iso.date() }))
  .handler(({ data }) => execute(ShootsDocument, data, AS_VENDOR))

/** The vendor's price list of each country. */
export const fetchOwnPrices = createServerFn({ method: 'POST' }).handler(() => execute(OwnPricesDocument, {}, AS_VENDOR))

export const sendOwnPrices = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      country: z.enum(COUNTRY_CODES),
      from: z.iso.date(),
      version: z.int().min(1),
      prices: z
        .array(
          z.object({
            service,
            name: z.string().trim().max(PRICE_NAME_MAX_CHARS),
            cents,
            days: z.int().min(1).max(60),
            travelCents: z.int().min(0).max(10_000_000),
            steps: z.array(z.object({ bedrooms: z.int().min(0).max(ORDER_BEDROOMS_MAX), cents })).max(ORDER_PRICE_STEPS_MAX),
          }),
        )
        .max(OrderService.length),
    }),
  )
  .handler(({ data }) => execute(SaveOwnPricesDocument, { input: data }, AS_VENDOR))

export const sendVendorMessage = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, text: z.string().trim().max(ORDER_TEXT_MAX_CHARS) }))
  .handler(({ data }) => execute(WriteOnOrderDocument, data, AS_VENDOR))

/** The invoices of a month, "2026-11", to one agent. */
export const fetchVendorInvoices = createServerFn({ method: 'POST' })
  .validator(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), other: z.string().max(64) }))
  .handler(({ data }) => execute(OrderInvoicesDocument, data, AS_VENDOR))
