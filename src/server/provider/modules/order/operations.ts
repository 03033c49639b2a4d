import type { OrderState } from '#graphql/order-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import type { OrderSide } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { BookedHomeInput } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { requireSeatRight } from '../seat/seat-access.ts'
import { actOnOrder, type OrderAct } from './act-on-order.ts'
import { orderLine, orderText, wishDays } from './asked-order.ts'
import { OrderTourInput, sideEffectOf } from './hand-over.ts'
import { type Invoice, invoiceOf } from './invoice.ts'
import { InvoiceRef } from './invoice-type.ts'
import { partyOf, visibleOrder } from './order-access.ts'
import { countOrders, listInvoiced, listMonths, listOrders, type MonthRow, orderCounts } from './order-list.ts'
import { markOrderRead, writeMessage } from './order-messages.ts'
import { type OrderRow, orderProposal, orderWishDays, type Proposal, readOrder, type SeenOrder } from './order-row.ts'
import { OrderServiceEnum } from './order-service-enum.ts'
import { OrderActionEnum, OrderConnectionRef, OrderRef, OrderStateEnum, ServicePriceRef } from './order-type.ts'
import { placeOrder } from './place-order.ts'
import { leastPrices } from './price-list.ts'
import { proposalFor, readBedrooms } from './proposal.ts'
import { readStagingBrief, StagingBriefInput } from './staging-brief.ts'
import { listVendors, readVendor } from './vendor-store.ts'
import { OrderVendorRef, openVendors, pricesNow } from './vendor-type.ts'
import { isTimeFree, isWished, readVisit, type Visit } from './visit.ts'

const OrderFilterInput = builder.inputType('OrderFilter', {
  fields: (t) => ({
    states: t.field({ type: [OrderStateEnum] }),
    text: t.string({ description: 'Part of the number, of where it is, or of the other side’s name.' }),
    isLate: t.boolean({ description: 'Owed, and due before today.' }),
  }),
})

const OrderCountRef = builder.objectRef<{ state: OrderState; total: number; unread: number }>('OrderCount').implement({
  fields: (t) => ({
    state: t.expose('state', { type: OrderStateEnum }),
    total: t.exposeInt('total'),
    unread: t.exposeInt('unread', { description: 'Orders with messages that were not looked at.' }),
  }),
})

const OrderMonthRef = builder.objectRef<MonthRow>('OrderMonth').implement({
  description: 'What was approved in a month with one other side.',
  fields: (t) => ({
    month: t.exposeString('month', { description: '"2026-11"' }),
    country: t.expose('country', { type: CountryCodeEnum }),
    otherId: t.exposeID('otherId'),
    otherName: t.exposeString('otherName'),
    orders: t.exposeInt('orders'),
    totalCents: t.exposeInt('totalCents'),
  }),
})

const MONTH = /^\d{4}-\d{2}$/

