import type { LocaleCode } from '#market/locale-tags.ts'
import { fill } from '../../messages/fill.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { type BookingRow, bookedHome } from './booking-row.ts'
import type { CalendarEvent } from './calendar-file.ts'
import type { OwnAppointmentRow } from './own-appointments.ts'
import { type AgentOpenHouse, openHouseName } from './own-open-houses.ts'
import { localDay } from './slot-rules.ts'

export type DatedBooking = BookingRow & { changedAt: number }

/** What a calendar says of an appointment to its visitor. */
type ShownBooking = Pick<
  DatedBooking,
  'uid' | 'sequence' | 'state' | 'changedAt' | 'startsAt' | 'endsAt' | 'place' | 'kind' | 'home' | 'siteOrigin'
>

/** What an appointment is: "Viewing of The Meadow #12-34". */
export function appointmentTitle(booking: Pick<BookingRow, 'kind' | 'home'>, locale: LocaleCode): string {
  const words = MESSAGE_WORDS[locale].appointments[booking.kind]
  const home = bookedHome(booking)
  const name = home && [home.name, home.unit].filter(Boolean).join(' ')
  return name ? fill(words.of, { home: name }) : words.plain
}

/** Where an appointment is: at the place that its host has named, else at the home that is looked at or valued; a consultation may be anywhere. */
export function appointmentPlace(booking: Pick<BookingRow, 'kind' | 'home' | 'place'>, locale: LocaleCode): string {
  const home = booking.kind === 'consultation' ? null : bookedHome(booking)
  return booking.place || (home ? [home.name, home.unit].filter(Boolean).join(' ') : MESSAGE_WORDS[locale].appointments.placeLater)
}

const NO_REPLY = 'no-reply'

/** An address of the site that takes no replies, as the organizer's. */
export function noReplyAt(siteOrigin: string): string {
  return `${NO_REPLY}@${URL.canParse(siteOrigin) ? new URL(siteOrigin).hostname : 'localhost'}`
}

const common = (booking: ShownBooking, locale: LocaleCode) => ({
  uid: booking.uid,
  moves: booking.sequence,
  state: booking.state,
  changedAt: booking.changedAt,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  place: appointmentPlace(booking, locale),
})

/** An appointment in the calendar of the visitor. `link` manages it. */
export function visitorEvent(booking: ShownBooking, hostName: string, link: string, locale: LocaleCode): CalendarEvent {
  const { body, action } = MESSAGE_WORDS[locale].mail['booking-confirmed']
  return {
    ...common(booking, locale),
    title: appointmentTitle(booking, locale),
    description: [fill(body[0] ?? '', { host: hostName }), `${action ?? ''}: ${link}`],
    organizer: { name: hostName, email: noReplyAt(booking.siteOrigin) },
    link,
  }
}

/** An appointment in the calendar of the agent. */
export function hostEvent(booking: DatedBooking, siteOrigin: string, locale: LocaleCode): CalendarEvent {
  const { visitorName, visitorPhone, visitorEmail, note, id } = booking
  return {
    ...common(booking, locale),
    title: `${appointmentTitle(booking, locale)} – ${visitorName}`,
    description: [`${visitorName}\n${visitorPhone}\n${visitorEmail}`, note].filter(Boolean),
    organizer: { name: 'realEstate', email: noReplyAt(siteOrigin) },
    link: `${siteOrigin}/scheduler?booking=${id}&locale=${locale}`,
  }
}

/** An open house in the calendar of its agent. */
export function openHouseEvent(openHouse: AgentOpenHouse, siteOrigin: string, locale: LocaleCode): CalendarEvent {
  const { listingId, startsAt, endsAt, updatedAt } = openHouse
  const home = openHouseName(openHouse)
  return {
    uid: `open-house-${listingId}-${startsAt}`,
    moves: 0,
    state: 'confirmed',
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title: fill(MESSAGE_WORDS[locale].appointments.openHouse, { home }),
    place: home,
    description: [],
    organizer: { name: 'realEstate', email: noReplyAt(siteOrigin) },
    link: `${siteOrigin}/scheduler?locale=${locale}`,
  }
}

/** What an agent has written down, in the calendar of the agent: with the home and the person that it names. */
export function ownEvent(own: OwnAppointmentRow, siteOrigin: string, locale: LocaleCode): CalendarEvent {
  const { id, version, kind, startsAt, endsAt, updatedAt, address, place, name, phone, email, note } = own
  const words = MESSAGE_WORDS[locale].appointments[kind]
  const project = bookedHome(own)
  const home = project ? [project.name, project.unit].filter(Boolean).join(' ') : address
  const what = home ? fill(words.of, { home }) : words.plain
  return {
    uid: `own-${id}`,
    moves: version - 1,
    state: 'confirmed',
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title: name ? `${what} – ${name}` : what,
    place: place || home,
    description: [[name, phone, email].filter(Boolean).join('\n'), note].filter(Boolean),
    organizer: { name: 'realEstate', email: noReplyAt(siteOrigin) },
    link: `${siteOrigin}/scheduler?own=${id}&day=${localDay(startsAt, own.timeZone)}&locale=${locale}`,
  }
}
