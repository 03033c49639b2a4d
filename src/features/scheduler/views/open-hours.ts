import type { CalendarDay } from '../calendar-day.ts'
import { weekdayOf } from '../calendar-days.ts'
import type { Calendar, OwnSchedule } from '../schedule.ts'

type Rules = Pick<OwnSchedule, 'observesHolidays' | 'daysOff' | 'kinds'>

/** Whether a day is off by the rules. */
export const isDayOff = (
  { observesHolidays, daysOff }: Pick<Rules, 'observesHolidays' | 'daysOff'>,
  holidays: Calendar['holidays'],
  day: CalendarDay,
): boolean =>
  daysOff.some(({ from, to }) => from <= day && day <= to) || (observesHolidays && holidays.some((holiday) => holiday.day === day))

/** Whether anything is offered within an hour of a day that is not off. */
export const isHourOpen = ({ kinds }: Pick<Rules, 'kinds'>, day: CalendarDay, hour: number): boolean =>
  kinds.some(
    ({ isOpen, hours }) =>
      isOpen && hours.some(({ weekday, from, to }) => weekday === weekdayOf(day) && from < (hour + 1) * 60 && to > hour * 60),
  )

/** what a week shows at least, in hours of the day */
const USUAL = { first: 9, last: 18 }

/** The first and the last hour that a week has to show: of what is offered, and of times in minutes since midnight. */
export function hoursShown(
  { kinds }: Pick<Rules, 'kinds'>,
  times: readonly { from: number; to: number }[],
): { first: number; last: number } {
  const offered = kinds.flatMap(({ isOpen, hours }) => (isOpen ? hours : []))
  const all = [...offered, ...times]
  return {
    first: Math.min(USUAL.first, ...all.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(USUAL.last, ...all.map(({ to }) => Math.ceil(to / 60) - 1)),
  }
}

/** The hours of a day, of those that are shown, at which none of the times stands. */
export const emptyHours = ({ first, last }: { first: number; last: number }, times: readonly { from: number; to: number }[]): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((hour) =>
    times.every(({ from, to }) => to <= hour * 60 || from >= (hour + 1) * 60),
  )
