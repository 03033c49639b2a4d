import { LAUNCH_STATES, UNIT_STATES } from '#graphql/launch-kinds.ts'
import { COUNTRY_CODES, TENURES, type TypeGroup } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, real, table, text } from '../column-table.ts'

// Launches.

export const LAUNCH = table('launch', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  typeGroup: text<TypeGroup>(),
  projectSlug: text(),
  name: text(),
  developer: text(),
  state: anyOf(LAUNCH_STATES),
  previewFrom: orNull(text()),
  previewTo: orNull(text()),
  bookingFrom: orNull(text()),
  topMonth: orNull(integer()),
  tenure: anyOf(TENURES),
  tenureYears: orNull(integer()),
  source: text(),
  pricesOn: text(),
  contentHash: text(),
  updatedAt: integer(),
  unitCount: integer(),
  available: integer(),
  reserved: integer(),
  sold: integer(),
  priceFrom: orNull(integer()),
  psfMin: orNull(real()),
  psfMax: orNull(real()),
  bedroomMask: integer(),
  balance: text(),
  pictures: text(),
  plans: text(),
  facilities: text(),
  sizes: text(),
})

export const LAUNCH_UNIT = table('launch_unit', {
  launchId: text(),
  stack: text(),
  floor: integer(),
  unitMix: text(),
  sizeSqft: integer(),
  plan: text(),
  state: anyOf(UNIT_STATES),
  stateOn: text(),
  price: orNull(integer()),
})

export const LAUNCH_PRICE = table('launch_price', {
  launchId: text(),
  stack: text(),
  floor: integer(),
  day: text(),
  price: integer(),
})

export const LAUNCH_EVENT = table('launch_event', {
  launchId: text(),
  stack: text(),
  floor: integer(),
  day: text(),
  state: anyOf(UNIT_STATES),
})

export const LAUNCH_CARE = table('launch_care', {
  launchId: text(),
  agent: text(),
  updatedAt: integer(),
})

export const LAUNCH_INTEREST = table('launch_interest', {
  launchId: text(),
  person: text(),
  number: integer(),
  key: text(),
  leadId: text(),
  unit: orNull(text()),
  unitMixes: text(),
  previewOn: orNull(text()),
  agreedAt: integer(),
})

export const LAUNCH_REGISTRATION = table('launch_registration', {
  key: text(),
  launchId: text(),
  person: text(),
  asked: text(),
  createdAt: integer(),
})

export const LAUNCH_BALLOT = table('launch_ballot', {
  launchId: text(),
  given: integer(),
})
