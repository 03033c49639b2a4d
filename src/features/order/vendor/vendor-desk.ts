import type { OrderMonthsQuery, OrderQuery, OrdersQuery } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'

/** A page of a vendor's orders; `opened` is null where none is asked for. */
export interface VendorDesk {
  orders: OrdersQuery['orders']
  counts: OrdersQuery['orderCounts']
  months: Result<OrderMonthsQuery>
  opened: Result<OrderQuery> | null
}
