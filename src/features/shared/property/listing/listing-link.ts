import { linkOptions } from '@tanstack/react-router'
import { enumWord } from '#filter/wire-names.ts'
import type { ListingActivity, TypeGroup } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '../address/wire-words.ts'

/** The parts of a home's address (§2.5.6). */
export interface ListedAddress {
  activity: ListingActivity
  addressTypeGroup: TypeGroup
  addressProjectSlug: string
  slug: string
}

/** Stands for the project in the address of a home whose project is not among the records. */
export const NO_PROJECT = '-'

export const listingParams = ({ activity, addressTypeGroup, addressProjectSlug, slug }: ListedAddress, country: CountryCode) => ({
  countryCode: country,
  projectType: fromWireTypeGroup(addressTypeGroup),
  projectSlug: addressProjectSlug,
  listingSlug: slug,
  activityType: enumWord(activity),
})

/** The page of an advertised home. */
export const listingLink = (home: ListedAddress, country: CountryCode) =>
  linkOptions({
    to: '/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
    params: listingParams(home, country),
  })

/** The same on an agent's own website. */
export const agentListingLink = (home: ListedAddress, country: CountryCode, agentId: string) =>
  linkOptions({
    to: '/idx/$agentId/listings/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType',
    params: { ...listingParams(home, country), agentId },
  })
