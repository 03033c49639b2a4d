import { Temporal } from 'temporal-polyfill'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import type { OwnTime } from './own-appointments.ts'
import { PLACE_MAX_CHARS } from './schedule-rules.ts'
import { spanOfDay } from './slot-rules.ts'
import { VISITOR_MAX_CHARS } from './visitor-rules.ts'

const DAY = 86_400
/** An appointment or a blocked time is so long, in minutes. */
const LENGTH_MINUTES = [5, 1_440] as const
/** so far back something can be written down that has been */
const DAYS_BACK = 366
const DAYS_AHEAD = 731
const OCCURRENCES_MAX = 60
const ADDRESS_MAX_CHARS = 200

/** Repeated every week, or every other week, until a day: "2026-12-31", inclusive, by the clock of the schedule. */
interface Repetition {
  weeks: number
  until: string
}

/** What cannot be as it was entered, as the field of the form that it stands in. */
export type OwnFault = 'time' | 'length' | 'repetition' | 'name' | 'phone' | 'email' | 'address' | 'place' | 'note'

interface AskedTime {
  /** unix seconds */
  startsAt: number
  minutes: number
}

/** The time that was asked for, or what is wrong with it. */
export function readOwnTime({ startsAt, minutes }: AskedTime, now: number): { time: OwnTime } | { wrong: OwnFault } {
  if (startsAt % 60 !== 0 || startsAt < now - DAYS_BACK * DAY || startsAt > now + DAYS_AHEAD * DAY) return { wrong: 'time' }
  if (!Number.isInteger(minutes) || minutes < LENGTH_MINUTES[0] || minutes > LENGTH_MINUTES[1]) return { wrong: 'length' }
  return { time: { startsAt, endsAt: startsAt + minutes * 60 } }
}

/**
 * A time with those that repeat it, at the same hour of the local clock, at most {@link OCCURRENCES_MAX}. Null where the repetition cannot be: of another
 * number of weeks, until no day of the calendar, or until a day that comes before the second one.
 */
export function occurrencesOf(time: OwnTime, repetition: Repetition | null, timeZone: string): OwnTime[] | null {
  if (repetition === null) return [time]
  const { weeks, until } = repetition
  const last = spanOfDay(until, timeZone)
  if (last === null || (weeks !== 1 && weeks !== 2)) return null
  const length = time.endsAt - time.startsAt
  const first = Temporal.Instant.fromEpochMilliseconds(time.startsAt * 1_000).toZonedDateTimeISO(timeZone)
  const times: OwnTime[] = []
  for (let at = 0; at <= OCCURRENCES_MAX; at++) {
    const startsAt = Math.floor(first.add({ weeks: at * weeks }).epochMilliseconds / 1_000)
    if (startsAt >= last.until) break
    times.push({ startsAt, endsAt: startsAt + length })
  }
  return times.length < 2 || times.length > OCCURRENCES_MAX ? null : times
}

type OwnTexts = Record<'name' | 'phone' | 'email' | 'address' | 'place' | 'note', string>

/** Texts as they are kept: nobody need be named, and a person need not be reachable. The phone is kept as "+6591234567". */
export function readOwnTexts(asked: OwnTexts): { texts: OwnTexts } | { wrong: OwnFault } {
  const [name, address, place] = [cleanLine(asked.name), cleanLine(asked.address), cleanLine(asked.place)]
  const [email, note] = [asked.email.trim(), asked.note.trim()]
  const phone = asked.phone.trim() === '' ? '' : joinedPhone(asked.phone)
  if (name.length > VISITOR_MAX_CHARS.name) return { wrong: 'name' }
  if (phone === null) return { wrong: 'phone' }
  if (email !== '' && !isEmailAddress(email)) return { wrong: 'email' }
  if (address.length > ADDRESS_MAX_CHARS) return { wrong: 'address' }
  if (place.length > PLACE_MAX_CHARS) return { wrong: 'place' }
  if (note.length > VISITOR_MAX_CHARS.note) return { wrong: 'note' }
  return { texts: { name, phone, email, address, place, note } }
}
