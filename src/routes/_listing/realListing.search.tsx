import { createFileRoute } from '@tanstack/react-router'
import { ListingSearchPage } from '#features/real-listing/listing-search-page.tsx'
import { projectsQuery } from '#features/real-listing/queries.ts'
import { listingSearchHead } from '#features/real-listing/real-listing-head.ts'

export const Route = createFileRoute('/_listing/realListing/search')({
  loader: ({ context: { queryClient, country } }) => queryClient.ensureQueryData(projectsQuery(country, undefined)),
  staticData: { words: ['property', 'real-listing'] },
  head: ({ match: { context } }) => listingSearchHead(context.i18n),
  component: ListingSearchPage,
})