builder.queryFields((t) => ({
  servicePrices: t.field({
    type: [ServicePriceRef],
    description: 'For everybody: the least that a vendor of the country asks for each service, and the days that it takes there.',
    extensions: { cost: 10, listSize: 5 },
    resolve: async (_, __, { trade, country, clock }) =>
      leastPrices((await listVendors(trade, country.countryCode, { isActive: true })).map((vendor) => pricesNow({ clock }, vendor))),
  }),
  orderVendors: t.field({
    type: [OrderVendorRef],
    description: 'Who carries out orders in the country, by name, with prices.',
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, __, context) => {
      await requireViewer(context)
      return openVendors(context)
    },
  }),
  orders: t.field({
    type: OrderConnectionRef,
    description: 'Orders of the asking side: with a vendor’s session those it carries out, else those the account has placed.',
    args: { filter: t.arg({ type: OrderFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { filter, ...paging }, context) => {
      const party = await partyOf(context)
      const page = checkedPage(paging)
      const { isLate, ...rest } = filter ?? {}
      const asked = { ...rest, lateOn: isLate ? today(context.clock, context.country) : null }
      return connectionOf(await listOrders(context.trade, party, asked, page), page, () => countOrders(context.trade, party, asked))
    },
  }),
  orderCounts: t.field({
    type: [OrderCountRef],
    extensions: { cost: 20, listSize: 8 },
    resolve: async (_, __, context) => orderCounts(context.trade, await partyOf(context)),
  }),
  order: t.field({
    type: OrderRef,
    description: 'Code order-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => {
      const { order, side } = await visibleOrder(context, String(id))
      return { ...order, side, unread: 0 }
    },
  }),
  orderMonths: t.field({
    type: [OrderMonthRef],
    description: 'Months with approved orders, the latest first.',
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, __, context) => listMonths(context.trade, await partyOf(context)),
  }),
  orderInvoices: t.field({
    type: [InvoiceRef],
    description: 'Invoices of a month, "2026-11", with one other side or with all. Code order-month.',
    args: { month: t.arg.string({ required: true }), other: t.arg.id() },
    extensions: { cost: 50, listSize: 50 },
    resolve: async (_, { month, other }, context) => {
      const party = await partyOf(context)
      if (!MONTH.test(month)) throw refusal('order-month', 'A month is written as "2026-11".')
      return listInvoiced(context.trade, party, month, other ? String(other) : null)
    },
  }),
}))

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  fields: (t) => ({
    vendor: t.id({ required: true }),
    services: t.field({ type: [OrderServiceEnum], required: true }),
    bedrooms: t.int({ description: 'Of the home; needed where a price goes by them.' }),
    cents: t.int({ required: true, description: 'The sum that was shown, before tax.' }),
    home: t.field({ type: BookedHomeInput, description: 'A home of this market.' }),
    place: t.string({ description: 'The address in own words; needed without a home.' }),
    access: t.string({ description: 'How to get in, and whom to call.' }),
    note: t.string(),
    staging: t.field({ type: StagingBriefInput, description: 'With the service staging.' }),
    wishDays: t.stringList({ required: true }),
  }),
})

/** Kinds of accounts that place orders. */
const MAY_ORDER: ReadonlySet<ViewerRow['kind']> = new Set(['agent', 'sub-account', 'staff'])

async function place(context: ProviderContext, key: string, input: typeof PlaceOrderInput.$inferInput): Promise<SeenOrder> {
  const viewer = await requireViewer(context)
  if (!MAY_ORDER.has(viewer.kind)) throw refusal('order-agents', 'Orders are placed by agents.')
  await requireSeatRight(context, viewer, 'orders')
  const address = orderLine(input.place)
  const asked = {
    vendor: String(input.vendor),
    services: input.services,
    bedrooms: readBedrooms(input.bedrooms),
    cents: input.cents,
    country: context.country.countryCode,
    today: today(context.clock, context.country),
    place: address,
    access: orderLine(input.access),
    note: orderText(input.note, { isNeeded: false }),
    staging: readStagingBrief(input.staging, { services: input.services, today: today(context.clock, context.country) }),
    wishDays: wishDays(input.wishDays, today(context.clock, context.country)),
    home: await homeOfInput(context, input.home),
  }
  if (!asked.home && address === '') throw refusal('order-place', 'A home or an address is needed.')
  await takeFromNetwork(context, 'order')
  const agent = { id: viewer.id, name: viewer.nickName, locale: messageLocale(viewer.language, viewer.country) }
  const answer = await placeOrder(context, {
    ...asked,
    agent,
    key: actionKey(key, viewer.id, 'order'),
    siteOrigin: context.siteOrigin,
    now: unixSeconds(context.clock),
  })
  if ('refused' in answer) throw refusal(answer.refused, 'The order was not placed.')
  return { ...answer.order, side: 'agent', unread: 0 }
}

