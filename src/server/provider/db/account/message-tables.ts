import { NOTICE_CHANNELS } from '#graphql/notice-kinds.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, table, text } from '../column-table.ts'
import type { LeadOrigin } from '../trade/words.ts'
import { ALERTS, MESSAGE_CHANNELS } from './words.ts'

// What people ask, watch and are told.

export const CONTACT_CONSULT = table('contact_consult', {
  id: text(),
  name: text(),
  email: text(),
  phone: text(),
  companyName: orNull(text()),
  interest: text(),
  message: text(),
  country: orNull(text<CountryCode>()),
  createdAt: integer(),
  updatedAt: integer(),
  attribution: orNull(text()),
  origin: orNull(text<LeadOrigin>()),
  home: orNull(text()),
})

export const CONTACT_SENDER = table('contact_sender', {
  id: integer(),
  addressHash: text(),
  at: integer(),
})

export const SAVED_SEARCH = table('saved_search', {
  id: text(),
  userId: text(),
  name: text(),
  country: anyOf(COUNTRY_CODES),
  path: text(),
  search: text(),
  siteOrigin: text(),
  filter: orNull(text()),
  alert: anyOf(ALERTS),
  seenVersion: orNull(text()),
  seenProjects: integer(),
  seenSales: integer(),
  toldAt: orNull(integer()),
  createdAt: integer(),
  updatedAt: integer(),
  placeNames: orNull(text()),
  listingFilter: orNull(text()),
  seenHomes: orNull(text()),
})

export const ALERT_LETTER = table('alert_letter', {
  tokenHash: text(),
  userId: text(),
  sentAt: integer(),
  letter: orNull(text()),
})

export const NOTICE_SETTING = table('notice_setting', {
  userId: text(),
  topic: text(),
  channel: anyOf(NOTICE_CHANNELS),
  updatedAt: integer(),
})

export const OUTBOX = table('outbox', {
  id: integer(),
  at: integer(),
  channel: anyOf(MESSAGE_CHANNELS),
  recipient: text(),
  locale: text(),
  template: text(),
  subject: orNull(text()),
  text: text(),
  html: orNull(text()),
  letterKey: orNull(text()),
  attachments: orNull(text()),
})

export const AUDIT_EVENT = table('audit_event', {
  id: integer(),
  at: integer(),
  kind: text(),
  subjectHash: orNull(text()),
  detail: orNull(text()),
})

export const FILE_WASTE = table('file_waste', {
  key: text(),
  at: integer(),
})
