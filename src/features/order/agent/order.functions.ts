import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { OrderService, StagingRoom, StagingStyle } from '#graphql/generated/enumerations.ts'
import {
  ActOnOrderDocument,
  BookedProjectDocument,
  OrderDocument,
  type OrderFilter,
  OrderInvoicesDocument,
  OrderMonthsDocument,
  OrdersDocument,
  OrderVendorsDocument,
  PlaceOrderDocument,
  ReadOrderDocument,
  WriteOnOrderDocument,
} from '#graphql/generated/graphql.ts'
import { ORDER_BEDROOMS_MAX, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS, ORDER_WISH_DAYS_MAX } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { ORDER_PAGE_SIZE, ORDER_PILES, type OrderPile } from '../search.ts'
import { AGENT_ACTIONS, ORDER_PILE_STATES, type OrdersData } from './orders-data.ts'

const id = z.uuid()
const key = z.uuid()
const text = (max: number) => z.string().trim().max(max)
const project = z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(100) })

const filterOf = (pile: OrderPile): OrderFilter => (pile === 'late' ? { isLate: true } : { states: [...ORDER_PILE_STATES[pile]] })

/** A page of what the viewer has ordered, with how much there is, what was invoiced, and the order that is opened. */
export const fetchOrdersData = createServerFn({ method: 'POST' })
  .validator(
    z.object({ pile: z.enum(ORDER_PILES), find: z.string().max(80).optional(), offset: z.int().min(0).max(10_000), order: id.optional() }),
  )
  .handler(async ({ data: { pile, find, offset, order } }) => {
    const [listed, months, opened] = await Promise.all([
      execute(OrdersDocument, { filter: { ...filterOf(pile), text: find }, first: ORDER_PAGE_SIZE, offset }),
      execute(OrderMonthsDocument, {}),
      order ? execute(OrderDocument, { id: order }) : null,
    ])
    if (!listed.ok) return listed
    // what is opened has been looked at
    if (order && opened?.ok && opened.value.order.messages.length > 0) await execute(ReadOrderDocument, { id: order })
    return ok<OrdersData>({ orders: listed.value.orders, counts: listed.value.orderCounts, months, opened })
  })

/** Who can be ordered of, at what price, and the home that the address names. */
export const fetchOrderOffer = createServerFn({ method: 'POST' })
  .validator(z.object({ project: project.optional() }))
  .handler(async ({ data: { project } }) => {
    const options = project ? { country: project.country } : {}
    const [offered, named] = await Promise.all([
      execute(OrderVendorsDocument, {}, options),
      project ? execute(BookedProjectDocument, { typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug }, options) : null,
    ])
    if (!offered.ok) return offered
    const { market, orderVendors } = offered.value
    return ok({ currencyCode: market.currencyCode, vendors: orderVendors, project: named?.ok ? named.value.project : null })
  })

const services = z.array(z.enum(OrderService)).max(OrderService.length)

export const sendOrder = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      key,
      vendor: id,
      services,
      bedrooms: z.int().min(0).max(ORDER_BEDROOMS_MAX).optional(),
      cents: z.int().min(0),
      project: project.optional(),
      unit: text(40),
      place: text(ORDER_LINE_MAX_CHARS),
      access: text(ORDER_LINE_MAX_CHARS),
      note: text(ORDER_TEXT_MAX_CHARS),
      staging: z
        .object({
          style: z.enum(StagingStyle),
          rooms: z.array(z.enum(StagingRoom)).min(1).max(StagingRoom.length),
          wantedOn: z.iso.date().optional(),
        })
        .optional(),
      wishDays: z.array(z.iso.date()).max(ORDER_WISH_DAYS_MAX),
    }),
  )
  .handler(({ data: { key, project, unit, ...input } }) => {
    const home = project && { country: project.country, typeGroup: toWireTypeGroup(project.typeGroup), slug: project.slug, unit }
    return execute(PlaceOrderDocument, { key, input: { ...input, home } }, project ? { country: project.country } : {})
  })

export const sendOrderAct = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id,
      key,
      action: z.enum(AGENT_ACTIONS),
      note: text(ORDER_TEXT_MAX_CHARS),
      proposal: text(64).optional(),
      tour: z.object({ version: z.int().min(1), listing: z.guid().nullish(), isPublished: z.boolean() }).optional(),
    }),
  )
  .handler(({ data }) => execute(ActOnOrderDocument, { ...data, visit: undefined, lines: undefined }))

export const sendOrderMessage = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, text: text(ORDER_TEXT_MAX_CHARS) }))
  .handler(({ data }) => execute(WriteOnOrderDocument, data))

/** The invoices of a month, "2026-11", with one vendor. */
export const fetchMonthInvoices = createServerFn({ method: 'POST' })
  .validator(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), other: z.string().max(64) }))
  .handler(({ data }) => execute(OrderInvoicesDocument, data))
