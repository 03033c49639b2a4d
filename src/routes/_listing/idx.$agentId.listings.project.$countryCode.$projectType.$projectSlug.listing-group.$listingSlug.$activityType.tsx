import { createFileRoute } from '@tanstack/react-router'
import { loadAgentListing } from '#features/real-listing/agent-block/agent-block-guard.ts'
import { AgentListingGroupPage } from '#features/real-listing/agent-listing-group-page.tsx'
import { openListing } from '#features/real-listing/listing-guard.ts'
import { listingGroupHead } from '#features/real-listing/real-listing-head.ts'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute(
  '/_listing/idx/$agentId/listings/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
)({
  ...pageSearch(),
  loader: ({ context, params }) => loadAgentListing(context.ask, openListing(params)),
  head: ({ match, loaderData }) => listingGroupHead(match.context.i18n, loaderData, match.pathname),
  component: AgentListingGroupPage,
})
