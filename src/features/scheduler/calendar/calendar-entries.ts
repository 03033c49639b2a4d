import type { CalendarDay } from '../calendar-day.ts'
import type { LocalTime } from '../calendar-days.ts'
import type { Calendar, OwnBooking, OwnOpenHouse } from '../schedule.ts'

/** What stands in a calendar at a time: an appointment or an open house. */
export type CalendarEntry = { booking: OwnBooking; openHouse?: undefined } | { openHouse: OwnOpenHouse; booking?: undefined }

export const timesOf = (entry: CalendarEntry): Pick<OwnBooking, 'id' | 'startsAt' | 'endsAt'> => entry.booking ?? entry.openHouse

/** Appointments, of those that `isShown`, and open houses by their days, in order. */
export function entriesByDay(
  { bookings, openHouses }: Pick<Calendar, 'bookings' | 'openHouses'>,
  clock: (moment: string) => LocalTime,
  isShown: (booking: OwnBooking) => boolean = () => true,
): Map<CalendarDay, CalendarEntry[]> {
  const entries: CalendarEntry[] = [
    ...bookings.filter(isShown).map((booking) => ({ booking })),
    ...openHouses.map((openHouse) => ({ openHouse })),
  ]
  entries.sort((a, b) => Date.parse(timesOf(a).startsAt) - Date.parse(timesOf(b).startsAt))
  return Map.groupBy(entries, (entry) => clock(timesOf(entry).startsAt).day)
}
