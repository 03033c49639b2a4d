import type { OwnAppointmentInput, OwnAppointmentKind, RepetitionInput } from '#graphql/generated/graphql.ts'
import { type CalendarDay, isCalendarDay } from '../calendar-day.ts'
import { addDays, clockMoment, type LocalTime, minutesOfTime, timeOfMinutes } from '../calendar-days.ts'
import type { WrittenAppointment } from '../schedule.ts'

/** Which home an appointment is about. */
export type EnteredHome =
  | { by: 'none' }
  | { by: 'listing'; id: string; name: string }
  | { by: 'project'; home: NonNullable<OwnAppointmentInput['home']>; name: string }
  | { by: 'address'; text: string }

/** With whom it is: an enquiry, or somebody by name; nobody where the name is ''. */
type EnteredPerson = { by: 'lead'; id: string; name: string } | { by: 'name'; name: string; phone: string; email: string }

/** What the form holds; days and times are by the clock of the schedule. */
export interface OwnEntry {
  kind: OwnAppointmentKind
  day: string
  time: string
  minutes: number | null
  home: EnteredHome
  person: EnteredPerson
  place: string
  note: string
  /** every so many weeks; 0: not repeated */
  weeks: 0 | 1 | 2
  until: string
}

/** A part of the form: what it holds, and how it is changed. */
export interface EntryPart {
  entry: OwnEntry
  change: (part: Partial<OwnEntry>) => void
}

const USUAL_MINUTES = 60
const USUAL_WEEKS_AHEAD = 8
const NOBODY: EnteredPerson = { by: 'name', name: '', phone: '', email: '' }

/** A new one at a time. */
export const newEntry = ({ day, minutes }: LocalTime): OwnEntry => ({
  kind: 'VIEWING',
  day,
  time: timeOfMinutes(minutes),
  minutes: USUAL_MINUTES,
  home: { by: 'none' },
  person: NOBODY,
  place: '',
  note: '',
  weeks: 0,
  until: addDays(day, USUAL_WEEKS_AHEAD * 7),
})

function homeOfWritten({ listing, home, address }: WrittenAppointment): EnteredHome {
  if (listing !== null) return { by: 'listing', id: listing, name: address }
  if (home) {
    const { country, typeGroup, slug, unit } = home
    return { by: 'project', home: { country, typeGroup, slug, unit }, name: home.name }
  }
  return address === '' ? { by: 'none' } : { by: 'address', text: address }
}

/** One that is there, as the form shows it. A repetition is not changed: each of its appointments stands for itself. */
export function entryOfWritten(own: WrittenAppointment, clock: (moment: string) => LocalTime): OwnEntry {
  const { day, minutes } = clock(own.startsAt)
  const { kind, lead, name, phone, email, place, note } = own
  return {
    ...newEntry({ day, minutes }),
    kind,
    minutes: (Date.parse(own.endsAt) - Date.parse(own.startsAt)) / 60_000,
    home: homeOfWritten(own),
    person: lead === null ? { by: 'name', name, phone, email } : { by: 'lead', id: lead, name },
    place,
    note,
  }
}

interface Sent {
  input: OwnAppointmentInput
  repetition: RepetitionInput | null
}

/** What is sent of an entry, or the field that says nothing that could be sent. */
export function sentEntry(
  entry: OwnEntry,
  clock: (moment: string) => LocalTime,
): Sent | { wrong: 'day' | 'time' | 'length' | 'repetition' } {
  const { kind, home, person, place, note, weeks, until } = entry
  const at = minutesOfTime(entry.time)
  if (!isCalendarDay(entry.day)) return { wrong: 'day' }
  if (at === null) return { wrong: 'time' }
  if (entry.minutes === null) return { wrong: 'length' }
  if (weeks !== 0 && !(isCalendarDay(until) && until > entry.day)) return { wrong: 'repetition' }
  // nobody comes to a blocked time, and it is about no home
  const isBlocked = kind === 'BLOCKED'
  const named = person.by === 'name' && !isBlocked ? person : { name: '', phone: '', email: '' }
  return {
    input: {
      kind,
      startsAt: clockMoment({ day: entry.day, minutes: at }, clock),
      minutes: entry.minutes,
      listing: home.by === 'listing' && !isBlocked ? home.id : null,
      home: home.by === 'project' && !isBlocked ? home.home : null,
      address: home.by === 'address' && !isBlocked ? home.text : '',
      lead: person.by === 'lead' && !isBlocked ? person.id : null,
      name: named.name,
      phone: named.phone,
      email: named.email,
      place,
      note,
    },
    repetition: weeks === 0 ? null : { weeks, until },
  }
}

/** What a calendar calls the home of an appointment; '' without one. */
export const writtenHome = ({ home, address }: Pick<WrittenAppointment, 'home' | 'address'>): string =>
  home ? [home.name, home.unit].filter(Boolean).join(' ') : address

/** The first whole hour of a day that is still to come, in minutes; the usual one of another day. */
export const nextHour = (day: CalendarDay, now: LocalTime): number =>
  day === now.day ? Math.min(23, Math.floor(now.minutes / 60) + 1) * 60 : 10 * 60
