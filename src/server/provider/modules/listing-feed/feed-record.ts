import type { ListingState } from '#graphql/listing-kinds.ts'
import type { AdvertisedBy, AdvertisedHome, Offer, ShownParts } from '../listing/listing-row.ts'
import type { OpenHouse } from './open-houses.ts'

/** The states that a feed can say; drafts are nobody's but their agent's, and only the clock lets one expire. */
export const FEED_STATES = ['live', 'under-offer', 'closed', 'withdrawn'] as const satisfies readonly ListingState[]
export type FeedState = (typeof FEED_STATES)[number]

export interface FeedMedia {
  url: string
  kind: 'photo' | 'plan'
  caption: string
}

/**
 * One advertisement as a feed tells of it, checked and in our words, before it is placed among the records. The agency and its licence are those of the
 * source, whatever the record says.
 */
export interface FeedRecord
  extends Omit<AdvertisedBy, 'agency' | 'agencyLicence'>,
    Omit<AdvertisedHome, 'typeGroup' | 'projectSlug'>,
    Offer,
    ShownParts {
  /** what the source calls it */
  sourceKey: string
  state: FeedState
  /** unix seconds: the source's own time of its last change */
  modifiedAt: number
  media: readonly FeedMedia[]
  openHouses: readonly OpenHouse[]
}
