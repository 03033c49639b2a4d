import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ListedHome } from './home/listed-home.tsx'

const ListingGroup = lazy(async () => ({ default: (await import('./kind/listing-group.tsx')).ListingGroup }))

const route = getRouteApi('/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType')

/** §2.5 realListing/project/…: one advertised home, or the listings of one kind of home in a project. */
export function ListingGroupPage() {
  const data = route.useLoaderData()
  if (data.kind === 'home') return <ListedHome {...data} />
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ListingGroup {...data} />
    </Suspense>
  )
}
