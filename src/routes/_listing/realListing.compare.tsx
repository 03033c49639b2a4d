import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/real-listing/compare-page.tsx'
import { loadComparison } from '#features/real-listing/queries.ts'
import { compareHead } from '#features/real-listing/real-listing-head.ts'
import { compareSearch } from '#features/real-listing/search.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_listing/realListing/compare')({
  ...pageSearch(compareSearch),
  loader: ({ context: { ask, country }, deps }) => loadComparison(ask, country, deps),
  head: ({ match: { context } }) => compareHead(context.i18n),
  component: ComparePage,
})
