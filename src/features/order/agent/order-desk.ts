import type { BookedProjectQuery, OrderMonthsQuery, OrderQuery, OrdersQuery, OrderVendorsQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'

export type ListedOrder = OrdersQuery['orders']['nodes'][number]
export type OpenedOrder = OrderQuery['order']
export type OrderVendor = OrderVendorsQuery['orderVendors'][number]

/** A page of an agent's orders; `opened` is null where none is asked for. */
export interface OrderDesk {
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
