import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_OUTCOMES,
  BOOKING_ACTORS,
  BOOKING_STATES,
  type BookingState,
  CALENDAR_FAULTS,
  OWN_APPOINTMENT_KINDS,
  PROPOSAL_STATES,
} from './words.ts'

// Appointments.

export const SCHEDULE = table('schedule', {
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  rules: text(),
  version: integer(),
  updatedAt: integer(),
})

export const BOOKING = table('booking', {
  id: text(),
  uid: text(),
  sequence: integer(),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  kind: anyOf(APPOINTMENT_KINDS),
  startsAt: integer(),
  endsAt: integer(),
  bufferSeconds: integer(),
  timeZone: text(),
  day: text(),
  place: text(),
  state: anyOf(BOOKING_STATES),
  heldUntil: orNull(integer()),
  visitorName: text(),
  visitorEmail: text(),
  visitorPhone: text(),
  visitorLocale: text<LocaleCode>(),
  note: text(),
  home: orNull(text()),
  evidence: orNull(text()),
  siteOrigin: text(),
  createdAt: integer(),
  updatedAt: integer(),
})

export const BOOKING_EVENT = table('booking_event', {
  key: text(),
  bookingId: text(),
  action: text(),
  actor: anyOf(BOOKING_ACTORS),
  fromState: orNull(text<BookingState>()),
  toState: text<BookingState>(),
  note: text(),
  at: integer(),
})

export const BOOKING_LINK = table('booking_link', {
  tokenHash: text(),
  uid: text(),
  madeAt: integer(),
})

export const OWN_APPOINTMENT = table('own_appointment', {
  id: text(),
  series: orNull(text()),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  kind: anyOf(OWN_APPOINTMENT_KINDS),
  startsAt: integer(),
  endsAt: integer(),
  timeZone: text(),
  home: orNull(text()),
  listingId: orNull(text()),
  address: text(),
  leadId: orNull(text()),
  name: text(),
  phone: text(),
  email: text(),
  place: text(),
  note: text(),
  outcome: orNull(anyOf(APPOINTMENT_OUTCOMES)),
  version: integer(),
  changeKey: text(),
  earlier: orNull(text()),
  removedAt: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
})

export const CALENDAR_ADDRESS = table('calendar_address', {
  userId: text(),
  country: anyOf(COUNTRY_CODES),
  secretHash: text(),
  locale: text<LocaleCode>(),
  siteOrigin: text(),
  madeAt: integer(),
})

export const OTHER_CALENDAR = table('other_calendar', {
  id: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  name: text(),
  address: text(),
  createdAt: integer(),
  dueAt: integer(),
  reading: orNull(text()),
  readAt: orNull(integer()),
  wholeAt: orNull(integer()),
  etag: orNull(text()),
  lastModified: orNull(text()),
  timeZone: orNull(text()),
  skipped: integer(),
  fault: orNull(anyOf(CALENDAR_FAULTS)),
  failingSince: orNull(integer()),
  failures: integer(),
})

export const BUSY_TIME = table('busy_time', {
  calendarId: text(),
  owner: text(),
  startsAt: integer(),
  endsAt: integer(),
})

export const WAITING = table('waiting', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  kind: anyOf(APPOINTMENT_KINDS),
  day: text(),
  name: text(),
  email: text(),
  emailKey: text(),
  locale: text<LocaleCode>(),
  siteOrigin: text(),
  tokenHash: text(),
  toldHash: orNull(text()),
  createdAt: integer(),
  toldAt: orNull(integer()),
})

export const HOSTED_OPEN_HOUSE = table('hosted_open_house', {
  id: text(),
  listingId: text(),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  startsAt: integer(),
  endsAt: integer(),
  timeZone: text(),
  question: text(),
  token: text(),
  version: integer(),
  changeKey: text(),
  cancelledAt: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
})

export const OPEN_HOUSE_VISIT = table('open_house_visit', {
  id: text(),
  openHouseId: text(),
  name: text(),
  email: text(),
  phone: text(),
  locale: text<LocaleCode>(),
  answer: text(),
  at: integer(),
  receivedAt: integer(),
})

export const TIME_PROPOSAL = table('time_proposal', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  leadId: text(),
  kind: anyOf(APPOINTMENT_KINDS),
  timeZone: text(),
  place: text(),
  bufferSeconds: integer(),
  tokenHash: text(),
  state: anyOf(PROPOSAL_STATES),
  note: text(),
  heldUntil: integer(),
  changeKey: text(),
  createdAt: integer(),
  updatedAt: integer(),
})

export const PROPOSED_TIME = table('proposed_time', {
  proposalId: text(),
  startsAt: integer(),
  endsAt: integer(),
  isTaken: bit(),
})
