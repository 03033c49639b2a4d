/** What a home is advertised for: to buy, to rent as a whole, or a room of it. */
export const LISTING_ACTIVITIES = ['sale', 'rent', 'room'] as const
export type ListingActivity = (typeof LISTING_ACTIVITIES)[number]

export const LISTING_STATES = ['draft', 'live', 'under-offer', 'closed', 'withdrawn', 'expired'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** What becomes of edits that are not published when something is done with their listing. */
export const LISTING_EDITS_CHOICES = ['publish', 'keep', 'discard'] as const
export type ListingEditsChoice = (typeof LISTING_EDITS_CHOICES)[number]

/** How a listing ends: the last one is the owner's own withdrawal. */
export const LISTING_OUTCOMES = ['sold', 'let', 'withdrawn'] as const
export type ListingOutcome = (typeof LISTING_OUTCOMES)[number]

/** So long a closed listing can be brought back. */
export const CLOSING_UNDO_DAYS = 30

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

/** How far an agency's feed is: only of an approved one files are taken. */
export const FEED_APPROVALS = ['draft', 'asked', 'approved', 'declined'] as const
export type FeedApproval = (typeof FEED_APPROVALS)[number]

/** Live listings are confirmed by their agents at least so often. */
export const CONFIRM_DAYS = 30

export const LISTING_PHOTOS_MAX = 40

/** A file that is sent to the door of feeds: some 25,000 listings. Larger ones are taken in by command. */
export const FEED_MAX_BYTES = 32 * 1_024 * 1_024
/** Texts of a listing that is written here, in characters. */
export const LISTING_MAX_CHARS = {
  name: 100,
  street: 120,
  postalCode: 12,
  address: 60,
  headline: 100,
  description: 4_000,
  url: 300,
} as const

/** Captions and alternative texts of its pictures, in characters. */
export const LISTING_CAPTION_MAX_CHARS = 160

/** What an agent has here at most, closed ones left aside. */
export const OWN_LISTINGS_MAX = 500

/** Pictures are made smaller before they are sent: the longest side of the picture and of the small one, in pixels. */
export const LISTING_PHOTO_PX = { whole: 2_048, small: 640 } as const
/** What the server takes. */
export const LISTING_PHOTO_MAX_BYTES = 3 * 1024 * 1024
export const LISTING_PHOTO_MIN_PX = 200

/** So many days before the confirmation of a listing is too old its agent gets a letter. */
export const CONFIRM_AHEAD_DAYS = 5

/** A report of something wrong, in characters. */
export const LISTING_PROBLEM_MAX_CHARS = 1_000
