import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, table, text } from '../column-table.ts'
import { LETTER_STATES } from './words.ts'

// What people are told, and what is worked through again when an edition is published.

export const NOTICE = table('notice', {
  id: text(),
  key: text(),
  userId: text(),
  kind: text(),
  country: anyOf(COUNTRY_CODES),
  facts: text(),
  path: text(),
  at: integer(),
  readAt: orNull(integer()),
  mailSettledAt: orNull(integer()),
})

export const LETTER = table('letter', {
  key: text(),
  country: anyOf(COUNTRY_CODES),
  recipient: text(),
  locale: text(),
  template: text(),
  contents: orNull(text()),
  state: anyOf(LETTER_STATES),
  tries: integer(),
  fault: orNull(text()),
  notAfter: orNull(integer()),
  createdAt: integer(),
  settledAt: orNull(integer()),
  leaseUntil: orNull(integer()),
  dueAt: orNull(integer()),
  droppedAt: orNull(integer()),
})

export const EDITION_REFRESH = table('edition_refresh', {
  country: anyOf(COUNTRY_CODES),
  version: text(),
  room: text(),
  after: text(),
  movedAt: integer(),
  doneAt: orNull(integer()),
})
