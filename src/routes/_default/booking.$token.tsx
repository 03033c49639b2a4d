import { createFileRoute } from '@tanstack/react-router'
import { manageHead } from '#features/booking/book-head.ts'
import { ManagePage } from '#features/booking/manage-page.tsx'
import { loadAppointment } from '#features/booking/queries.ts'
import { manageSearch } from '#features/booking/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/booking/$token')({
  validateSearch: manageSearch,
  // a chosen time is among those that are shown already
  loaderDeps: ({ search: { at: _, ...search } }) => pageDeps(search, manageSearch),
  loader: ({ params, deps }) => loadAppointment(params.token, deps),
  head: ({ match: { context } }) => manageHead(context.i18n),
  component: ManagePage,
})