/** Who is billed, and by whom, as of now. */
async function invoiceFor(context: ProviderContext, order: SeenOrder, buyer: ViewerRow): Promise<Invoice> {
  const vendor = await readVendor(context.trade, order.vendor, order.country)
  const seller = vendor ?? { name: order.vendorName, address: '', taxNumber: '' }
  const { nickName: name, estateAgency, ceaNumber } = buyer
  return invoiceOf(
    order,
    seller,
    { name, agency: estateAgency ?? '', licence: ceaNumber ?? '' },
    today(context.clock, COUNTRIES[order.country]),
  )
}

/** What needs a reason for the other side. */
const NEEDS_NOTE: ReadonlySet<OrderAct['action']> = new Set(['decline', 'ask-changes', 'cancel'])

const ProposedLineInput = builder.inputType('ProposedLineInput', {
  description: 'Another price of a line of the order.',
  fields: (t) => ({ service: t.field({ type: OrderServiceEnum, required: true }), cents: t.int({ required: true }) }),
})

const OrderVisitInput = builder.inputType('OrderVisitInput', {
  description: 'Of an acceptance or a proposal. Days are "2026-11-28", by the clock of the order’s country.',
  fields: (t) => ({
    dueOn: t.string({ required: true, description: 'When the files are due.' }),
    visitOn: t.string({ description: 'The day on which the vendor comes.' }),
    visitAt: t.string({ description: 'The hour, "09:30"; then that time of the vendor is taken.' }),
    visitMinutes: t.int({ description: 'How long the visit is, with an hour.' }),
  }),
})

interface AskedOrderAct {
  id: string
  key: string
  action: OrderAct['action']
  note: string | null | undefined
  visit: typeof OrderVisitInput.$inferInput | null
  lines: readonly (typeof ProposedLineInput.$inferInput)[] | null
  /** the proposal that was seen */
  proposal: string | null
  tour: typeof OrderTourInput.$inferInput | null
}

/** The visit of an acceptance or a proposal. Throws as readVisit does, and `order-wish` where a day is accepted that the agent has not named. */
function visitOf(context: ProviderContext, order: OrderRow, { action, visit }: AskedOrderAct): Visit | null {
  if (action !== 'accept' && action !== 'propose') return null
  const { dueOn = null, visitOn = null, visitAt = null, visitMinutes = null } = visit ?? {}
  const asked = { dueOn, visitOn, visitAt, visitMinutes }
  const read = readVisit(asked, order.country, today(context.clock, COUNTRIES[order.country]))
  if (action === 'accept' && !isWished(orderWishDays(order), read.visitOn))
    throw refusal('order-wish', 'The agent has named other days: propose this one.')
  return read
}

/** What is proposed, or what an agent who has seen it agrees to. Throws `order-proposal` where another one stands there now. */
function proposalOf(order: OrderRow, key: string, { action, lines, proposal }: AskedOrderAct, visit: Visit | null): Proposal | null {
  if (action === 'propose' && visit) return proposalFor(key, order, lines, visit.dueOn)
  if (action !== 'agree' || order.state !== 'new') return null
  const stands = orderProposal(order)
  if (!stands || stands.id !== proposal) throw refusal('order-proposal', 'Another proposal stands there now.')
  return stands
}

async function act(context: ProviderContext, asked: AskedOrderAct): Promise<SeenOrder> {
  const { id, action, note, tour } = asked
  const { order, side, viewer } = await visibleOrder(context, id)
  const key = actionKey(asked.key, order.id, side)
  const visit = visitOf(context, order, asked)
  const text = orderText(note, { isNeeded: NEEDS_NOTE.has(action) })
  const seen = { ...order, side, unread: 0 }
  const done = await actOnOrder(context, {
    key,
    order,
    action,
    side,
    note: text,
    visit,
    proposal: proposalOf(order, key, asked, visit),
    now: unixSeconds(context.clock),
    invoice: action === 'approve' ? await invoiceFor(context, seen, viewer) : null,
    beside: await sideEffectOf(context, seen, { action, tour }),
  })
  if (!done) throw await whyNot(context, seen, action, visit)
  return { ...done, side, unread: 0 }
}

