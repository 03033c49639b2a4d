import { createFileRoute } from '@tanstack/react-router'
import { NewOrderPage } from '#features/order/agent/new-order-page.tsx'
import { newOrderHead } from '#features/order/agent/order-head.ts'
import { loadOrderOffer } from '#features/order/queries.ts'
import { newOrderSearch } from '#features/order/search.ts'

export const Route = createFileRoute('/_default/user/orders/new')({
  validateSearch: newOrderSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOrderOffer(context, deps),
  head: ({ match: { context } }) => newOrderHead(context.i18n),
  component: NewOrderPage,
})
