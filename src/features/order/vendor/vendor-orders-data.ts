import type {
  OrderAction,
  OrderMonthsQuery,
  OrderQuery,
  OrderState,
  OrdersQuery,
  OrderVisitInput,
  OwnPricesQuery,
  ProposedLineInput,
  ShootsQuery,
} from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { VendorPile } from '../search.ts'

/** The states of the orders on a pile. */
export const VENDOR_PILE_STATES: Record<VendorPile, readonly OrderState[]> = {
  open: ['NEW', 'ACCEPTED', 'IN_PRODUCTION', 'DELIVERED', 'CHANGES_ASKED'],
  answer: ['NEW'],
  work: ['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED'],
  waiting: ['DELIVERED'],
  closed: ['APPROVED', 'DECLINED', 'CANCELLED'],
}

/** What a vendor does with an order, what moves it on first. */
export const VENDOR_ACTIONS = [
  'ACCEPT',
  'PROPOSE',
  'START',
  'DELIVER',
  'RESUME',
  'DECLINE',
  'CANCEL',
] as const satisfies readonly OrderAction[]

/** A page of a vendor's orders; `opened` is null where none is asked for. */
export interface VendorOrdersData {
  orders: OrdersQuery['orders']
  counts: OrdersQuery['orderCounts']
  months: Result<OrderMonthsQuery>
  opened: Result<OrderQuery> | null
}

/** What a vendor says with an action. */
export interface VendorAsked {
  note: string
  visit?: OrderVisitInput
  lines?: ProposedLineInput[]
}

/** A part of a vendor's page: the orders, the visits of some days, or the price lists. */
export type VendorDesk =
  | ({ part: 'orders' } & VendorOrdersData)
  | ({ part: 'shoots'; from: string; days: number } & ShootsQuery)
  | ({ part: 'prices' } & OwnPricesQuery)
