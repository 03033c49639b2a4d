import { createFileRoute } from '@tanstack/react-router'
import { loadVendorDesk } from '#features/order/queries.ts'
import { vendorOrderSearch } from '#features/order/search.ts'
import { vendorOrdersHead } from '#features/order/vendor/vendor-head.ts'
import { VendorOrdersPage } from '#features/order/vendor/vendor-orders-page.tsx'

export const Route = createFileRoute('/_blank/realAgent/vendor-orders/')({
  validateSearch: vendorOrderSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadVendorDesk(context, deps),
  head: ({ match: { context } }) => vendorOrdersHead(context.i18n),
  component: VendorOrdersPage,
})
