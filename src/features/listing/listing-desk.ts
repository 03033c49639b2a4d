import type {
  ListingToConfirmQuery,
  OwnListingCardFragment,
  OwnListingsQuery,
  OwnListingValuesFragment,
  OwnListingWholeFragment,
} from '#graphql/generated/graphql.ts'

export type ListedListing = OwnListingCardFragment
export type WrittenListing = OwnListingWholeFragment
export type ListingContents = OwnListingValuesFragment
export type OwnListingPicture = WrittenListing['media'][number]
export type ListingToConfirm = ListingToConfirmQuery['listingToConfirm']

/** A page of an agent's listings. */
export interface ListingDesk {
  listings: OwnListingsQuery['ownListings']
  counts: OwnListingsQuery['ownListingCounts']
}
