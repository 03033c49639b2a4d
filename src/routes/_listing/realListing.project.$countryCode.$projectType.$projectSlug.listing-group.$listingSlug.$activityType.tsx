import { createFileRoute } from '@tanstack/react-router'
import { ListingGroupPage } from '#features/real-listing/listing-group-page.tsx'
import { openListing } from '#features/real-listing/listing-guard.ts'
import { loadListing } from '#features/real-listing/queries.ts'
import { listingGroupHead } from '#features/real-listing/real-listing-head.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute(
  '/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
)({
  ...pageSearch(),
  loader: ({ context, params }) => loadListing(context.ask, openListing(params)),
  head: ({ match, loaderData }) => listingGroupHead(match.context.i18n, loaderData, match.pathname),
  component: ListingGroupPage,
})
