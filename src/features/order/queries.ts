import { missingRightOf } from '#access/seat/missing-right.ts'
import { ok, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectIn } from '#property/address/named-project.ts'
import type { Viewer } from '#session/viewer.ts'
import type { OrderOffer, OrdersData, WithMissingRight } from './agent/orders-data.ts'
import { dayAfter, mondayBefore, orderToday } from './order-days.ts'
import { type NewOrderSearch, ORDER_PAGE_SIZE, type OrderSearch, type VendorOrderSearch } from './search.ts'
import type { VendorDesk } from './vendor/vendor-orders-data.ts'

interface WithViewer {
  viewer: Pick<Viewer, 'isLoggedIn' | 'isSubAccount' | 'seatRights'>
}

/** The viewer's orders; null when signed out, then the page asks to sign in. */
export async function loadOrderDesk(
  { viewer }: WithViewer,
  { pile = 'open', find, page = 1, order }: OrderSearch,
): Promise<Result<OrdersData & WithMissingRight> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrdersData } = await import('./agent/order.functions.ts')
  const [orders, missing] = await Promise.all([
    fetchOrdersData({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } }),
    missingRightOf(viewer, 'ORDERS'),
  ])
  return orders.ok ? ok({ ...orders.value, missing }) : orders
}

/** How many days the agenda of visits shows. */
const AGENDA_DAYS = 28
const WEEK_DAYS = 7

/** A part of the page of a vendor's session; null without one, then the guard leads to the login. */
export async function loadVendorDesk(
  { viewer, country }: { viewer: Pick<Viewer, 'hasVendorSession'>; country: CountryCode },
  { pile = 'open', find, page = 1, order, part, day, span }: VendorOrderSearch,
): Promise<Result<VendorDesk> | null> {
  if (!viewer.hasVendorSession) return null
  const { fetchOwnPrices, fetchShoots, fetchVendorOrders } = await import('./vendor/vendor-order.functions.ts')
  if (part === 'prices') {
    const lists = await fetchOwnPrices()
    return lists.ok ? ok({ part, ...lists.value }) : lists
  }
  if (part === 'shoots') {
    const first = day ?? orderToday(country, Date.now())
    const [from, days] = span === 'week' ? [mondayBefore(first), WEEK_DAYS] : [first, AGENDA_DAYS]
    const visits = await fetchShoots({ data: { from, until: dayAfter(from, days - 1) } })
    return visits.ok ? ok({ part, from, days, ...visits.value }) : visits
  }
  const orders = await fetchVendorOrders({ data: { pile, find, offset: (page - 1) * ORDER_PAGE_SIZE, order } })
  return orders.ok ? ok({ part: 'orders', ...orders.value }) : orders
}

/** What can be ordered, and for which home; null when signed out. */
export async function loadOrderOffer(
  { viewer }: WithViewer,
  { project }: NewOrderSearch,
): Promise<Result<OrderOffer & WithMissingRight> | null> {
  if (!viewer.isLoggedIn) return null
  const { fetchOrderOffer } = await import('./agent/order.functions.ts')
  const [offer, missing] = await Promise.all([
    fetchOrderOffer({ data: { project: projectIn(project) ?? undefined } }),
    missingRightOf(viewer, 'ORDERS'),
  ])
  return offer.ok ? ok({ ...offer.value, missing }) : offer
}
