import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { accentStyle } from '#property/listing/accent-style.ts'
import { AgentBrandLine } from './agent-block/agent-brand-line.tsx'
import { ListedHome } from './home/listed-home.tsx'

const ListingGroup = lazy(async () => ({ default: (await import('./kind/listing-group.tsx')).ListingGroup }))

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
        <Suspense fallback={<div className="min-h-dvh" />}>
          <ListingGroup {...data} />
        </Suspense>
      )}
    </div>
  )
}
