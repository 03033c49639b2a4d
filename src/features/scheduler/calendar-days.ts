import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { type CalendarDay, dayMoment, momentDay } from './calendar-day.ts'

/** The agenda shows so many days from the chosen one on. */
export const AGENDA_DAYS = 28

const DAY_MS = 86_400_000

export const addDays = (day: CalendarDay, by: number): CalendarDay => momentDay(dayMoment(day) + by * DAY_MS)

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => ((new Date(dayMoment(day)).getUTCDay() + 6) % 7) + 1

const daysFrom = (first: CalendarDay, count: number): CalendarDay[] => Array.from({ length: count }, (_, at) => addDays(first, at))

/** The week of a day, from Monday. */
export const weekOf = (day: CalendarDay): CalendarDay[] => daysFrom(addDays(day, 1 - weekdayOf(day)), 7)

/** The same day of another month, or its last one. */
export function addCalendarMonths(day: CalendarDay, by: number): CalendarDay {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by
  const first = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`
  const wanted = addDays(first, Number(day.slice(8)) - 1)
  return wanted.slice(0, 7) === first.slice(0, 7) ? wanted : addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
}

/** Whole weeks, from Monday, that hold every day of the month of `day`. */
export function weeksOfMonth(day: CalendarDay): CalendarDay[][] {
  const month = day.slice(0, 7)
  const weeks: CalendarDay[][] = []
  for (let week = weekOf(`${month}-01`); week.some((one) => one.startsWith(month)); week = week.map((one) => addDays(one, 7)))
    weeks.push(week)
  return weeks
}

export interface LocalTime {
  day: CalendarDay
  /** since midnight, by the clock of the place */
  minutes: number
}

/** What the clock of a zone (its IANA name) shows at moments in ISO 8601. */
export function clockOf(timeZone: string): (moment: string) => LocalTime {
  const format = dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
    return { day: `${parts.year}-${parts.month}-${parts.day}`, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
  }
}

/**
 * The moment, in ISO 8601, at which a clock shows a time; `minutes` may lead over the ends of the day. Of a time that the clock skips it is the one as far
 * behind the skip, and of two with the same name the earlier or the later.
 */
export function clockMoment({ day, minutes }: LocalTime, clock: (moment: string) => LocalTime): string {
  const wanted = dayMoment(day) + minutes * 60_000
  const shown = (at: number) => {
    const local = clock(new Date(at).toISOString())
    return dayMoment(local.day) + local.minutes * 60_000
  }
  const near = wanted * 2 - shown(wanted)
  return new Date(near + wanted - shown(near)).toISOString()
}

const DAY_STYLES = {
  /** "Saturday 28 November 2026" */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "Sat 28 Nov" */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  wholeWeekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day in words, in the order of the locale (its BCP-47 tag). */
export const dayWords = (day: CalendarDay, locale: string, style: keyof typeof DAY_STYLES): string =>
  dateFormat(dateTagOf(locale), { ...DAY_STYLES[style], timeZone: 'UTC' }).format(dayMoment(day))

/** 630 → "10:30" */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** "10:30" → 630; null for other text. */
export function minutesOfTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}
