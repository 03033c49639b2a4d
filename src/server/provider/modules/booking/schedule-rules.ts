import type { CountryCode } from '#market/vocabulary.ts'
import { APPOINTMENT_KINDS, type AppointmentKind } from '../../db/trade/words.ts'
import { appointmentZones, BOOKING_MODES, type BookingMode } from './appointment-kinds.ts'

export const DAY_MINUTES = 1_440

/** Hours of one day of the week, in minutes of the local clock from midnight; `to` may be 1,440. */
export interface WeeklyHours {
  /** ISO 8601: 1 is Monday, 7 is Sunday */
  weekday: number
  from: number
  to: number
}

/** How one kind of appointment is offered. */
export interface KindRules {
  kind: AppointmentKind
  isOpen: boolean
  hours: WeeklyHours[]
  lengthMinutes: number
  /** free time that is kept between two appointments */
  bufferMinutes: number
  /** how many may come to the same time */
  capacity: number
  /** how long before its beginning a time can be taken at the latest */
  noticeHours: number
  /** how many days ahead times are offered */
  aheadDays: number
  /** appointments of this kind in a day */
  perDayMax: number
  mode: BookingMode
  /** where it happens; '' when that is agreed each time */
  place: string
}

/** Days without appointments, both inclusive, as "2026-12-24". */
export interface DaysOff {
  from: string
  to: string
}

/** What an agent, or the valuation desk, offers. Its clock is that of the place where the appointments are. */
export interface ScheduleRules {
  timeZone: string
  /** no appointments on public holidays of the country */
  observesHolidays: boolean
  daysOff: DaysOff[]
  kinds: KindRules[]
}

/** Bounds of what can be set; the form shows the same. */
export const SCHEDULE_BOUNDS = {
  lengthMinutes: [10, 480],
  bufferMinutes: [0, 240],
  capacity: [1, 50],
  noticeHours: [0, 336],
  aheadDays: [1, 120],
  perDayMax: [1, 50],
} as const satisfies Partial<Record<keyof KindRules, readonly [number, number]>>

export const PLACE_MAX_CHARS = 200
export const DAYS_OFF_MAX = 60
export const HOURS_MAX = 28

const WORK_DAYS = [1, 2, 3, 4, 5]
const USUAL = { bufferMinutes: 15, capacity: 1, noticeHours: 4, aheadDays: 30, perDayMax: 8, mode: 'review', place: '' } as const

/** What is proposed to somebody who has set nothing: viewings and consultations by request in usual hours, no valuations. */
export const proposedRules = (country: CountryCode): ScheduleRules => ({
  timeZone: appointmentZones(country)[0],
  observesHolidays: true,
  daysOff: [],
  kinds: [
    {
      kind: 'viewing',
      isOpen: true,
      lengthMinutes: 30,
      ...USUAL,
      // every hour: an agent goes from one home to the next
      bufferMinutes: 30,
      hours: [
        ...WORK_DAYS.map((weekday) => ({ weekday, from: 18 * 60, to: 20 * 60 })),
        ...[6, 7].map((weekday) => ({ weekday, from: 10 * 60, to: 17 * 60 })),
      ],
    },
    { kind: 'valuation', isOpen: false, lengthMinutes: 45, ...USUAL, hours: weekHours(10, 17) },
    { kind: 'consultation', isOpen: true, lengthMinutes: 45, ...USUAL, hours: weekHours(10, 17) },
  ],
})

/** The hours of the operator's valuation desk until staff change them: valuations alone, taken at once. */
export const deskRules = (country: CountryCode): ScheduleRules => ({
  ...proposedRules(country),
  kinds: proposedRules(country).kinds.map((one) =>
    one.kind === 'valuation'
      ? { ...one, isOpen: true, mode: 'instant', noticeHours: 12, perDayMax: 12, hours: weekHours(9, 18) }
      : { ...one, isOpen: false },
  ),
})

const weekHours = (from: number, to: number): WeeklyHours[] => WORK_DAYS.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }))

/** The first part of a schedule that cannot be, as the field of the form it stands in; null when all can. */
export type ScheduleFault = 'timeZone' | 'daysOff' | 'kinds' | 'hours' | 'place' | keyof typeof SCHEDULE_BOUNDS

/** Checks what was entered; the rules are stored as they are when it answers null. */
export function scheduleFault(country: CountryCode, rules: ScheduleRules): ScheduleFault | null {
  const zones = appointmentZones(country)
  if (!zones.includes(rules.timeZone)) return 'timeZone'
  if (rules.daysOff.length > DAYS_OFF_MAX || rules.daysOff.some(({ from, to }) => !isDay(from) || !isDay(to) || from > to)) return 'daysOff'
  const kinds = rules.kinds.map(({ kind }) => kind)
  if (APPOINTMENT_KINDS.some((kind) => kinds.filter((one) => one === kind).length !== 1) || kinds.length !== APPOINTMENT_KINDS.length)
    return 'kinds'
  for (const one of rules.kinds) {
    const fault = faultOfKind(one)
    if (fault) return fault
  }
  return null
}

function faultOfKind(rules: KindRules): ScheduleFault | null {
  for (const [field, [least, most]] of Object.entries(SCHEDULE_BOUNDS) as [keyof typeof SCHEDULE_BOUNDS, readonly [number, number]][])
    if (!Number.isInteger(rules[field]) || rules[field] < least || rules[field] > most) return field
  if (!BOOKING_MODES.includes(rules.mode)) return 'kinds'
  if (rules.place.length > PLACE_MAX_CHARS) return 'place'
  const { hours } = rules
  const isWrong = hours.some(
    (one, at) =>
      ![one.weekday, one.from, one.to].every(Number.isInteger) ||
      one.weekday < 1 ||
      one.weekday > 7 ||
      one.from < 0 ||
      one.to > DAY_MINUTES ||
      one.from >= one.to ||
      hours.some((other, i) => i !== at && other.weekday === one.weekday && other.from < one.to && one.from < other.to),
  )
  return isWrong || hours.length > HOURS_MAX ? 'hours' : null
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text

export const rulesOfKind = (rules: ScheduleRules, kind: AppointmentKind): KindRules | undefined =>
  rules.kinds.find((one) => one.kind === kind)
