import { createFileRoute } from '@tanstack/react-router'
import { loadOrderedTour } from '#features/real-360/queries.ts'
import { LookTourPage } from '#features/real-360/studio/look-tour-page.tsx'
import { lookTourHead } from '#features/real-360/studio/studio-head.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/orders/$orderId/tour')({
  ...pageSearch(),
  loader: ({ context, params }) => loadOrderedTour(context, params.orderId),
  head: ({ match: { context }, params }) => lookTourHead(context.i18n, params.orderId),
  component: LookTourPage,
})
