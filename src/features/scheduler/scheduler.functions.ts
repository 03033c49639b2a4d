import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AppointmentKind,
  AppointmentOutcome,
  BookingAction,
  BookingMode,
  OwnAppointmentKind,
  TypeGroup,
} from '#graphql/generated/enumerations.ts'
import {
  ActOnBookingDocument,
  BookingDocument,
  BookingsDocument,
  BusyTimesDocument,
  ChangeOwnAppointmentDocument,
  CloseOwnAppointmentDocument,
  CreateOwnAppointmentDocument,
  HostedOpenHouseDocument,
  ListingsToMeetAtDocument,
  MoveBookingDocument,
  MoveOwnAppointmentDocument,
  OpenProposalsDocument,
  OwnAppointmentsDocument,
  OwnOpenHousesDocument,
  PeopleToMeetDocument,
  RemoveOwnAppointmentDocument,
  ScheduleDocument,
  TimesToMoveToDocument,
  UndoOwnAppointmentsDocument,
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
 * What a person, or for staff a desk, offers and has: bookings, open houses, own appointments and times of other calendars of a span of days, those that
 * wait for an answer, the one that is opened, and times that are proposed.
 * The span is wider by a day at both ends than any clock needs; who shows it takes what lies on its days.
 */
export const fetchCalendar = createServerFn({ method: 'POST' })
  .validator(z.object({ desk, from: z.iso.date(), until: z.iso.date(), booking: id.optional(), house: id.optional() }))
  .handler(async ({ data: { desk, from, until, booking, house } }) => {
    const now = new Date()
    const span = { from: `${addDays(from, -1)}T00:00:00Z`, until: `${addDays(until, 2)}T00:00:00Z` }
    const ahead = { from: now.toISOString(), until: new Date(now.getTime() + WAITING_DAYS * 86_400_000).toISOString() }
    const [schedule, bookings, openHouses, written, busy, coming, waited, opened, openedHouse, proposals] = await Promise.all([
      execute(ScheduleDocument, { desk }),
      execute(BookingsDocument, { desk, ...span }),
      desk === undefined ? execute(OwnOpenHousesDocument, span) : null,
      desk === undefined ? execute(OwnAppointmentsDocument, span) : null,
      desk === undefined ? execute(BusyTimesDocument, span) : null,
      execute(BookingsDocument, { desk, ...ahead }),
      execute(WaitedDaysDocument, { desk, from, until }),
      booking ? execute(BookingDocument, { id: booking }) : null,
      house ? execute(HostedOpenHouseDocument, { id: house }) : null,
      desk === undefined ? execute(OpenProposalsDocument, {}) : null,
    ])
    if (!schedule.ok) return schedule
    if (!bookings.ok) return bookings
    if (openHouses?.ok === false) return openHouses
    if (written?.ok === false) return written
    if (busy?.ok === false) return busy
    const { holidays, ...rules } = schedule.value.schedule
    const last = addDays(from, HOLIDAY_DAYS)
    return ok<Calendar>({
      schedule: rules,
      bookings: bookings.value.bookings,
      openHouses: openHouses?.value.ownOpenHouses ?? [],
      written: written?.value.ownAppointments ?? [],
      busy: busy?.value.busyTimes ?? [],
      waiting: coming.ok ? coming.value.bookings.filter(({ state }) => state === 'HELD') : [],
      waitedDays: waited.ok ? waited.value.waitedDays : [],
      opened: opened === null ? null : opened.ok ? opened.value.booking : 'unknown',
      openedHouse: openedHouse === null ? null : openedHouse.ok ? openedHouse.value.hostedOpenHouse : 'unknown',
      proposals: proposals?.ok ? proposals.value.timeProposals : [],
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

/** `anyTime`: also to a time that is not offered; `also`: beside what else stands there. */
export const sendBookingMove = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, startsAt: moment, anyTime: z.boolean().optional(), also: z.boolean().optional() }))
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

const version = z.int().min(0).max(1_000_000)
const also = z.boolean()
const named = z.string().max(300)
/** an id of another record, whichever form it has */
const recordId = z.string().max(100).nullish()
const ownInput = z.object({
  kind: z.enum(OwnAppointmentKind),
  startsAt: moment,
  minutes: z.int().min(1).max(10_000),
  listing: recordId,
  home: z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TypeGroup), slug: named, unit: named }).nullish(),
  address: named,
  lead: recordId,
  name: named,
  phone: named,
  email: named,
  place: named,
  note: z.string().max(2_000),
})

/** Writes an appointment of the agent's own down, or all of a repetition. */
export const sendNewOwn = createServerFn({ method: 'POST' })
  .validator(z.object({ key, also, input: ownInput, repetition: z.object({ weeks: z.int(), until: z.string().max(10) }).nullable() }))
  .handler(({ data }) => execute(CreateOwnAppointmentDocument, data))

export const sendOwnChange = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version, also, input: ownInput }))
  .handler(({ data }) => execute(ChangeOwnAppointmentDocument, data))

export const sendOwnMove = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version, also, startsAt: moment }))
  .handler(({ data }) => execute(MoveOwnAppointmentDocument, data))

/** Says how an appointment went. */
export const sendOwnOutcome = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version, outcome: z.enum(AppointmentOutcome) }))
  .handler(({ data }) => execute(CloseOwnAppointmentDocument, data))

/** `following`: with those of its series that come after it. */
export const sendOwnRemoval = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, version, following: z.boolean() }))
  .handler(({ data }) => execute(RemoveOwnAppointmentDocument, data))

/** Takes what was done by a key back. */
export const sendOwnUndo = createServerFn({ method: 'POST' })
  .validator(z.object({ key, also }))
  .handler(({ data }) => execute(UndoOwnAppointmentsDocument, data))

/** What an appointment can be about and with whom; the newest of each. A seat that writes no listings has people alone. */
export const fetchAppointmentChoices = createServerFn({ method: 'POST' }).handler(async () => {
  const [listings, people] = await Promise.all([execute(ListingsToMeetAtDocument, {}), execute(PeopleToMeetDocument, {})])
  return { listings: listings.ok ? listings.value.ownListings.nodes : [], leads: people.ok ? people.value.leads.nodes : [] }
})
