/** The groups of notices; a person sets for each how to be told. */
export const NOTICE_GROUPS = ['leads', 'bookings', 'orders', 'listings', 'searches', 'subscription', 'shares', 'seats', 'sessions'] as const

export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/** What a notice tells of, and its group (product §10.2). */
export const NOTICE_KINDS = {
  'lead-new': 'leads',
  'lead-held': 'leads',
  'lead-assigned': 'leads',
  'lead-follow-up': 'leads',
  'booking-asked': 'bookings',
  'booking-made': 'bookings',
  'booking-withdrawn': 'bookings',
  'booking-lapsed': 'bookings',
  'booking-moved': 'bookings',
  'booking-cancelled': 'bookings',
  'booking-open-house': 'bookings',
  'proposal-declined': 'bookings',
  'calendar-failing': 'bookings',
  'order-accepted': 'orders',
  'order-proposed': 'orders',
  'order-declined': 'orders',
  'order-delivered': 'orders',
  'order-withdrawn': 'orders',
  'order-message': 'orders',
  'order-late': 'orders',
  'listing-due': 'listings',
  'listing-problem': 'listings',
  'listing-withdrawn': 'listings',
  'feed-approved': 'listings',
  'feed-declined': 'listings',
  'feed-failing': 'listings',
  'search-news': 'searches',
  'home-sold': 'searches',
  'plan-trial-ending': 'subscription',
  'plan-payment-failed': 'subscription',
  'plan-cancelled': 'subscription',
  'plan-ended': 'subscription',
  'card-expiring': 'subscription',
  'share-opened': 'shares',
  'seat-accepted': 'seats',
  'session-ended': 'sessions',
  'copy-ready': 'sessions',
  'copy-failed': 'sessions',
} as const satisfies Record<string, NoticeGroup>

export type NoticeKind = keyof typeof NOTICE_KINDS

/** Of what is owed, of what closes, of what they asked for, of the answer to what was asked of staff and of a feed that fails, everybody is told on screen and by mail, whatever is set for the group. */
export const ALWAYS_NOTIFIED: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'plan-trial-ending',
  'plan-payment-failed',
  'plan-cancelled',
  'plan-ended',
  'copy-ready',
  'copy-failed',
  'feed-approved',
  'feed-declined',
  'feed-failing',
])

/** Each has a letter of its own to whoever asked for it, and is never mailed as a notice besides. */
export const HAS_OWN_LETTER: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['home-sold'])

/** How to be told of a group: on screen and by mail, on screen only, or not at all. */
export const NOTICE_CHANNELS = ['mail', 'screen', 'off'] as const

export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** How one is told who has set nothing: by mail as well, except of what has a mail of its own. */
export const DEFAULT_CHANNELS = {
  leads: 'mail',
  bookings: 'mail',
  orders: 'mail',
  listings: 'screen',
  searches: 'screen',
  subscription: 'mail',
  shares: 'screen',
  seats: 'mail',
  sessions: 'screen',
} as const satisfies Record<NoticeGroup, NoticeChannel>
