import type { MissingRight } from '#access/seat/missing-right.ts'
import type {
  BookedProjectQuery,
  OrderAction,
  OrderMonthsQuery,
  OrderQuery,
  OrderState,
  OrdersQuery,
  OrderVendorsQuery,
} from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { OrderPile } from '../search.ts'

/** The states of the orders on a pile; what is late may be in several. */
export const ORDER_PILE_STATES = {
  open: ['NEW', 'ACCEPTED', 'IN_PRODUCTION', 'DELIVERED', 'CHANGES_ASKED'],
  look: ['DELIVERED'],
  approved: ['APPROVED'],
  ended: ['DECLINED', 'CANCELLED'],
} as const satisfies Record<Exclude<OrderPile, 'late'>, readonly OrderState[]>

/** What an agent does with an order. */
export const AGENT_ACTIONS = ['AGREE', 'APPROVE', 'ASK_CHANGES', 'CANCEL'] as const satisfies readonly OrderAction[]

export type ListedOrder = OrdersQuery['orders']['nodes'][number]
export type OpenedOrder = OrderQuery['order']
export type OrderVendor = OrderVendorsQuery['orderVendors'][number]

/** A page of an agent's orders; `opened` is null where none is asked for. */
export interface OrdersData {
  orders: OrdersQuery['orders']
  counts: OrdersQuery['orderCounts']
  months: Result<OrderMonthsQuery>
  opened: Result<OrderQuery> | null
}

/** What can be ordered. */
export interface OrderOffer {
  currencyCode: string
  vendors: OrderVendor[]
  project: BookedProjectQuery['project']
}

/** Of a seat that may place no orders. */
export interface WithMissingRight {
  missing: MissingRight | null
}
