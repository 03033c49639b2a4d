import { isCalendarDay } from '../calendar-day.ts'
import { minutesOfTime, timeOfMinutes } from '../calendar-days.ts'
import type { OwnKind, OwnRules } from '../schedule.ts'

const DAY_MINUTES = 1_440

/** Hours as they stand in the boxes: "10:00"; midnight at the end of a day is "00:00". `id` is the form's own. */
export interface EnteredHours {
  id: string
  weekday: number
  from: string
  to: string
}

export type EnteredKind = Omit<OwnKind, 'hours'> & { hours: EnteredHours[] }

export interface EnteredDays {
  id: string
  from: string
  to: string
}

export interface EnteredRules {
  timeZone: string
  observesHolidays: boolean
  daysOff: EnteredDays[]
  kinds: EnteredKind[]
}

/** The rules as a form shows them. */
export const enteredRules = ({ timeZone, observesHolidays, daysOff, kinds }: OwnRules): EnteredRules => ({
  timeZone,
  observesHolidays,
  daysOff: daysOff.map(({ from, to }, at) => ({ id: `kept-${at}`, from, to })),
  kinds: kinds.map((kind) => ({
    ...kind,
    hours: kind.hours.map(({ weekday, from, to }, at) => ({
      id: `kept-${at}`,
      weekday,
      from: timeOfMinutes(from),
      to: timeOfMinutes(to % DAY_MINUTES),
    })),
  })),
})

/** What the form would keep; or the code of what is wrong, as the provider would say it. */
export function rulesEntered({
  timeZone,
  observesHolidays,
  daysOff,
  kinds,
}: EnteredRules): OwnRules | 'schedule-hours' | 'schedule-daysoff' {
  if (daysOff.some(({ from, to }) => !isCalendarDay(from) || !isCalendarDay(to) || from > to)) return 'schedule-daysoff'
  const read = kinds.map((kind) => ({ ...kind, hours: kind.hours.map(hoursEntered) }))
  if (read.some(({ hours }) => hours.some((one, at) => one === null || hours.slice(0, at).some((other) => other && overlap(one, other)))))
    return 'schedule-hours'
  return {
    timeZone,
    observesHolidays,
    daysOff: daysOff.map(({ from, to }) => ({ from, to })),
    kinds: read.map((kind) => ({ ...kind, hours: kind.hours.filter((one) => one !== null) })),
  }
}

type Hours = OwnKind['hours'][number]

function hoursEntered({ weekday, from, to }: EnteredHours): Hours | null {
  const begins = minutesOfTime(from)
  const ends = minutesOfTime(to)
  if (begins === null || ends === null) return null
  const until = ends === 0 ? DAY_MINUTES : ends
  return begins < until ? { weekday, from: begins, to: until } : null
}

const overlap = (one: Hours, other: Hours): boolean => one.weekday === other.weekday && one.from < other.to && other.from < one.to
