/** Calendar days are texts as "2026-11-28": of the clock at the place of the appointments, whatever zone the reader is in. */
export type CalendarDay = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** an address may name any day of these years */
const YEARS = [2020, 2099] as const

/** Midnight of a day in UTC, in unix milliseconds; not a number for what is no day. */
export const dayMoment = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

export const momentDay = (moment: number): CalendarDay => new Date(moment).toISOString().slice(0, 10)

/** Whether a text is a day that exists, in a year that can be shown. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text) || Number.isNaN(dayMoment(text)) || momentDay(dayMoment(text)) !== text) return false
  const year = Number(text.slice(0, 4))
  return year >= YEARS[0] && year <= YEARS[1]
}
