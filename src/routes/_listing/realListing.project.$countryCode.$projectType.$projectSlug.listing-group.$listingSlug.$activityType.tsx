import { createFileRoute } from '@tanstack/react-router'
import { ListingGroupPage } from '#features/real-listing/listing-group-page.tsx'
import { openListing } from '#features/real-listing/listing-guard.ts'
import { loadListing } from '#features/real-listing/queries.ts'
import { listingGroupHead } from '#features/real-listing/real-listing-head.ts'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute(
  '/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
)({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: ({ context, params }) => loadListing(context.ask, openListing(params)),
  head: ({ match, loaderData }) => listingGroupHead(match.context.i18n, loaderData, match.pathname),
  component: ListingGroupPage,
})
