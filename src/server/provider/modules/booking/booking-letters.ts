import type { Guard, Statements } from '../../db/client.ts'
import type { BookingState } from '../../db/trade/words.ts'
import { fill } from '../../messages/fill.ts'
import { messageTag } from '../../messages/letter.ts'
import type { AppointmentValues } from '../../messages/words/templates.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { type BookingRow, bookedHome } from './booking-row.ts'
import { eventFile } from './calendar-file.ts'
import { appointmentPlace, visitorEvent } from './calendar-words.ts'

export type BookingTemplate =
  | 'booking-held'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-lapsed'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'booking-reminder'

/** What a letter about an appointment is about. */
export type LetteredBooking = Pick<
  BookingRow,
  | 'uid'
  | 'sequence'
  | 'country'
  | 'kind'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'place'
  | 'home'
  | 'visitorName'
  | 'visitorEmail'
  | 'visitorLocale'
  | 'siteOrigin'
>

/** The page on which the holder of a letter sees, moves or cancels the appointment. */
const MANAGE_PATH = '/booking'

/** Days and hours by the clock of the place, with its name: "Saturday, 28 November 2026, 10:00–10:30 Singapore Standard Time". */
export function appointmentTime({ startsAt, endsAt, timeZone }: Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  }).formatRange(startsAt * 1_000, endsAt * 1_000)
}

/** A new secret that manages an appointment. */
export async function makeBookingLink(trade: Statements, uid: string, now: number): Promise<string> {
  const token = randomSecret()
  await trade.run('insert into booking_link (token_hash, uid, made_at) values (?, ?, ?)', hashOf(token), uid, now)
  return token
}

interface BookingLetter {
  template: BookingTemplate
  /** of the event that it tells of */
  eventKey: string
  booking: LetteredBooking
  /** the name of the agent or desk */
  host: string
  /** why, in the words of who did it; '' without any */
  reason: string
  /** unix seconds; it is not sent afterwards */
  notAfter?: number
  now: number
}

/**
 * Writes the visitor's letter and the link that it holds; ask for it in the tick of the event. Returns the letter's key, for `post.push`.
 */
export async function writeBookingLetter(trade: Statements, letter: BookingLetter, guard: Guard): Promise<string> {
  const { template, eventKey, booking, host, reason, notAfter, now } = letter
  const token = randomSecret()
  const locale = booking.visitorLocale
  const key = `${template} ${eventKey}`
  const isNew: Guard = {
    sql: `${guard.sql} and not exists (select 1 from letter where key = ?)`,
    parameters: [...guard.parameters, key],
  }
  await Promise.all([
    trade.run(
      `insert into booking_link (token_hash, uid, made_at) select ?, ?, ? where ${isNew.sql}`,
      hashOf(token),
      booking.uid,
      now,
      ...isNew.parameters,
    ),
    writeLetter(
      trade,
      {
        key,
        country: booking.country,
        to: booking.visitorEmail,
        locale,
        template,
        notAfter,
        at: now,
        attachments: [calendarFileOf(letter, token)],
        values: {
          name: booking.visitorName,
          link: accountLink(booking, `${MANAGE_PATH}/${token}`, locale),
          ...appointmentValues(booking, host, reason),
        },
      },
      guard,
    ),
  ])
  return key
}

/** The state that a letter tells of. */
const STATES = {
  'booking-held': 'held',
  'booking-confirmed': 'confirmed',
  'booking-moved': 'confirmed',
  'booking-reminder': 'confirmed',
  'booking-declined': 'declined',
  'booking-lapsed': 'lapsed',
  'booking-cancelled': 'cancelled',
} as const satisfies Record<BookingTemplate, BookingState>

/** The appointment as a file for the visitor's calendar, as the letter tells of it. */
function calendarFileOf({ template, booking, host, now }: BookingLetter, token: string) {
  const locale = booking.visitorLocale
  const link = accountLink(booking, `${MANAGE_PATH}/${token}`, locale)
  const text = eventFile(visitorEvent({ ...booking, state: STATES[template], changedAt: now }, host || '–', link, locale))
  return { name: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', text }
}

function appointmentValues(booking: LetteredBooking, host: string, reason: string): Omit<AppointmentValues, 'name' | 'link'> {
  const words = MESSAGE_WORDS[booking.visitorLocale].appointments
  const home = bookedHome(booking)
  const homeName = home && [home.name, home.unit].filter(Boolean).join(' ')
  return {
    what: homeName ? fill(words[booking.kind].of, { home: homeName }) : words[booking.kind].plain,
    when: appointmentTime(booking, messageTag(booking.visitorLocale)),
    where: appointmentPlace(booking, booking.visitorLocale),
    host,
    reason: reason === '' ? '' : fill(words.reason, { reason }),
  }
}
