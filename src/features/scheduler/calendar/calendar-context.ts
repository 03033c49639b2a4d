import { useSearch } from '@tanstack/react-router'
import { createContext, use, useMemo, useState } from 'react'
import type { CalendarDay } from '../calendar-day.ts'
import { clockOf, type LocalTime, timeOfMinutes } from '../calendar-days.ts'
import type { Calendar, OwnBooking, OwnOpenHouse, WrittenAppointment } from '../schedule.ts'
import type { SchedulerView } from '../search.ts'
import { entriesByDay, overlapsOf } from './calendar-entries.ts'

/** What was just done, for screen readers and for the eye. */
interface Said {
  words: string
  /** takes it back; null where it cannot be */
  undo: (() => void) | null
}

/** What the form is opened with: a time for something new, or what is to be changed. */
export type FormStart =
  | { at: LocalTime; own?: undefined; openHouse?: undefined }
  | { own: WrittenAppointment; at?: undefined; openHouse?: undefined }
  | { openHouse: OwnOpenHouse; at?: undefined; own?: undefined }

/** What every part of the calendar needs. */
export interface CalendarPlace {
  calendar: Calendar
  view: SchedulerView
  /** the chosen day, else today */
  day: CalendarDay
  today: CalendarDay
  clock: (moment: string) => LocalTime
  said: Said
  say: (words: string, undo?: () => void) => void
  /** what stands at the time of something else, by its id */
  overlaps: ReadonlySet<string>
  /** what the form is open with; null: it is closed */
  form: FormStart | null
  /** Opens the form, or closes it; null on a desk, which writes nothing down. */
  openForm: ((start: FormStart | null) => void) | null
}

export const CalendarContext = createContext<CalendarPlace | null>(null)

/** Throws outside of the calendar. */
export function useCalendar(): CalendarPlace {
  const place = use(CalendarContext)
  if (!place) throw new Error('used outside of the calendar')
  return place
}

const NOTHING_SAID: Said = { words: '', undo: null }

/** View and day by the address, told by the schedule's own clock. */
export function useCalendarPlace(calendar: Calendar, isDesk: boolean): CalendarPlace {
  const { view = 'agenda', day } = useSearch({ from: '/_default/scheduler' })
  const [said, setSaid] = useState(NOTHING_SAID)
  const [form, setForm] = useState<FormStart | null>(null)
  const { timeZone } = calendar.schedule
  const clock = useMemo(() => clockOf(timeZone), [timeZone])
  const today = clock(calendar.now).day
  const overlaps = useMemo(() => overlapsOf([...entriesByDay(calendar, clock, isTaking).values()].flat()), [calendar, clock])
  const say = (words: string, undo?: () => void) => setSaid({ words, undo: undo ?? null })
  return { calendar, view, day: day ?? today, today, clock, said, say, overlaps, form, openForm: isDesk ? null : setForm }
}

/** "10:00–10:30" by the clock of the place. */
export function spanWords({ startsAt, endsAt }: Pick<OwnBooking, 'startsAt' | 'endsAt'>, clock: CalendarPlace['clock']): string {
  return `${timeOfMinutes(clock(startsAt).minutes)}–${timeOfMinutes(clock(endsAt).minutes)}`
}

/** Bookings that take their time, or took it. */
export const isTaking = ({ state }: Pick<OwnBooking, 'state'>): boolean => state === 'HELD' || state === 'CONFIRMED' || state === 'DONE'
