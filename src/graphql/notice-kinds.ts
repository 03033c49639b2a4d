/** The groups of notices; a person sets for each how to be told. */
export const NOTICE_GROUPS = ['leads', 'bookings', 'orders', 'searches', 'subscription', 'shares', 'seats', 'sessions'] as const

export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

/** What a notice tells of, and its group (product §10.2). */
export const NOTICE_KINDS = {
  'lead-new': 'leads',
  'lead-assigned': 'leads',
  'lead-follow-up': 'leads',
  'booking-asked': 'bookings',
  'booking-made': 'bookings',
  'booking-withdrawn': 'bookings',
  'booking-lapsed': 'bookings',
  'booking-moved': 'bookings',
  'booking-cancelled': 'bookings',
  'order-new': 'orders',
  'search-news': 'searches',
  'session-ended': 'sessions',
} as const satisfies Record<string, NoticeGroup>

export type NoticeKind = keyof typeof NOTICE_KINDS
