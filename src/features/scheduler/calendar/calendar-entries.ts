import type { CalendarDay } from '../calendar-day.ts'
import type { LocalTime } from '../calendar-days.ts'
import type { Calendar, OwnBooking, OwnOpenHouse, WrittenAppointment } from '../schedule.ts'

/** What stands in a calendar at a time: an appointment that somebody took, one that the agent wrote down, or an open house. */
export type CalendarEntry =
  | { booking: OwnBooking; openHouse?: undefined; written?: undefined }
  | { openHouse: OwnOpenHouse; booking?: undefined; written?: undefined }
  | { written: WrittenAppointment; booking?: undefined; openHouse?: undefined }

export function timesOf(entry: CalendarEntry): Pick<OwnBooking, 'id' | 'startsAt' | 'endsAt'> {
  if (entry.booking) return entry.booking
  return entry.openHouse ?? entry.written
}

/** Appointments, of those that `isShown`, open houses and what was written down by their days, in order. */
export function entriesByDay(
  { bookings, openHouses, written }: Pick<Calendar, 'bookings' | 'openHouses' | 'written'>,
  clock: (moment: string) => LocalTime,
  isShown: (booking: OwnBooking) => boolean = () => true,
): Map<CalendarDay, CalendarEntry[]> {
  const entries: CalendarEntry[] = [
    ...bookings.filter(isShown).map((booking) => ({ booking })),
    ...openHouses.map((openHouse) => ({ openHouse })),
    ...written.map((one) => ({ written: one })),
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
      return { id, from: Date.parse(startsAt), to: Date.parse(endsAt), kind: entry.booking?.kind ?? null }
    })
    .sort((a, b) => a.from - b.from)
  const found = new Set<string>()
  for (const [at, one] of times.entries()) {
    for (const other of times.slice(at + 1)) {
      if (other.from >= one.to) break
      if (one.kind !== null && one.kind === other.kind && one.from === other.from && one.to === other.to) continue
      found.add(one.id)
      found.add(other.id)
    }
  }
  return found
}
