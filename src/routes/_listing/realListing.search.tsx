import { createFileRoute } from '@tanstack/react-router'
import { ListingSearchPage } from '#features/real-listing/listing-search-page.tsx'
import { projectsQuery } from '#features/real-listing/queries.ts'
import { listingSearchHead } from '#features/real-listing/real-listing-head.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_listing/realListing/search')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context: { ask, country } }) => ask(projectsQuery(country, undefined)),
  staticData: { words: ['property', 'real-listing'] },
  head: ({ match: { context } }) => listingSearchHead(context.i18n),
  component: ListingSearchPage,
})
