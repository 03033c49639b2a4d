import { createFileRoute } from '@tanstack/react-router'
import { loadTour } from '#features/real-360/queries.ts'
import { tourSearch } from '#features/real-360/search.ts'
import { tourHead } from '#features/real-360/tour/tour-head.ts'
import { TourNotFoundPage } from '#features/real-360/tour/tour-not-found-page.tsx'
import { TourPage } from '#features/real-360/tour/tour-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_fullscreen/real360/$path')({
  validateSearch: tourSearch,
  ...pageSearch(),
  loader: ({ context, params }) => loadTour(context, params),
  head: ({ match: { context }, loaderData }) => tourHead(context.i18n, loaderData?.tour),
  component: TourPage,
  notFoundComponent: TourNotFoundPage,
})
