import { createFileRoute } from '@tanstack/react-router'
import { bookHead } from '#features/booking/book-head.ts'
import { BookPage, NoHostPage } from '#features/booking/book-page.tsx'
import { loadOffer } from '#features/booking/queries.ts'
import { bookSearch } from '#features/booking/search.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/book/$hostId')({
  validateSearch: bookSearch,
  // a chosen time is among those that are shown already
  loaderDeps: ({ search: { at: _, ...search } }) => pageDeps(search, bookSearch),
  loader: ({ context, params, deps }) => loadOffer(context, params.hostId, deps),
  head: ({ match: { context, params }, loaderData }) =>
    bookHead(context.i18n, params.hostId, loaderData?.ok ? loaderData.value.host.name : undefined),
  component: BookPage,
  notFoundComponent: NoHostPage,
})
