import { ORDER_STATES, type OrderState } from '#graphql/order-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { VENDOR_ORDER_EVENT } from '../../db/trade/order-tables.ts'
import { ORDER_SIDES } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { BookedHomeRef } from '../booking/booking-type.ts'
import { InvoiceRef } from './invoice-type.ts'
import { listMessages, type OrderMessageRow } from './order-messages.ts'
import { orderHome, orderLines, orderNumber, orderPlace, orderProposal, orderWishDays, type Proposal, type SeenOrder } from './order-row.ts'
import { OrderServiceEnum } from './order-service-enum.ts'
import type { LeastPrice, ServiceLine } from './price-list.ts'
import { mayDo, ORDER_ACTIONS } from './states/order-states.ts'

export const OrderStateEnum = vocabularyEnum('OrderState', ORDER_STATES)
export const OrderActionEnum = vocabularyEnum('OrderAction', ORDER_ACTIONS)
export const OrderSideEnum = vocabularyEnum('OrderSide', ORDER_SIDES)

export const ServicePriceRef = builder.objectRef<LeastPrice>('ServicePrice').implement({
  description: 'What a service costs at least, and the days that it takes there.',
  fields: (t) => ({
    service: t.expose('service', { type: OrderServiceEnum }),
    cents: t.exposeInt('cents', { description: 'Before tax, in cents of the country’s currency.' }),
    days: t.exposeInt('days', { description: 'Working days from the visit, or from the order where there is none.' }),
  }),
})

export const OrderLineRef = builder.objectRef<ServiceLine>('OrderLine').implement({
  description: 'A line of an order, at the price of its day. Money before tax, in cents of the country’s currency.',
  fields: (t) => ({
    service: t.expose('service', { type: OrderServiceEnum }),
    name: t.exposeString('name', { description: 'What the vendor calls it; "" for the name of its service alone.' }),
    cents: t.exposeInt('cents', { description: 'With what the way to the home costs.' }),
    travelCents: t.exposeInt('travelCents', { description: 'How much of it is for the way.' }),
    days: t.exposeInt('days', { description: 'Working days from the visit, or from the order where there is none.' }),
  }),
})

const ProposalRef = builder.objectRef<Proposal>('OrderProposal').implement({
  description: 'What the vendor proposes instead of what was ordered; with the visit that stands on the order.',
  fields: (t) => ({
    id: t.exposeID('id'),
    lines: t.field({ type: [OrderLineRef], extensions: { listSize: 5 }, resolve: ({ lines }) => lines }),
    cents: t.exposeInt('cents'),
    dueOn: t.exposeString('dueOn', { description: '"2026-11-28"' }),
  }),
})

const OrderMessageRef = builder.objectRef<OrderMessageRow>('OrderMessage').implement({
  fields: (t) => ({
    author: t.expose('author', { type: OrderSideEnum }),
    text: t.exposeString('text'),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

const ORDER_EVENT_ROW = pick(VENDOR_ORDER_EVENT, 'action', 'actor', 'toState', 'note', 'at')
type OrderEventRow = RowOf<typeof ORDER_EVENT_ROW>

const OrderEventRef = builder.objectRef<OrderEventRow>('OrderEvent').implement({
  fields: (t) => ({
    action: t.exposeString('action', { description: '"place", or an OrderAction as the provider spells it.' }),
    actor: t.field({ type: OrderSideEnum, nullable: true, resolve: ({ actor }) => (actor === 'clock' ? null : actor) }),
    toState: t.expose('toState', { type: OrderStateEnum }),
    note: t.exposeString('note'),
    date: t.string({ resolve: ({ at }) => isoTime(at) }),
  }),
})

/** States in which a vendor is not told how to get in. */
const UNACCEPTED = new Set<OrderState>(['new', 'declined', 'cancelled'])
export const isUnaccepted = (state: OrderState): boolean => UNACCEPTED.has(state)

export const OrderRef = builder.objectRef<SeenOrder>('Order').implement({
  description: 'What an agent ordered of a vendor, for either of them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.string({ description: '"SG-000123"', resolve: orderNumber }),
    country: t.expose('country', { type: CountryCodeEnum }),
    side: t.expose('side', { type: OrderSideEnum, description: 'Which side asks.' }),
    agentName: t.exposeString('agentName'),
    vendorName: t.exposeString('vendorName'),
    lines: t.field({ type: [OrderLineRef], extensions: { listSize: 5 }, resolve: orderLines }),
    cents: t.exposeInt('cents', { description: 'The sum of its lines.' }),
    home: t.field({ type: BookedHomeRef, nullable: true, resolve: orderHome }),
    place: t.string({ description: 'The home’s name and unit, with the address as the agent wrote it.', resolve: orderPlace }),
    access: t.string({
      nullable: true,
      description: 'How to get in, and whom to call; the vendor reads it from acceptance on.',
      resolve: ({ side, state, access }) => (side === 'vendor' && isUnaccepted(state) ? null : access),
    }),
    note: t.exposeString('note'),
    wishDays: t.stringList({ description: '"2026-11-28"', resolve: orderWishDays }),
    bedrooms: t.exposeInt('bedrooms', { nullable: true, description: 'Of the home, where the price goes by them.' }),
    visitOn: t.exposeString('visitOn', { nullable: true, description: 'Proposed while the order is new, agreed afterwards.' }),
    visitStarts: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null where no hour is named.',
      resolve: ({ visitStartsAt }) => (visitStartsAt === null ? null : isoTime(visitStartsAt)),
    }),
    visitEnds: t.string({ nullable: true, resolve: ({ visitEndsAt }) => (visitEndsAt === null ? null : isoTime(visitEndsAt)) }),
    proposal: t.field({
      type: ProposalRef,
      nullable: true,
      description: 'Of a new order; the agent agrees to it, or cancels the order.',
      resolve: (order) => (order.state === 'new' ? orderProposal(order) : null),
    }),
    dueOn: t.exposeString('dueOn', { nullable: true }),
    state: t.expose('state', { type: OrderStateEnum }),
    may: t.field({
      type: [OrderActionEnum],
      description: 'What the asking side can do now.',
      extensions: { listSize: 3 },
      resolve: ({ side, state, proposal }) =>
        ORDER_ACTIONS.filter((action) => mayDo(action, side, state) && (action !== 'agree' || proposal !== null)),
    }),
    unread: t.exposeInt('unread', { description: 'Messages of the other side that this one has not looked at.' }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    updatedDate: t.string({ resolve: ({ updatedAt }) => isoTime(updatedAt) }),
    invoice: t.field({
      type: InvoiceRef,
      nullable: true,
      description: 'Of an approved order.',
      resolve: (order) => (order.invoice === null ? null : order),
    }),
    messages: t.field({
      type: [OrderMessageRef],
      description: 'The oldest first. Asked for one order at a time.',
      extensions: { listSize: 50 },
      resolve: ({ id }, _, context) => listMessages(context.trade, id),
    }),
    events: t.field({
      type: [OrderEventRef],
      description: 'What was done with it, the oldest first. Asked for one order at a time.',
      extensions: { listSize: 20 },
      resolve: ({ id }, _, context) =>
        context.trade.all(
          ORDER_EVENT_ROW,
          'select action, actor, to_state as toState, note, at from vendor_order_event where order_id = ? order by at, rowid limit 200',
          id,
        ),
    }),
  }),
})

export const OrderConnectionRef = connectionType('OrderConnection', OrderRef)
