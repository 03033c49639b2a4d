import { createFileRoute } from '@tanstack/react-router'
import { loadVendorTour } from '#features/real-360/queries.ts'
import { vendorTourHead } from '#features/real-360/studio/studio-head.ts'
import { VendorTourPage } from '#features/real-360/studio/vendor-tour-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_blank/realAgent/vendor-orders/$orderId/tour')({
  ...pageSearch(),
  loader: ({ context, params }) => loadVendorTour(context, params.orderId),
  head: ({ match: { context }, params }) => vendorTourHead(context.i18n, params.orderId),
  component: VendorTourPage,
})
