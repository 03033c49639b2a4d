import { actionKey, momentOf, reasonOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { actOnBooking } from '../booking/act.ts'
import { AppointmentAnswerRef, appointmentOf, askedLocale } from '../booking/appointment-answer.ts'
import { bookSlot, freeSlots, isOffered } from '../booking/book.ts'
import { type BookingRow, readBooking } from '../booking/booking-row.ts'
import { AppointmentRef, BookedHomeInput, SlotRef } from '../booking/booking-type.ts'
import { homeOfInput, listedHome } from '../booking/home-input.ts'
import { moveBooking } from '../booking/move.ts'
import { hostOfNumber, openHost, type PublicHost } from '../booking/public-host.ts'
import { scheduleOf } from '../booking/schedule-store.ts'
import { AppointmentKindEnum, BookingModeEnum } from '../booking/schedule-type.ts'
import { SLOT_DAYS_MAX } from '../booking/slot-rules.ts'
import { readVisitor } from '../booking/visitor-rules.ts'
import { bookedAnswer } from './booked-answer.ts'

/** A kind that is open, as visitors see it. */
const OfferedKindRef = builder.objectRef<PublicHost['kinds'][number]>('OfferedAppointment').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: AppointmentKindEnum }),
    lengthMinutes: t.exposeInt('lengthMinutes'),
    mode: t.expose('mode', { type: BookingModeEnum }),
    capacity: t.exposeInt('capacity'),
    aheadDays: t.exposeInt('aheadDays'),
    place: t.exposeString('place'),
  }),
})

