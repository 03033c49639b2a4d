import { createFileRoute } from '@tanstack/react-router'
import { ordersHead } from '#features/order/agent/order-head.ts'
import { OrdersPage } from '#features/order/agent/orders-page.tsx'
import { loadOrderDesk } from '#features/order/queries.ts'
import { orderSearch } from '#features/order/search.ts'

export const Route = createFileRoute('/_default/user/orders/')({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOrderDesk(context, deps),
  head: ({ match: { context } }) => ordersHead(context.i18n),
  component: OrdersPage,
})
