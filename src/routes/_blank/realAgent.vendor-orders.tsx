import { createFileRoute } from '@tanstack/react-router'
import { vendorOrdersHead } from '#features/order/vendor/vendor-head.ts'
import { VendorOrdersPage } from '#features/order/vendor/vendor-orders-page.tsx'

export const Route = createFileRoute('/_blank/realAgent/vendor-orders')({
  staticData: { words: ['real-agent'] },
  head: ({ match: { context } }) => vendorOrdersHead(context.i18n),
  component: VendorOrdersPage,
})
