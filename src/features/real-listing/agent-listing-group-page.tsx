import { getRouteApi } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { accentStyle } from '#property/listing/accent-style.ts'
import { asServed } from '#ui/as-served.tsx'
import { AgentBrandLine } from './agent-block/agent-brand-line.tsx'
import { ListedHome } from './home/listed-home.tsx'
import { ListingGroup } from './kind/listing-group.tsx'

const route = getRouteApi(
  '/_listing/idx/$agentId/listings/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
)

/** §2.5 idx/{agentId}/listings/…: the same as an agent's website shows it, in that agent's colours and with that agent's listings alone. */
export function AgentListingGroupPage() {
  const { brand, ...data } = route.useLoaderData()
  return (
    <div style={accentStyle(brand?.accent ?? null)}>
      {brand ? (
        <div className="page pt-6">
          <AgentBrandLine brand={brand} />
        </div>
      ) : null}
      {data.kind === 'home' ? (
        <ListedHome {...data} />
      ) : (
        <Hydrate when={asServed}>
          <ListingGroup {...data} />
        </Hydrate>
      )}
    </div>
  )
}
