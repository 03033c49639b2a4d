import type { OpenHouseInput } from '#graphql/generated/graphql.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { clockMoment, type LocalTime, minutesOfTime, timeOfMinutes } from '../calendar-days.ts'
import type { OwnHostedHouse } from '../schedule.ts'

/** What the form of an open house holds; days and times are by the clock of the schedule. */
export interface OpenHouseEntry {
  /** '' until one is chosen */
  listing: string
  day: string
  time: string
  minutes: number | null
  question: string
}

const USUAL_MINUTES = 60

export const newOpenHouse = ({ day, minutes }: LocalTime): OpenHouseEntry => ({
  listing: '',
  day,
  time: timeOfMinutes(minutes),
  minutes: USUAL_MINUTES,
  question: '',
})

/** One that is there, as the form shows it. */
export function entryOfHosted(
  { listing, startsAt, endsAt, question }: OwnHostedHouse,
  clock: (moment: string) => LocalTime,
): OpenHouseEntry {
  const { day, minutes } = clock(startsAt)
  return { listing, day, time: timeOfMinutes(minutes), minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000, question }
}

/** What is sent of an entry, or the field that says nothing that could be sent. */
export function sentOpenHouse(
  { listing, day, time, minutes, question }: OpenHouseEntry,
  clock: (moment: string) => LocalTime,
): { listing: string; input: OpenHouseInput } | { wrong: 'listing' | 'day' | 'time' | 'length' } {
  const at = minutesOfTime(time)
  if (listing === '') return { wrong: 'listing' }
  if (!isCalendarDay(day)) return { wrong: 'day' }
  if (at === null) return { wrong: 'time' }
  if (minutes === null) return { wrong: 'length' }
  return { listing, input: { startsAt: clockMoment({ day, minutes: at }, clock), minutes, question } }
}
