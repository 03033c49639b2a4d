import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/real-listing/compare-page.tsx'
import { loadComparison } from '#features/real-listing/queries.ts'
import { compareHead } from '#features/real-listing/real-listing-head.ts'
import { compareSearch } from '#features/real-listing/search.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_listing/realListing/compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => pageDeps(search, compareSearch),
  loader: ({ context: { ask, country }, deps }) => loadComparison(ask, country, deps),
  head: ({ match: { context } }) => compareHead(context.i18n),
  component: ComparePage,
})
