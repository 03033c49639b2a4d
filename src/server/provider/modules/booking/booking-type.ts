import { builder, vocabularyEnum } from '../../builder.ts'
import { APPOINTMENT_OUTCOMES, BOOKING_STATES } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'
import { type BookedHome, type BookingRow, bookedHome } from './booking-row.ts'
import { outcomesOfBookings } from './outcomes.ts'
import { AppointmentKindEnum } from './schedule-type.ts'
import type { Slot } from './slot-rules.ts'

export const BookingStateEnum = vocabularyEnum('BookingState', BOOKING_STATES)
export const AppointmentOutcomeEnum = vocabularyEnum('AppointmentOutcome', APPOINTMENT_OUTCOMES)

export const SlotRef = builder.objectRef<Slot>('Slot').implement({
  description: 'A free time.',
  fields: (t) => ({
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    left: t.exposeInt('left', { description: 'How many may still take it.' }),
  }),
})

const BookedListingRef = builder.objectRef<NonNullable<BookedHome['listing']>>('BookedListing').implement({
  description: 'The advertised home that was asked about.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    activity: t.expose('activity', { type: ListingActivityEnum }),
  }),
})

export const BookedHomeRef = builder.objectRef<BookedHome>('BookedHome').implement({
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    slug: t.exposeString('slug'),
    name: t.exposeString('name', { description: 'As it was when the time was taken.' }),
    unit: t.exposeString('unit'),
    listing: t.field({ type: BookedListingRef, nullable: true, resolve: ({ listing }) => listing ?? null }),
  }),
})

export const BookedHomeInput = builder.inputType('BookedHomeInput', {
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, required: true }),
    typeGroup: t.field({ type: TypeGroupEnum, required: true }),
    slug: t.string({ required: true }),
    unit: t.string({ required: true }),
  }),
})

export const BookingRef = builder.objectRef<BookingRow>('Booking').implement({
  description: 'A time that a visitor took, for the agent or the desk.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sequence: t.exposeInt('sequence', { description: 'How often the appointment was moved before.' }),
    country: t.expose('country', { type: CountryCodeEnum }),
    kind: t.expose('kind', { type: AppointmentKindEnum }),
    state: t.expose('state', { type: BookingStateEnum }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    timeZone: t.exposeString('timeZone'),
    place: t.exposeString('place'),
    heldUntil: t.string({
      nullable: true,
      description: 'Until when a request waits for its answer.',
      resolve: ({ heldUntil }) => (heldUntil === null ? null : isoTime(heldUntil)),
    }),
    visitorName: t.exposeString('visitorName'),
    visitorEmail: t.exposeString('visitorEmail'),
    visitorPhone: t.exposeString('visitorPhone'),
    visitorLocale: t.exposeString('visitorLocale'),
    note: t.exposeString('note'),
    home: t.field({ type: BookedHomeRef, nullable: true, resolve: bookedHome }),
    evidence: t.exposeString('evidence', { nullable: true, description: 'Of a valuation: the estimate as of the booking, as JSON.' }),
    outcome: t.field({
      type: AppointmentOutcomeEnum,
      nullable: true,
      description: 'Null until the host has said how it went.',
      extensions: { cost: 1 },
      resolve: ({ id }, _, context) => context.perRequest(outcomesOfBookings).load(id),
    }),
    createdDate: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

/** What the holder of a letter sees of it. */
export interface Appointment {
  booking: BookingRow
  /** the name of the agent or desk */
  hostName: string
  /** the public id under which further times are offered, or null */
  host: string | null
  now: number
}

export const AppointmentRef = builder.objectRef<Appointment>('Appointment').implement({
  description: 'A time that a visitor took, for the visitor.',
  fields: (t) => ({
    kind: t.field({ type: AppointmentKindEnum, resolve: ({ booking }) => booking.kind }),
    state: t.field({ type: BookingStateEnum, resolve: ({ booking }) => booking.state }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ booking }) => isoTime(booking.startsAt) }),
    endsAt: t.string({ resolve: ({ booking }) => isoTime(booking.endsAt) }),
    timeZone: t.string({ resolve: ({ booking }) => booking.timeZone }),
    place: t.string({ resolve: ({ booking }) => booking.place }),
    hostName: t.exposeString('hostName'),
    host: t.exposeString('host', { nullable: true, description: 'Public id under which further times are offered.' }),
    home: t.field({ type: BookedHomeRef, nullable: true, resolve: ({ booking }) => bookedHome(booking) }),
    visitorName: t.string({ resolve: ({ booking }) => booking.visitorName }),
    mayMove: t.boolean({ resolve: ({ booking, now }) => booking.state === 'confirmed' && booking.startsAt > now }),
    mayCancel: t.boolean({
      description: 'Cancelled when it was confirmed, withdrawn before.',
      resolve: ({ booking, now }) => (booking.state === 'confirmed' || booking.state === 'held') && booking.startsAt > now,
    }),
  }),
})
