import { getRouteApi } from '@tanstack/react-router'
import { ListingGroup } from './listing-group.tsx'

const route = getRouteApi('/_listing/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType')

/** §2.5 realListing/project/…: the listings of one kind of home in a project. */
export const ListingGroupPage = () => <ListingGroup {...route.useLoaderData()} />