const HostRef = builder.objectRef<PublicHost>('AppointmentHost').implement({
  description: 'Who offers times to visitors: an agent with the details of the register, or the valuation desk.',
  fields: (t) => ({
    name: t.exposeString('name'),
    isDesk: t.exposeBoolean('isDesk'),
    country: t.expose('country', { type: CountryCodeEnum }),
    ceaNumber: t.exposeString('ceaNumber', { nullable: true }),
    estateAgency: t.exposeString('estateAgency', { nullable: true }),
    estateAgencyLicenseNo: t.exposeString('estateAgencyLicenseNo', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
    kinds: t.expose('kinds', { type: [OfferedKindRef] }),
  }),
})

/** The newest booking of an appointment, by the secret of one of its letters. Throws `booking-unknown`. */
async function bookingByToken(context: ProviderContext, token: string): Promise<BookingRow> {
  const booking = await readBooking(
    context.trade,
    'uid = (select uid from booking_link where token_hash = ?) order by sequence desc limit 1',
    hashOf(token),
  )
  if (booking) return booking
  await takeFromNetwork(context, 'oneTimeLink')
  throw refusal('booking-unknown', 'This link is not known.')
}

const BookAppointmentInput = builder.inputType('BookAppointmentInput', {
  fields: (t) => ({
    host: t.string({ required: true, description: 'Public id of the agent, or "desk-sg".' }),
    kind: t.field({ type: AppointmentKindEnum, required: true }),
    startsAt: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    note: t.string({ required: true }),
    home: t.field({ type: BookedHomeInput }),
    listing: t.id({
      description: 'The advertisement of the host that it is about; `home` says the unit, and holds where it is not advertised any more.',
    }),
  }),
})

builder.queryFields((t) => ({
  appointmentHost: t.field({
    type: HostRef,
    nullable: true,
    description: 'Null where nobody of that id offers times.',
    args: { host: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { host }, context) => (await openHost(context, host, askedLocale(context)))?.shown ?? null,
  }),
  hostOfAgent: t.string({
    nullable: true,
    description: 'Public id of the agent with a licence number of the country, where times are offered.',
    args: { ceaNumber: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { ceaNumber }, context) => hostOfNumber(context, ceaNumber),
  }),
  freeTimes: t.field({
    type: [SlotRef],
    description: `Free times of a host, in order, at most ${SLOT_DAYS_MAX} days; none of an unknown host.`,
    args: {
      host: t.arg.string({ required: true }),
      kind: t.arg({ type: AppointmentKindEnum, required: true }),
      from: t.arg.string({ required: true }),
      until: t.arg.string({ required: true }),
    },
    extensions: { cost: 30, listSize: 100 },
    resolve: async (_, { host, kind, from, until }, context) => {
      const known = await openHost(context, host, askedLocale(context))
      if (!known) return []
      const range = { from: momentOf(from), until: momentOf(until), now: unixSeconds(context.clock) }
      return freeSlots(context.trade, { schedule: known.schedule, kind, ...range })
    },
  }),
  appointment: t.field({
    type: AppointmentRef,
    description: 'An appointment by the secret of one of its letters. Code booking-unknown.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token }, context) => appointmentOf(context, await bookingByToken(context, token)),
  }),
  appointmentTimes: t.field({
    type: [SlotRef],
    description: 'Free times for an appointment to be moved to. Code booking-unknown.',
    args: { token: t.arg.string({ required: true }), from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 30, listSize: 100 },
    resolve: async (_, { token, from, until }, context) => {
      const { id, owner, country, kind } = await bookingByToken(context, token)
      const schedule = await scheduleOf(context.trade, owner, country)
      const range = { from: momentOf(from), until: momentOf(until), now: unixSeconds(context.clock) }
      return freeSlots(context.trade, { schedule, kind, besides: id, ...range })
    },
  }),
}))

const VISITOR_ACTIONS = builder.enumType('AppointmentAction', {
  values: { WITHDRAW: { value: 'decline' }, CANCEL: { value: 'cancel' } } as const,
})

builder.mutationFields((t) => ({
  bookAppointment: t.field({
    type: AppointmentAnswerRef,
    description:
      'Takes a free time of an agent; those of a desk are taken by bookValuation. The same key does it once. Codes: "booking-<field>" for a wrong field, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: BookAppointmentInput, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { key, input }, context) => {
      const locale = askedLocale(context)
      const read = readVisitor(input, locale)
      if ('wrong' in read) throw refusal(`booking-${read.wrong}`, `The ${read.wrong} is missing, too long or not valid.`)
      await takeFromNetwork(context, 'booking')
      const known = await openHost(context, input.host, locale)
      if (!known || known.shown.isDesk || !isOffered(known.schedule)) return { appointment: null, code: 'schedule-closed', next: [] }
      const unit = input.home?.unit ?? ''
      const listed = input.listing == null ? null : await listedHome(context, String(input.listing), known.schedule.owner, unit)
      const answer = await bookSlot(context, {
        key: actionKey(key, input.host, read.visitor.email),
        schedule: known.schedule,
        kind: input.kind,
        startsAt: momentOf(input.startsAt),
        visitor: read.visitor,
        evidence: null,
        home: listed ?? (await homeOfInput(context, input.home)),
        siteOrigin: context.siteOrigin,
        now: unixSeconds(context.clock),
      })
      return bookedAnswer(context, answer)
    },
  }),
  actOnAppointment: t.field({
    type: AppointmentRef,
    description: 'Withdraws a request or cancels what was confirmed. Codes: booking-unknown, booking-state, booking-time.',
    args: {
      token: t.arg.string({ required: true }),
      key: t.arg.string({ required: true }),
      action: t.arg({ type: VISITOR_ACTIONS, required: true }),
      reason: t.arg.string(),
    },
    extensions: { cost: 50 },
    resolve: async (_, { token, key, action, reason }, context) => {
      const booking = await bookingByToken(context, token)
      const act = { key: actionKey(key, booking.id), booking, action, actor: 'visitor', reason: reasonOf(reason) } as const
      const answer = await actOnBooking(context, { ...act, now: unixSeconds(context.clock) })
      if ('refused' in answer) throw refusal(answer.refused, 'This cannot be done with the appointment any more.')
      return appointmentOf(context, answer.booking)
    },
  }),
  moveAppointment: t.field({
    type: AppointmentAnswerRef,
    description:
      'Gives a confirmed appointment another free time; where times are taken by request it is confirmed again. Code booking-unknown.',
    args: { token: t.arg.string({ required: true }), key: t.arg.string({ required: true }), startsAt: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { token, key, startsAt }, context) => {
      const newest = await bookingByToken(context, token)
      const schedule = await scheduleOf(context.trade, newest.owner, newest.country)
      const move = { key: actionKey(key, newest.uid), schedule, startsAt: momentOf(startsAt), actor: 'visitor' } as const
      const answer = await moveBooking(context, { ...move, booking: newest, now: unixSeconds(context.clock) })
      if ('refused' in answer) return { appointment: null, ...answer.refused }
      return { appointment: await appointmentOf(context, answer.booking), code: null, next: [] }
    },
  }),
}))
