import { createFileRoute } from '@tanstack/react-router'
import { loadOwnTour } from '#features/real-360/queries.ts'
import { studioHead } from '#features/real-360/studio/studio-head.ts'
import { StudioPage } from '#features/real-360/studio/studio-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/user/tours/$tourId')({
  ...pageSearch(),
  loader: ({ context, params }) => loadOwnTour(context, params.tourId),
  head: ({ match: { context }, params }) => studioHead(context.i18n, params.tourId),
  component: StudioPage,
})
