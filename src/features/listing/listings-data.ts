import type {
  ListingState,
  ListingToConfirmQuery,
  OwnListingCardFragment,
  OwnListingsQuery,
  OwnListingValuesFragment,
  OwnListingWholeFragment,
} from '#graphql/generated/graphql.ts'

import type { ListingPile } from './search.ts'

/** The states of the listings on a pile; on the others are those of several. */
export const LISTING_PILE_STATES = {
  drafts: ['DRAFT'],
  shown: ['LIVE', 'UNDER_OFFER'],
  ended: ['CLOSED', 'WITHDRAWN', 'EXPIRED'],
} as const satisfies Record<Exclude<ListingPile, 'all' | 'due'>, readonly ListingState[]>

export type ListedListing = OwnListingCardFragment
export type WrittenListing = OwnListingWholeFragment
export type ListingFeed = NonNullable<ListedListing['feed']>
export type ListingContents = OwnListingValuesFragment
export type OwnListingPicture = WrittenListing['media'][number]
export type ListingToConfirm = ListingToConfirmQuery['listingToConfirm']

/** A page of an agent's listings. */
export interface ListingsData {
  listings: OwnListingsQuery['ownListings']
  counts: OwnListingsQuery['ownListingCounts']
}
