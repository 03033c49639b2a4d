import type { ListingState } from '#graphql/listing-kinds.ts'

// Words that columns of the trade database hold. Where a migration lists them, a new word needs a migration.

export const LEAD_STATES = ['new', 'contacted', 'meeting', 'won', 'lost'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** area: asked as an agent who works where the home lies */
export const LEAD_ORIGINS = [
  'contact',
  'training',
  'value',
  'report',
  'share',
  'launch',
  'listing',
  'tour',
  'booking',
  'open-house',
  'area',
] as const
export type LeadOrigin = (typeof LEAD_ORIGINS)[number]

/** Why a message may be unwanted. It is held back, never dropped: whoever is to answer is told within the hour, and decides. */
export const SUSPICIONS = ['honey', 'hasty', 'repeated', 'many-links'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

export const APPOINTMENT_KINDS = ['viewing', 'valuation', 'consultation'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** What an agent writes down; `blocked`: nobody comes, and no time is offered. */
export const OWN_APPOINTMENT_KINDS = ['viewing', 'valuation', 'meeting', 'blocked', 'other'] as const
export type OwnAppointmentKind = (typeof OWN_APPOINTMENT_KINDS)[number]

/** How an appointment went. absent: they did not come; late: they cancelled too late for the time to be given to anybody else. */
export const APPOINTMENT_OUTCOMES = ['came', 'absent', 'late'] as const
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number]

/** product §8.5 */
export const BOOKING_STATES = ['held', 'confirmed', 'declined', 'lapsed', 'moved', 'cancelled', 'done'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** open: its times are held until its end; declined: none of them suits */
export const PROPOSAL_STATES = ['open', 'taken', 'declined', 'withdrawn'] as const

/** owner: the agent or the desk; visitor: the holder of a link from one of its letters; clock: nobody answered in time */
export const BOOKING_ACTORS = ['owner', 'visitor', 'clock'] as const
export type BookingActor = (typeof BOOKING_ACTORS)[number]

/** The two sides of an order. */
export const ORDER_SIDES = ['agent', 'vendor'] as const
export type OrderSide = (typeof ORDER_SIDES)[number]

/** late: its time had passed before it could be sent; dead: it was tried to the end */
export const LETTER_STATES = ['waiting', 'sent', 'dead', 'late'] as const

export const FEED_RUN_STATES = ['running', 'done', 'refused'] as const

/** States in which a listing is advertised. */
export const ADVERTISED_STATES = ['live', 'under-offer'] as const satisfies readonly ListingState[]

/** How narrowly the place of a listing is told. */
export const PLACES_SHOWN = ['address', 'suburb', 'none'] as const

export const MEDIA_KINDS = ['photo', 'plan'] as const
export const MEDIA_STATES = ['waiting', 'stored', 'refused'] as const

export const PROBLEM_STATES = ['new', 'settled'] as const

export const BUNDLE_STATES = ['open', 'stored'] as const

export const UPLOAD_STATES = ['open', 'stored', 'waste'] as const

/** ready: its parts can be fetched; failed: it was tried to the end */
export const COPY_STATES = ['waiting', 'making', 'ready', 'failed'] as const
export type CopyState = (typeof COPY_STATES)[number]

/** How a file of a copy is written; stored: as it lies in the store */
export type CopyFormat = 'json' | 'jsonl' | 'csv' | 'vcf' | 'ics' | 'stored'

/** dead: it was tried to the end */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/** gone: its address answered that it is there no more */
export const WEBHOOK_ENDS = ['staff', 'manager', 'gone'] as const
export type WebhookEnd = (typeof WEBHOOK_ENDS)[number]

/** Why another calendar cannot be read: no answer came of its address, it is no calendar, or it holds more than is read. */
export const CALENDAR_FAULTS = ['address', 'redirects', 'status', 'unreachable', 'size', 'absent', 'format', 'components', 'many'] as const
export type CalendarFault = (typeof CALENDAR_FAULTS)[number]
