import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, table, text } from '../column-table.ts'

// The local stand-in of the card service.

export const CARD_DESK_OBJECT = table('card_desk_object', {
  seq: integer(),
  country: anyOf(COUNTRY_CODES),
  id: text(),
  kind: text(),
  customer: orNull(text()),
  parent: orNull(text()),
  name: orNull(text()),
  clock: orNull(text()),
  dueAt: orNull(integer()),
  version: integer(),
  json: text(),
})

export const CARD_DESK_KEY = table('card_desk_key', {
  country: text<CountryCode>(),
  key: text(),
  fingerprint: text(),
  takenBy: text(),
  takenAt: integer(),
  uses: integer(),
  status: orNull(integer()),
  answer: orNull(text()),
})

export const CARD_DESK_FAULT = table('card_desk_fault', {
  country: text<CountryCode>(),
  kind: text(),
  times: integer(),
})

export const CARD_DESK_CLASH = table('card_desk_clash', {
  id: text(),
})
