import type { CountryCode, ListingActivity, TypeGroup } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'

/** How the activity is spelled in an address (§2.5). */
const ACTIVITY_SEGMENTS: Record<ListingActivity, string> = { SALE: 'sale', RENT: 'rent', ROOM: 'room' }

interface PublicPlace {
  country: CountryCode
  typeGroup?: TypeGroup | null
  projectSlug?: string | null
  groupSlug?: string | null
  activity: ListingActivity
}

/** The public page of a home that is advertised, as a link of the router; null while there is none. */
export function publicListingLink({ country, typeGroup, projectSlug, groupSlug, activity }: PublicPlace) {
  if (!typeGroup || !projectSlug || !groupSlug) return null
  return {
    to: '/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
    params: {
      countryCode: country,
      projectType: fromWireTypeGroup(typeGroup),
      projectSlug,
      listingSlug: groupSlug,
      activityType: ACTIVITY_SEGMENTS[activity],
    },
  } as const
}
