import type { CountryCode } from '#market/vocabulary.ts'
import { actionKey, momentOf, reasonOf } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireStaff } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { actOnBooking } from '../booking/act.ts'
import { freeSlots } from '../booking/book.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow, readBooking } from '../booking/booking-row.ts'
import { BookingRef, SlotRef } from '../booking/booking-type.ts'
import { moveBooking } from '../booking/move.ts'
import { scheduleFault } from '../booking/schedule-rules.ts'
import { deskOf, isDesk, keepSchedule, type ScheduleOwner, scheduleOf } from '../booking/schedule-store.ts'
import { rulesFrom, ScheduleInput, ScheduleRef } from '../booking/schedule-type.ts'
import { SLOT_DAYS_MAX } from '../booking/slot-rules.ts'
import type { SlotGuard } from '../booking/take-slot.ts'
import { tryToNoteAnswer } from '../lead/booking-leads.ts'
import { requireHost } from '../seat/seat-access.ts'

/** Bookings of one answer. */
const BOOKINGS_MAX = 500

const OWN_ACTIONS = ['confirm', 'decline', 'absent', 'late', 'cancel', 'complete'] as const
const BookingActionEnum = vocabularyEnum('BookingAction', OWN_ACTIONS)

const ACT_CODES = 'Codes: booking-unknown, booking-state, booking-time.'

const DESK_ARG = 'The valuation desk of a country, for staff; without it the schedule is the viewer’s own.'

/** Whose schedule is meant: the viewer's, or a desk's, which is for staff. Throws `seat-right` for a seat without a calendar. */
export async function ownerOf(context: ProviderContext, desk: CountryCode | null | undefined): Promise<ScheduleOwner> {
  if (desk) {
    await requireStaff(context)
    return deskOf(desk)
  }
  return (await requireHost(context)).id
}

/** A booking of the viewer's, or of a desk, for staff; others are unknown. */
async function ownBooking(context: ProviderContext, id: string): Promise<BookingRow> {
  const viewer = await requireHost(context)
  const booking = await readBooking(context.trade, 'id = ?', id)
  if (booking && (booking.owner === viewer.id || (isDesk(booking.owner) && (await isStaff(context))))) return booking
  throw refusal('booking-unknown', 'There is no such booking.')
}

const isStaff = (context: ProviderContext): Promise<boolean> =>
  requireStaff(context).then(
    () => true,
    () => false,
  )

builder.queryFields((t) => ({
  schedule: t.field({
    type: ScheduleRef,
    description: 'What the viewer offers; a proposal where nothing was set yet.',
    args: { desk: t.arg({ type: CountryCodeEnum, description: DESK_ARG }) },
    extensions: { cost: 10 },
    resolve: async (_, { desk }, context) => scheduleOf(context.trade, await ownerOf(context, desk), desk ?? context.country.countryCode),
  }),
  bookings: t.field({
    type: [BookingRef],
    description: `The viewer's bookings that touch a span of time, in order; at most ${BOOKINGS_MAX}.`,
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }), desk: t.arg({ type: CountryCodeEnum }) },
    extensions: { cost: 20, listSize: 100 },
    resolve: async (_, { from, until, desk }, context) =>
      context.trade.all(
        BOOKING_ROW,
        `select ${BOOKING_COLUMNS} from booking where owner = ? and ends_at > ? and starts_at < ? order by starts_at, sequence limit ?`,
        await ownerOf(context, desk),
        momentOf(from),
        momentOf(until),
        BOOKINGS_MAX,
      ),
  }),
  booking: t.field({
    type: BookingRef,
    description: 'Code booking-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { id }, context) => ownBooking(context, String(id)),
  }),
  timesToMoveTo: t.field({
    type: [SlotRef],
    description: `Free times for a booking, at most ${SLOT_DAYS_MAX} days. Code booking-unknown.`,
    args: { id: t.arg.id({ required: true }), from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 20, listSize: 100 },
    resolve: async (_, { id, from, until }, context) => {
      const booking = await ownBooking(context, String(id))
      const schedule = await scheduleOf(context.trade, booking.owner, booking.country)
      const range = { from: momentOf(from), until: momentOf(until), now: unixSeconds(context.clock) }
      return freeSlots(context.trade, { schedule, kind: booking.kind, besides: booking.id, ...range })
    },
  }),
}))

builder.mutationFields((t) => ({
  updateSchedule: t.field({
    type: ScheduleRef,
    description: 'Replaces the rules. `version` is the one that was changed. Codes: "schedule-<field>", schedule-changed.',
    args: {
      input: t.arg({ type: ScheduleInput, required: true }),
      version: t.arg.int({ required: true }),
      desk: t.arg({ type: CountryCodeEnum, description: DESK_ARG }),
    },
    extensions: { cost: 20 },
    resolve: async (_, { input, version, desk }, context) => {
      const owner = await ownerOf(context, desk)
      const country = desk ?? context.country.countryCode
      const rules = rulesFrom(input)
      const fault = scheduleFault(country, rules)
      if (fault) throw refusal(`schedule-${fault.toLowerCase()}`, `The ${fault} cannot be so.`)
      const kept = await keepSchedule(context.trade, { owner, country, rules, version }, unixSeconds(context.clock))
      if (!kept) throw refusal('schedule-changed', 'The schedule was changed elsewhere meanwhile.')
      return kept
    },
  }),
  actOnBooking: t.field({
    type: BookingRef,
    description: `Confirms or declines a request, cancels what was confirmed, or says how it went: it took place, they did not come, they cancelled late. The same key does it once. ${ACT_CODES}`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      action: t.arg({ type: BookingActionEnum, required: true }),
      reason: t.arg.string({ description: 'For the visitor, in own words.' }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { id, key, action, reason }, context) => {
      const booking = await ownBooking(context, String(id))
      const act = { key: actionKey(key, booking.id), booking, action, actor: 'owner', reason: reasonOf(reason) } as const
      const answer = await actOnBooking(context, { ...act, now: unixSeconds(context.clock) })
      if ('refused' in answer) throw refusal(answer.refused, 'This cannot be done with the booking any more.')
      const { id: actor } = await requireHost(context)
      await tryToNoteAnswer(context, answer.booking, actor, unixSeconds(context.clock))
      return answer.booking
    },
  }),
  moveBooking: t.field({
    type: BookingRef,
    description: `Gives a confirmed booking another time, and answers the one that now stands for it. Codes: slot-taken, ${ACT_CODES}`,
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      startsAt: t.arg.string({ required: true }),
      anyTime: t.arg.boolean({ description: 'Also a time that is not offered; nothing else may stand there.' }),
      also: t.arg.boolean({ description: 'With anyTime: beside what else stands there.' }),
    },
    extensions: { cost: 50 },
    resolve: async (_, { id, key, startsAt, anyTime, also }, context) => {
      const booking = await ownBooking(context, String(id))
      const schedule = await scheduleOf(context.trade, booking.owner, booking.country)
      const guard: SlotGuard = anyTime !== true ? 'offered' : also === true ? 'also' : 'free'
      const move = { key: actionKey(key, booking.uid), booking, schedule, startsAt: momentOf(startsAt), guard, actor: 'owner' } as const
      const answer = await moveBooking(context, { ...move, now: unixSeconds(context.clock) })
      if ('refused' in answer) throw refusal(answer.refused.code, 'The booking was not moved.')
      return answer.booking
    },
  }),
}))
