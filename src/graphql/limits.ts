/** Numbers that both sides of the contract promise. */
export const LIST_FIRST_MAX = 50
export const SUGGESTIONS_MAX = 20
export const SEARCH_TEXT_MAX_CHARS = 80
/** what a search box takes, which may be a pasted advertisement; places in it are looked up by SEARCH_TEXT_MAX_CHARS at most */
export const SENTENCE_MAX_CHARS = 600
export const NEAR_RADIUS_MAX_METRES = 5_000
export const NEARBY_RADIUS_METRES = 1_500
/** A station that is a longer walk away is nobody's nearest. */
export const STATION_WALK_MINUTES_MAX = 60
/** Singapore's primary schools admit by distance up to here, in a straight line (Ministry of Education, phases of Primary 1 registration) */
export const SCHOOL_RADIUS_METRES = 2_000
export const QUERY_DEPTH_MAX = 8
export const QUERY_COST_MAX = 5_000
/** Longer texts of queries are refused unparsed. The longest of the site has a fifth of either. */
export const QUERY_MAX_CHARS = 20_000
export const QUERY_TOKENS_MAX = 2_000
export const OFFSET_MAX = 10_000
/** Outlines drawn on the map: their number, and the number of their corners together. */
export const POLYGONS_MAX = 8
export const POLYGON_POINTS_MAX = 200
/** The most minutes of "within … minutes of a station", rail and walk together. */
export const TRAVEL_MINUTES_MAX = 60

/** §9: one-time codes. Wrong tries are counted exactly, also when they come at once; after the last the code is spent. */
export const OTP_LENGTH = 6
export const OTP_RESEND_SECONDS = 60
export const OTP_TTL_SECONDS = 600
export const OTP_TRIES = 5
/** After its code, a phone may be registered with for this long. */
export const PHONE_VERIFICATION_SECONDS = 900

/** §5, §9; the upper bound keeps hashing affordable. Counted in Unicode code points. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** A person's name, in characters after trimming. */
export const NAME_MAX_CHARS = 80
/** An agency's name or licence number, in characters after trimming. */
/** Addresses to which an agent may have copies of enquiries sent. */
export const CC_EMAILS_MAX = 5
export const AGENCY_MAX_CHARS = 120

/** §4, §9: how long a login lasts. */
export const TOKEN_DAYS = 7
/** How long a device is known after a sign-in, so that its next one waits behind no stranger's. */
export const DEVICE_DAYS = 180
export const VENDOR_SESSION_MINUTES = 30
/** An account that asks to be deleted is kept this long; signing in within it cancels. */
export const DELETION_GRACE_DAYS = 30

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
export const AVATAR_MIN_PX = 64
export const AVATAR_MAX_PX = 4_096

/** §3: what the params of a promotion code contain, so that lists tell them from seats. */
export const VIP_PROMO_MARKER = 'vipPromo'

/** A ticket of the live channel can be used for so long, once. */
export const LIVE_TICKET_SECONDS = 30

/** Searches that a person keeps. */
export const SAVED_SEARCHES_MAX = 30
export const SAVED_SEARCH_NAME_MAX_CHARS = 80
/** a search's address holds drawn outlines in short; its filter holds all parts in full and is longer */
export const SAVED_SEARCH_ADDRESS_MAX_CHARS = 4_800
export const SAVED_SEARCH_FILTER_MAX_CHARS = 6_000
/** Without a subscription a stack view shows this many of a building's lowest floors (product §3.3). */
export const STACK_SAMPLE_FLOORS = 3

/** How far from now the end of a trial can be moved by staff. */
export const TRIAL_EXTENSION_MAX_DAYS = 90

/** What a seat writes to whoever pays for it. */
export const PAYER_MESSAGE_MAX_CHARS = 2_000

/** Addresses of one invitation to seats; how long its link works; how soon it may be sent again. */
export const SEAT_INVITES_MAX = 20
export const SEAT_LINK_DAYS = 7
export const SEAT_RESEND_SECONDS = 60

/** Days that would suit, in an order. */
export const ORDER_WISH_DAYS_MAX = 3
/** How far ahead an order's days lie at most. */
export const ORDER_AHEAD_DAYS = 120
/** Notes of an order and messages on it, in characters. */
export const ORDER_TEXT_MAX_CHARS = 2_000
/** How to get in, and an address in own words. */
export const ORDER_LINE_MAX_CHARS = 200
/** What a vendor calls a line of the price list. */
export const PRICE_NAME_MAX_CHARS = 80
/** Prices by size of one line, and the largest home that one can name. */
export const ORDER_PRICE_STEPS_MAX = 6
export const ORDER_BEDROOMS_MAX = 12
/** How long a vendor is at a home, in minutes. */
export const SHOOT_MINUTES_MIN = 15
export const SHOOT_MINUTES_MAX = 720
/** Days of shoots that are asked for at once. */
export const SHOOT_DAYS_MAX = 62
