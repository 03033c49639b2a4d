import { COUNTRY_CODES, type TypeGroup } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'

// What agents make and keep: lists, plans, analyses, labels; and the homes that may not be written to.

export const DEAL_LIST = table('deal_list', {
  code: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  name: text(),
  search: text(),
  filter: text(),
  hasAlert: bit(),
  seen: orNull(integer()),
  seenEdition: orNull(text()),
  sharedAt: orNull(integer()),
  lines: orNull(text()),
  createdAt: integer(),
})

export const SMART_PLAN = table('smart_plan', {
  id: text(),
  key: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  title: text(),
  plan: text(),
  version: integer(),
  createdAt: integer(),
  updatedAt: integer(),
})

export const MARKET_ANALYSIS = table('market_analysis', {
  id: text(),
  key: text(),
  lastKey: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  typeGroup: text<TypeGroup>(),
  slug: text(),
  projectName: text(),
  title: text(),
  version: integer(),
  facts: text(),
  evidence: text(),
  added: text(),
  choice: text(),
  note: text(),
  showsEngine: bit(),
  asking: orNull(text()),
  edition: text(),
  value: integer(),
  createdAt: integer(),
  updatedAt: integer(),
})

export const LABEL_SHEET = table('label_sheet', {
  id: text(),
  key: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  title: text(),
  print: text(),
  homes: text(),
  count: integer(),
  leftOut: integer(),
  createdAt: integer(),
})

export const SUPPRESSED_HOME = table('suppressed_home', {
  id: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  home: text(),
  spelling: text(),
  reason: text(),
  createdAt: integer(),
})

export const SUPPRESSED_KEY = table('suppressed_key', {
  building: text(),
  unit: text(),
  homeId: text(),
})
