/** What a home is advertised for: to buy, to rent as a whole, or a room of it. */
export const LISTING_ACTIVITIES = ['sale', 'rent', 'room'] as const
export type ListingActivity = (typeof LISTING_ACTIVITIES)[number]

export const LISTING_STATES = ['draft', 'live', 'under-offer', 'closed', 'withdrawn', 'expired'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** §9 furnished types. */
export const FURNISHED_TYPES = ['fully', 'flexible', 'unfurnished', 'partially'] as const
export type FurnishedType = (typeof FURNISHED_TYPES)[number]

/** Where the price asked lies: against the range that holds 68 % of later prices of such homes. */
export const AGAINST_ESTIMATES = ['below', 'within', 'above'] as const
export type AgainstEstimate = (typeof AGAINST_ESTIMATES)[number]

/** What may be wrong with an advertisement. */
export const LISTING_PROBLEMS = ['gone', 'price', 'facts', 'pictures', 'not-theirs', 'duplicate', 'other'] as const
export type ListingProblem = (typeof LISTING_PROBLEMS)[number]

/** How a feed is written: RESO Data Dictionary as JSON Lines, REAXML, CSV with RESO names. */
export const FEED_FORMATS = ['reso', 'reaxml', 'csv'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Live listings are confirmed by their agents at least so often. */
export const CONFIRM_DAYS = 30

export const LISTING_PHOTOS_MAX = 40

/** A file that is sent to the door of feeds: some 25,000 listings. Larger ones are taken in by command. */
export const FEED_MAX_BYTES = 32 * 1_024 * 1_024
