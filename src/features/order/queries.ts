import type { Result } from '#lib/result.ts'
import { projectIn } from '#property/address/named-project.ts'
import type { Viewer } from '#session/viewer.ts'
import type { OrderDesk, OrderOffer } from './agent/order-desk.ts'
import { type NewOrderSearch, ORDER_PAGE_SIZE, type OrderSearch, type VendorOrderSearch } from './search.ts'
import type { VendorDesk } from './vendor/vendor-desk.ts'

interface WithViewer {
  viewer: Pick<Viewer, 'isLoggedIn'>
}

/** The viewer's orders; null when signed out, then the page asks to sign in. */
export async function loadOrderDesk(
  { viewer }: WithViewer,
  { pile = 'open', find, page = 1, order }: OrderSearch,
): Promise<Result<OrderDesk> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrderDesk } = await import('./agent/order.functions.ts')
  return fetchOrderDesk({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } })
}

/** The orders of a vendor's session; null without one, then the guard leads to the login. */
export async function loadVendorDesk(
  { viewer }: { viewer: Pick<Viewer, 'hasVendorSession'> },
  { pile = 'open', find, page = 1, order }: VendorOrderSearch,
): Promise<Result<VendorDesk> | null> {
  if (!viewer.hasVendorSession) return null
  const { fetchVendorDesk } = await import('./vendor/vendor-order.functions.ts')
  return fetchVendorDesk({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } })
}

/** What can be ordered, and for which home; null when signed out. */
export async function loadOrderOffer({ viewer }: WithViewer, { project }: NewOrderSearch): Promise<Result<OrderOffer> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrderOffer } = await import('./agent/order.functions.ts')
  return fetchOrderOffer({ data: { project: projectIn(project) ?? undefined } })
}
