import { createFileRoute } from '@tanstack/react-router'
import { proposedHead } from '#features/booking/book-head.ts'
import { ProposedPage } from '#features/booking/proposed/proposed-page.tsx'
import { loadProposedTimes } from '#features/booking/queries.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/proposed-times/$token')({
  ...pageSearch(),
  loader: ({ params }) => loadProposedTimes(params.token),
  head: ({ match: { context } }) => proposedHead(context.i18n),
  component: ProposedPage,
})
