import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/real-listing/compare-page.tsx'
import { loadComparison } from '#features/real-listing/queries.ts'
import { compareHead } from '#features/real-listing/real-listing-head.ts'
import { compareSearch } from '#features/real-listing/search.ts'

export const Route = createFileRoute('/_listing/realListing/compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, country }, deps }) => loadComparison(queryClient, country, deps),
  staticData: { words: ['property', 'real-listing'] },
  head: ({ match: { context } }) => compareHead(context.i18n),
  component: ComparePage,
})
