import { getRouteApi } from '@tanstack/react-router'
import { ListedHome } from './home/listed-home.tsx'
import { ListingGroup } from './listing-group.tsx'

const route = getRouteApi('/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType')

/** §2.5 realListing/project/…: the listings of one kind of home in a project. */
export function ListingGroupPage() {
  const data = route.useLoaderData()
  return data.kind === 'home' ? <ListedHome {...data} /> : <ListingGroup {...data} />
}
