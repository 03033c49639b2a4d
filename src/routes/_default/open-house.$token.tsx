import { createFileRoute } from '@tanstack/react-router'
import { checkInHead } from '#features/booking/book-head.ts'
import { CheckInPage } from '#features/booking/check-in/check-in-page.tsx'
import { loadOpenHouse } from '#features/booking/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/open-house/$token')({
  ...pageSearch(),
  loader: ({ params }) => loadOpenHouse(params.token),
  head: ({ match: { context } }) => checkInHead(context.i18n),
  component: CheckInPage,
})
