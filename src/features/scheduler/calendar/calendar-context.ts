import { useSearch } from '@tanstack/react-router'
import { createContext, use, useMemo, useState } from 'react'
import type { CalendarDay } from '../calendar-day.ts'
import { clockOf, type LocalTime, timeOfMinutes } from '../calendar-days.ts'
import type { Calendar, OwnBooking } from '../schedule.ts'
import type { SchedulerView } from '../search.ts'

/** What every part of the calendar needs. */
export interface CalendarPlace {
  calendar: Calendar
  view: SchedulerView
  /** the chosen day, else today */
  day: CalendarDay
  today: CalendarDay
  clock: (moment: string) => LocalTime
  /** what was just done, for screen readers and for the eye */
  said: string
  say: (words: string) => void
}

export const CalendarContext = createContext<CalendarPlace | null>(null)

/** Throws outside of the calendar. */
export function useCalendar(): CalendarPlace {
  const place = use(CalendarContext)
  if (!place) throw new Error('used outside of the calendar')
  return place
}

/** View and day by the address, told by the schedule's own clock. */
export function useCalendarPlace(calendar: Calendar): CalendarPlace {
  const { view = 'agenda', day } = useSearch({ from: '/_default/scheduler' })
  const [said, say] = useState('')
  const { timeZone } = calendar.schedule
  const clock = useMemo(() => clockOf(timeZone), [timeZone])
  const today = clock(calendar.now).day
  return { calendar, view, day: day ?? today, today, clock, said, say }
}

/** "10:00–10:30" by the clock of the place. */
export function spanWords({ startsAt, endsAt }: Pick<OwnBooking, 'startsAt' | 'endsAt'>, clock: CalendarPlace['clock']): string {
  return `${timeOfMinutes(clock(startsAt).minutes)}–${timeOfMinutes(clock(endsAt).minutes)}`
}

/** Bookings that take their time, or took it. */
export const isTaking = ({ state }: Pick<OwnBooking, 'state'>): boolean => state === 'HELD' || state === 'CONFIRMED' || state === 'DONE'