/** Why an action was not done. */
async function whyNot(context: ProviderContext, { id, side }: SeenOrder, action: OrderAct['action'], visit: Visit | null) {
  const { state } = await again(context, id, side)
  if (action === 'deliver' && state === 'in-production') return refusal('order-files', 'There is no file to deliver.')
  if (visit && state === 'new') {
    const free = isTimeFree(visit)
    const found = await context.trade.first({}, `select 1 from vendor_order where id = ? and ${free.sql}`, id, ...free.parameters)
    if (!found) return refusal('order-overlap', 'Another visit of the vendor is at that time.')
  }
  return refusal('order-state', 'This cannot be done with the order any more.')
}

const again = async (context: ProviderContext, id: string, side: OrderSide): Promise<SeenOrder> => {
  const order = await readOrder(context.trade, 'o.id = ?', id)
  if (!order) throw refusal('order-unknown', 'There is no such order.')
  return { ...order, side, unread: 0 }
}

builder.mutationFields((t) => ({
  placeOrder: t.field({
    type: OrderRef,
    description:
      'Orders of a vendor. The same key does it once. Codes: order-agents, order-vendor, order-services, order-bedrooms, order-price, order-place, order-days, order-text, booking-home, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: PlaceOrderInput, required: true }) },
    extensions: { cost: 100 },
    resolve: (_, { key, input }, context) => place(context, key, input),
  }),
  actOnOrder: t.field({
    type: OrderRef,
    description:
      'Moves an order on. The same key does it once. An acceptance names the day on which files are due, and of the visit; so does a proposal, with other prices if need be, to which the agent agrees as a whole. Declining, cancelling and asking for changes need a note. With its approval a tour becomes the agent’s. Codes: order-unknown, order-state, order-due, order-visit, order-wish, order-overlap, order-lines, order-proposal, order-text, order-files, order-tour, tour-changed, tour-incomplete, listing-unknown, listing-agents, seat-right.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      action: t.arg({ type: OrderActionEnum, required: true }),
      note: t.arg.string({ description: 'For the other side.' }),
      visit: t.arg({ type: OrderVisitInput, description: 'Of an acceptance or a proposal.' }),
      lines: t.arg({
        type: [ProposedLineInput],
        description: 'Of a proposal: all lines at the proposed prices; without them those of the order.',
      }),
      proposal: t.arg.id({ description: 'The one that is agreed to.' }),
      tour: t.arg({ type: OrderTourInput, description: 'Of an approval.' }),
    },
    extensions: { cost: 80 },
    resolve: (_, { id, key, action, note, visit = null, lines = null, proposal, tour = null }, context) =>
      act(context, { id: String(id), key, action, note, visit, lines, proposal: proposal == null ? null : String(proposal), tour }),
  }),
  writeOnOrder: t.field({
    type: OrderRef,
    description: 'Writes to the other side. The same key does it once. Codes: order-unknown, order-text, order-messages.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id, key, text }, context) => {
      const { order, side } = await visibleOrder(context, String(id))
      const words = orderText(text, { isNeeded: true })
      const message = { key: actionKey(key, order.id, side), order, side, text: words, now: unixSeconds(context.clock) }
      if (!(await writeMessage(context, message))) throw refusal('order-messages', 'There are too many messages on this order.')
      return again(context, order.id, side)
    },
  }),
  readOrder: t.field({
    type: OrderRef,
    description: 'Notes that the asking side has seen all messages. Code order-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { id }, context) => {
      const { order, side } = await visibleOrder(context, String(id))
      await markOrderRead(context.trade, order.id, side)
      return again(context, order.id, side)
    },
  }),
}))
