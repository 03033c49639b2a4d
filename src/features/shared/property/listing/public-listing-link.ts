import type { CountryCode } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { type ListedAddress, listingLink } from './listing-link.ts'

interface PublicPlace extends Omit<ListedAddress, 'slug'> {
  country: CountryCode
  groupSlug?: string | null
}

/** The public page of a home that is advertised, as a link of the router; null while there is none, and in countries without such pages. */
export const publicListingLink = ({ country, groupSlug, ...address }: PublicPlace) =>
  groupSlug && isModuleOpen('realListing', country) ? listingLink({ ...address, slug: groupSlug }, country) : null
