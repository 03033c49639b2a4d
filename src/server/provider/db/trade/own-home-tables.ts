import { HOME_LETTERS } from '#graphql/home-kinds.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'

// The homes that people own and follow.

export const OWN_HOME = table('own_home', {
  id: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  typeGroup: anyOf(TYPE_GROUPS),
  slug: text(),
  name: text(),
  home: text(),
  purchase: orNull(text()),
  isMonthly: bit(),
  letterMonth: orNull(text()),
  letterEdition: orNull(text()),
  hasAlert: bit(),
  watchedFrom: orNull(integer()),
  seenEdition: orNull(text()),
  createdAt: integer(),
})

export const OWN_HOME_LINK = table('own_home_link', {
  tokenHash: text(),
  owner: text(),
  homeId: orNull(text()),
  letter: anyOf(HOME_LETTERS),
  madeAt: integer(),
})

export const OWN_HOME_SALE = table('own_home_sale', {
  homeId: text(),
  sale: text(),
  facts: orNull(text()),
})
