import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'

const tell = (options: Intl.DateTimeFormatOptions) => (at: string, timeZone: string, locale: string) =>
  dateFormat(dateTagOf(locale), { ...options, timeZone }).format(new Date(at))

/** "10:30" in the locale's order. */
export const zoneClock = tell({ hour: 'numeric', minute: '2-digit' })

/** "Saturday, 28 November 2026" */
export const zoneDate = tell({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** "Sat 28 Nov, 10:30" */
export const zoneDayClock = tell({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** A day without a time, "2026-11-28". */
export const spelledDay = (day: string, locale: string): string => zoneDate(`${day}T12:00:00Z`, 'UTC', locale)

/** "Nov 2026" of a day */
export const monthWords = (day: string, locale: string): string =>
  tell({ month: 'long', year: 'numeric' })(`${day}T12:00:00Z`, 'UTC', locale)

/** The names of the days from Monday on, short. */
export const weekdayNames = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, at) => tell({ weekday: 'short' })(`2026-11-${23 + at}T12:00:00Z`, 'UTC', locale))

/** "Singapore Standard Time" */
export const zoneName = (timeZone: string, at: string, locale: string): string =>
  dateFormat(dateTagOf(locale), { timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Whether two clocks show the same at a moment. */
export function isSameClock(one: string, other: string, at: string): boolean {
  const clockText = (timeZone: string) => dateFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
  return clockText(one) === clockText(other)
}

/** A moment by another clock than that of its place: with its day only where that is another one. */
export const ownClock = (at: string, ownZone: string, timeZone: string, locale: string): string =>
  zoneDate(at, ownZone, locale) === zoneDate(at, timeZone, locale) ? zoneClock(at, ownZone, locale) : zoneDayClock(at, ownZone, locale)
