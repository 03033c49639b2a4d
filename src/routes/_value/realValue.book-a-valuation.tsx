import { createFileRoute } from '@tanstack/react-router'
import { loadValuation } from '#features/booking/queries.ts'
import { valuationSearch } from '#features/booking/search.ts'
import { BookAValuationPage } from '#features/booking/valuation/book-a-valuation-page.tsx'
import { bookAValuationHead } from '#features/real-value/page/real-value-head.ts'
import { pageDeps } from '#session/page-search.ts'

export const Route = createFileRoute('/_value/realValue/book-a-valuation')({
  validateSearch: valuationSearch,
  // a chosen time is among those that are shown already
  loaderDeps: ({ search: { at: _, ...search } }) => pageDeps(search, valuationSearch),
  loader: ({ context, deps }) => loadValuation(context, deps),
  head: ({ match: { context } }) => bookAValuationHead(context.i18n),
  component: BookAValuationPage,
})
