import { builder, vocabularyEnum } from '../../builder.ts'
import { APPOINTMENT_KINDS } from '../../db/trade/words.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { appointmentZones, BOOKING_MODES } from './appointment-kinds.ts'
import { type Holiday, holidaysOf } from './holidays.ts'
import type { DaysOff, KindRules, ScheduleRules, WeeklyHours } from './schedule-rules.ts'
import type { Schedule } from './schedule-store.ts'

export const AppointmentKindEnum = vocabularyEnum('AppointmentKind', APPOINTMENT_KINDS)
export const BookingModeEnum = vocabularyEnum('BookingMode', BOOKING_MODES)

const WeeklyHoursRef = builder.objectRef<WeeklyHours>('WeeklyHours').implement({
  description: 'Hours of a day of the week, in minutes of the local clock from midnight.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'ISO 8601: 1 is Monday.' }),
    from: t.exposeInt('from'),
    to: t.exposeInt('to', { description: 'At most 1440, the end of the day.' }),
  }),
})

const DaysOffRef = builder.objectRef<DaysOff>('DaysOff').implement({
  description: 'Days without appointments, both inclusive, "2026-12-24".',
  fields: (t) => ({ from: t.exposeString('from'), to: t.exposeString('to') }),
})

const HolidayRef = builder.objectRef<Holiday>('Holiday').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: '"2026-12-25"' }),
    name: t.exposeString('name', { description: 'The official name in English.' }),
    isProvisional: t.boolean({ description: 'It may still move by a day.', resolve: ({ isProvisional }) => isProvisional === true }),
  }),
})

const KindRulesRef = builder.objectRef<KindRules>('AppointmentRules').implement({
  description: 'How one kind of appointment is offered.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AppointmentKindEnum }),
    isOpen: t.exposeBoolean('isOpen'),
    hours: t.expose('hours', { type: [WeeklyHoursRef] }),
    lengthMinutes: t.exposeInt('lengthMinutes'),
    bufferMinutes: t.exposeInt('bufferMinutes', { description: 'Kept free between two appointments.' }),
    capacity: t.exposeInt('capacity', { description: 'How many may come to the same time.' }),
    noticeHours: t.exposeInt('noticeHours'),
    aheadDays: t.exposeInt('aheadDays'),
    perDayMax: t.exposeInt('perDayMax'),
    mode: t.expose('mode', { type: BookingModeEnum }),
    place: t.exposeString('place', { description: '"" where it is agreed each time.' }),
  }),
})

export const ScheduleRef = builder.objectRef<Schedule>('Schedule').implement({
  description: 'What an agent, or the valuation desk of a country, offers.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    version: t.exposeInt('version', { description: '0: nothing was set yet, and what is here is a proposal.' }),
    timeZone: t.string({ description: 'IANA name of the clock that hours are told by.', resolve: ({ rules }) => rules.timeZone }),
    timeZones: t.field({
      type: ['String'],
      description: 'The clocks that the country has.',
      resolve: ({ country }) => [...appointmentZones(country)],
    }),
    holidays: t.field({
      type: [HolidayRef],
      description: 'Public holidays by that clock, as far as they are announced.',
      resolve: ({ country, rules }) => holidaysOf(country, rules.timeZone),
    }),
    observesHolidays: t.boolean({ resolve: ({ rules }) => rules.observesHolidays }),
    daysOff: t.field({ type: [DaysOffRef], resolve: ({ rules }) => rules.daysOff }),
    kinds: t.field({ type: [KindRulesRef], resolve: ({ rules }) => rules.kinds }),
  }),
})

const WeeklyHoursInput = builder.inputType('WeeklyHoursInput', {
  fields: (t) => ({ weekday: t.int({ required: true }), from: t.int({ required: true }), to: t.int({ required: true }) }),
})

const DaysOffInput = builder.inputType('DaysOffInput', {
  fields: (t) => ({ from: t.string({ required: true }), to: t.string({ required: true }) }),
})

const KindRulesInput = builder.inputType('AppointmentRulesInput', {
  fields: (t) => ({
    kind: t.field({ type: AppointmentKindEnum, required: true }),
    isOpen: t.boolean({ required: true }),
    hours: t.field({ type: [WeeklyHoursInput], required: true }),
    lengthMinutes: t.int({ required: true }),
    bufferMinutes: t.int({ required: true }),
    capacity: t.int({ required: true }),
    noticeHours: t.int({ required: true }),
    aheadDays: t.int({ required: true }),
    perDayMax: t.int({ required: true }),
    mode: t.field({ type: BookingModeEnum, required: true }),
    place: t.string({ required: true }),
  }),
})

export const ScheduleInput = builder.inputType('ScheduleInput', {
  fields: (t) => ({
    timeZone: t.string({ required: true }),
    observesHolidays: t.boolean({ required: true }),
    daysOff: t.field({ type: [DaysOffInput], required: true }),
    kinds: t.field({ type: [KindRulesInput], required: true }),
  }),
})

/** The rules as they are kept: copied field by field, so that nothing else is. */
export const rulesFrom = ({ timeZone, observesHolidays, daysOff, kinds }: typeof ScheduleInput.$inferInput): ScheduleRules => ({
  timeZone,
  observesHolidays,
  daysOff: daysOff.map(({ from, to }) => ({ from, to })),
  kinds: kinds.map((one) => ({
    kind: one.kind,
    isOpen: one.isOpen,
    mode: one.mode,
    place: one.place.trim(),
    hours: one.hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
    lengthMinutes: one.lengthMinutes,
    bufferMinutes: one.bufferMinutes,
    capacity: one.capacity,
    noticeHours: one.noticeHours,
    aheadDays: one.aheadDays,
    perDayMax: one.perDayMax,
  })),
})
