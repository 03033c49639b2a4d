import type { CalendarDay } from '../calendar-day.ts'
import { addDays, clockMoment, type LocalTime } from '../calendar-days.ts'
import type { BusyTime, Calendar, OwnBooking, OwnOpenHouse, WrittenAppointment } from '../schedule.ts'

/** What is busy by another calendar on one day; of what goes on over midnight each day has its part. */
export interface BusyPart extends BusyTime {
  id: string
}

/** What stands in a calendar at a time: an appointment that somebody took, one that the agent wrote down, an open house, or a time of another calendar. */
export type CalendarEntry =
  | { booking: OwnBooking; openHouse?: undefined; written?: undefined; busy?: undefined }
  | { openHouse: OwnOpenHouse; booking?: undefined; written?: undefined; busy?: undefined }
  | { written: WrittenAppointment; booking?: undefined; openHouse?: undefined; busy?: undefined }
  | { busy: BusyPart; booking?: undefined; openHouse?: undefined; written?: undefined }

export function timesOf(entry: CalendarEntry): Pick<OwnBooking, 'id' | 'startsAt' | 'endsAt'> {
  if (entry.booking) return entry.booking
  return entry.openHouse ?? entry.written ?? entry.busy
}

/** A busy time by the days on which it stands. */
function busyParts(busy: BusyTime, clock: (moment: string) => LocalTime): BusyPart[] {
  const parts: BusyPart[] = []
  const ends = Date.parse(busy.endsAt)
  for (let startsAt = busy.startsAt; Date.parse(startsAt) < ends; ) {
    const { day } = clock(startsAt)
    const midnight = clockMoment({ day: addDays(day, 1), minutes: 0 }, clock)
    const endsAt = Date.parse(midnight) < ends ? midnight : busy.endsAt
    parts.push(Object.assign({ id: `${busy.calendar} ${startsAt}` }, busy, { startsAt, endsAt }))
    startsAt = endsAt
  }
  return parts
}

/** Appointments, of those that `isShown`, open houses, what was written down and what other calendars take by their days, in order. */
export function entriesByDay(
  { bookings, openHouses, written, busy }: Pick<Calendar, 'bookings' | 'openHouses' | 'written' | 'busy'>,
  clock: (moment: string) => LocalTime,
  isShown: (booking: OwnBooking) => boolean = () => true,
): Map<CalendarDay, CalendarEntry[]> {
  const entries: CalendarEntry[] = [
    ...bookings.filter(isShown).map((booking) => ({ booking })),
    ...openHouses.map((openHouse) => ({ openHouse })),
    ...written.map((one) => ({ written: one })),
    ...busy.flatMap((one) => busyParts(one, clock).map((part) => ({ busy: part }))),
  ]
  entries.sort((a, b) => Date.parse(timesOf(a).startsAt) - Date.parse(timesOf(b).startsAt))
  return Map.groupBy(entries, (entry) => clock(timesOf(entry).startsAt).day)
}

/** From and to in minutes of the day on which it begins; what goes on over midnight ends with the day. */
export function minutesOfEntry(entry: CalendarEntry, clock: (moment: string) => LocalTime): { from: number; to: number } {
  const { startsAt, endsAt } = timesOf(entry)
  const from = clock(startsAt).minutes
  return { from, to: Math.min(1_440, from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) }
}

/** What stands at one time with something else, by its id; those that share an appointment's very time belong together and are no overlap. */
export function overlapsOf(entries: readonly CalendarEntry[]): ReadonlySet<string> {
  const times = entries
    .map((entry) => {
      const { id, startsAt, endsAt } = timesOf(entry)
      const isBusy = entry.busy !== undefined
      return { id, from: Date.parse(startsAt), to: Date.parse(endsAt), kind: entry.booking?.kind ?? null, isBusy }
    })
    .sort((a, b) => a.from - b.from)
  const found = new Set<string>()
  for (const [at, one] of times.entries()) {
    for (const other of times.slice(at + 1)) {
      if (other.from >= one.to) break
      if (one.kind !== null && one.kind === other.kind && one.from === other.from && one.to === other.to) continue
      // other calendars may hold the same twice
      if (one.isBusy && other.isBusy) continue
      found.add(one.id)
      found.add(other.id)
    }
  }
  return found
}
