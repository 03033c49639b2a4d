import { getRouteApi } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { asServed } from '#ui/as-served.tsx'
import { ListedHome } from './home/listed-home.tsx'
import { ListingGroup } from './kind/listing-group.tsx'

const route = getRouteApi('/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType')

/** §2.5 realListing/project/…: one advertised home, or the listings of one kind of home in a project. */
export function ListingGroupPage() {
  const data = route.useLoaderData()
  if (data.kind === 'home') return <ListedHome {...data} />
  return (
    <Hydrate when={asServed}>
      <ListingGroup {...data} />
    </Hydrate>
  )
}
