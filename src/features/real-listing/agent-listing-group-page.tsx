import { getRouteApi } from '@tanstack/react-router'
import { ListedHome } from './home/listed-home.tsx'
import { ListingGroup } from './listing-group.tsx'

const route = getRouteApi(
  '/_listing/idx/$agentId/listings/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
)

/** §2.5 idx/{agentId}/listings/…: the same as an agent's website shows it, with that agent's listings alone. */
export function AgentListingGroupPage() {
  const data = route.useLoaderData()
  return data.kind === 'home' ? <ListedHome {...data} /> : <ListingGroup {...data} />
}
