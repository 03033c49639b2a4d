import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AppointmentKind, BookingAction, BookingMode } from '#graphql/generated/enumerations.ts'
import {
  ActOnBookingDocument,
  BookingDocument,
  BookingsDocument,
  MoveBookingDocument,
  OwnOpenHousesDocument,
  ScheduleDocument,
  TimesToMoveToDocument,
  UpdateScheduleDocument,
  WaitedDaysDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { addDays } from './calendar-days.ts'
import type { Calendar } from './schedule.ts'

const desk = z.enum(COUNTRY_CODES).optional()
const moment = z.iso.datetime()
const key = z.uuid()
const id = z.uuid()

/** How far ahead requests can lie that wait for an answer, in days: no schedule offers times beyond. */
const WAITING_DAYS = 120
/** Public holidays are shown for so many days from the first one on screen. */
const HOLIDAY_DAYS = 366

/**
 * What a person, or for staff a desk, offers and has: bookings and open houses of a span of days, those that wait for an answer, and the one that is opened.
 * The span is wider by a day at both ends than any clock needs; who shows it takes what lies on its days.
 */
export const fetchCalendar = createServerFn({ method: 'POST' })
  .validator(z.object({ desk, from: z.iso.date(), until: z.iso.date(), booking: id.optional() }))
  .handler(async ({ data: { desk, from, until, booking } }) => {
    const now = new Date()
    const span = { from: `${addDays(from, -1)}T00:00:00Z`, until: `${addDays(until, 2)}T00:00:00Z` }
    const ahead = { from: now.toISOString(), until: new Date(now.getTime() + WAITING_DAYS * 86_400_000).toISOString() }
    const [schedule, bookings, openHouses, coming, waited, opened] = await Promise.all([
      execute(ScheduleDocument, { desk }),
      execute(BookingsDocument, { desk, ...span }),
      desk === undefined ? execute(OwnOpenHousesDocument, span) : null,
      execute(BookingsDocument, { desk, ...ahead }),
      execute(WaitedDaysDocument, { desk, from, until }),
      booking ? execute(BookingDocument, { id: booking }) : null,
    ])
    if (!schedule.ok) return schedule
    if (!bookings.ok) return bookings
    if (openHouses?.ok === false) return openHouses
    const { holidays, ...rules } = schedule.value.schedule
    const last = addDays(from, HOLIDAY_DAYS)
    return ok<Calendar>({
      schedule: rules,
      bookings: bookings.value.bookings,
      openHouses: openHouses?.value.ownOpenHouses ?? [],
      waiting: coming.ok ? coming.value.bookings.filter(({ state }) => state === 'HELD') : [],
      waitedDays: waited.ok ? waited.value.waitedDays : [],
      opened: opened === null ? null : opened.ok ? opened.value.booking : 'unknown',
      holidays: holidays.filter(({ day }) => day >= from && day <= last),
      now: now.toISOString(),
    })
  })

export const sendBookingAct = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, action: z.enum(BookingAction), reason: z.string().max(300) }))
  .handler(({ data }) => execute(ActOnBookingDocument, data))

/** Free times that a booking can be moved to. */
export const fetchTimesToMoveTo = createServerFn({ method: 'POST' })
  .validator(z.object({ id, from: moment, until: moment }))
  .handler(async ({ data }) => {
    const answer = await execute(TimesToMoveToDocument, data)
    return answer.ok ? ok(answer.value.timesToMoveTo) : answer
  })

export const sendBookingMove = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, startsAt: moment }))
  .handler(({ data }) => execute(MoveBookingDocument, data))

const whole = z.int().min(0).max(100_000)
const kind = z.object({
  kind: z.enum(AppointmentKind),
  isOpen: z.boolean(),
  hours: z.array(z.object({ weekday: whole, from: whole, to: whole })).max(100),
  lengthMinutes: whole,
  bufferMinutes: whole,
  capacity: whole,
  noticeHours: whole,
  aheadDays: whole,
  perDayMax: whole,
  mode: z.enum(BookingMode),
  place: z.string().max(1_000),
})
const rules = z.object({
  timeZone: z.string().max(64),
  observesHolidays: z.boolean(),
  daysOff: z.array(z.object({ from: z.string().max(10), to: z.string().max(10) })).max(200),
  kinds: z.array(kind).max(AppointmentKind.length),
})

/** Replaces what is offered; refused where it was changed elsewhere since `version`. */
export const updateSchedule = createServerFn({ method: 'POST' })
  .validator(z.object({ desk, version: whole, input: rules }))
  .handler(({ data }) => execute(UpdateScheduleDocument, data))
