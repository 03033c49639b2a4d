import type { Result } from '#lib/result.ts'
import { projectIn } from '#property/address/named-project.ts'
import type { Viewer } from '#session/viewer.ts'
import type { OrderOffer, OrdersData } from './agent/orders-data.ts'
import { type NewOrderSearch, ORDER_PAGE_SIZE, type OrderSearch, type VendorOrderSearch } from './search.ts'
import type { VendorOrdersData } from './vendor/vendor-orders-data.ts'

interface WithViewer {
  viewer: Pick<Viewer, 'isLoggedIn'>
}

/** The viewer's orders; null when signed out, then the page asks to sign in. */
export async function loadOrderDesk(
  { viewer }: WithViewer,
  { pile = 'open', find, page = 1, order }: OrderSearch,
): Promise<Result<OrdersData> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrdersData } = await import('./agent/order.functions.ts')
  return fetchOrdersData({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } })
}

/** The orders of a vendor's session; null without one, then the guard leads to the login. */
export async function loadVendorDesk(
  { viewer }: { viewer: Pick<Viewer, 'hasVendorSession'> },
  { pile = 'open', find, page = 1, order }: VendorOrderSearch,
): Promise<Result<VendorOrdersData> | null> {
  if (!viewer.hasVendorSession) return null
  const { fetchVendorOrders } = await import('./vendor/vendor-order.functions.ts')
  return fetchVendorOrders({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } })
}

/** What can be ordered, and for which home; null when signed out. */
export async function loadOrderOffer({ viewer }: WithViewer, { project }: NewOrderSearch): Promise<Result<OrderOffer> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrderOffer } = await import('./agent/order.functions.ts')
  return fetchOrderOffer({ data: { project: projectIn(project) ?? undefined } })
}
