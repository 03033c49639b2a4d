import { createFileRoute } from '@tanstack/react-router'
import { loadShownTour } from '#features/real-360/queries.ts'
import { real360Head } from '#features/real-360/real-360-head.ts'
import { Real360Page } from '#features/real-360/real-360-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_tour/real360/')({
  ...pageSearch(),
  loader: ({ context }) => loadShownTour(context),
  head: ({ match: { context } }) => real360Head(context.i18n),
  component: Real360Page,
})
