import { momentOf } from '../../asked.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { CALENDAR_FAULTS } from '../../db/trade/words.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { requireHost } from '../seat/seat-access.ts'
import { addCalendar } from './add-calendar.ts'
import {
  type BusyTimeRow,
  beginOne,
  busyTimesOf,
  CALENDARS_MAX,
  COUNTED_DAYS,
  type CountedCalendar,
  calendarsOf,
  removeCalendar,
} from './other-calendar-store.ts'
import { refreshCalendar } from './read-other-calendar.ts'

const CalendarFaultEnum = vocabularyEnum('CalendarFault', CALENDAR_FAULTS)
const fetchFn: FetchFn = (address, init) => fetch(address, init)
const unknownCalendar = () => refusal('calendar-unknown', 'There is no such calendar.')

const OtherCalendarRef = builder.objectRef<CountedCalendar>('OtherCalendar').implement({
  description: 'A calendar that an agent keeps elsewhere. Of it the times at which the agent is busy are known, and nothing else.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    host: t.string({
      description: 'Of its address, which is a secret and not told again.',
      resolve: ({ address }) => new URL(address).hostname,
    }),
    readAt: t.string({
      nullable: true,
      description: 'When its times were known last, ISO 8601.',
      resolve: ({ readAt }) => (readAt === null ? null : isoTime(readAt)),
    }),
    busyCount: t.exposeInt('busyCount', { description: `Its busy times of the next ${COUNTED_DAYS} days.` }),
    skipped: t.exposeInt('skipped', { description: 'Entries that could not be understood, and take no time.' }),
    fault: t.expose('fault', { type: CalendarFaultEnum, nullable: true, description: 'Why it cannot be read; null while it can.' }),
    failingSince: t.string({
      nullable: true,
      resolve: ({ failingSince }) => (failingSince === null ? null : isoTime(failingSince)),
    }),
  }),
})

const BusyTimeRef = builder.objectRef<BusyTimeRow>('BusyTime').implement({
  description: 'A time at which an agent is busy by another calendar.',
  fields: (t) => ({
    calendar: t.exposeID('calendarId'),
    name: t.exposeString('name', { description: 'Of the calendar.' }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
  }),
})

builder.queryFields((t) => ({
  otherCalendars: t.field({
    type: [OtherCalendarRef],
    description: `The calendars that the viewer keeps elsewhere; at most ${CALENDARS_MAX}.`,
    extensions: { cost: 10, listSize: CALENDARS_MAX },
    resolve: async (_, __, context) => calendarsOf(context.trade, (await requireHost(context)).id, unixSeconds(context.clock)),
  }),
  busyTimes: t.field({
    type: [BusyTimeRef],
    description: 'The times at which the viewer is busy elsewhere and that touch a span of time, in order; at most 5,000.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 20, listSize: 100 },
    resolve: async (_, { from, until }, context) =>
      busyTimesOf(context.trade, (await requireHost(context)).id, momentOf(from), momentOf(until)),
  }),
}))

builder.mutationFields((t) => ({
  addOtherCalendar: t.field({
    type: OtherCalendarRef,
    description: `Reads another calendar of the viewer, now and every half hour; its times are offered to nobody. The same key does it once. Codes: calendar-name, calendar-address,
calendar-own (of this site), calendar-known, calendar-full, too-many-attempts; "calendar-<fault>" where no calendar came from the address.`,
    args: {
      key: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      address: t.arg.string({ required: true, description: 'https or webcal; a secret.' }),
    },
    extensions: { cost: 50 },
    resolve: async (_, asked, context) => addCalendar(context, (await requireHost(context)).id, asked, fetchFn),
  }),
  readOtherCalendar: t.field({
    type: OtherCalendarRef,
    description: 'Reads a calendar again at once. Codes: calendar-unknown, too-many-attempts.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id }, context) => {
      const { id: owner } = await requireHost(context)
      await takeFromNetwork(context, 'otherCalendar')
      const now = unixSeconds(context.clock)
      const begun = await beginOne(context.trade, owner, String(id), now)
      if (begun) await refreshCalendar(context.trade, begun, { fetchFn, now })
      const [calendar] = await calendarsOf(context.trade, owner, now, String(id))
      if (!calendar) throw unknownCalendar()
      return calendar
    },
  }),
  removeOtherCalendar: t.field({
    type: SuccessRef,
    description: 'Ends the reading of a calendar and gives its times free. Code calendar-unknown.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 10 },
    resolve: async (_, { id }, context) => {
      const { id: owner } = await requireHost(context)
      if (!(await removeCalendar(context.trade, owner, String(id)))) throw unknownCalendar()
      return DONE
    },
  }),
}))
