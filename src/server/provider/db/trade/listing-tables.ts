import { LISTING_ACTIVITIES, LISTING_OUTCOMES, LISTING_STATES, type ListingProblem, type ListingState } from '#graphql/listing-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import {
  COUNTRY_CODES,
  type ConstructionStatus,
  type PropertyGroup,
  type Tenure,
  type TypeGroup,
  type UnitMix,
} from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, real, table, text } from '../column-table.ts'
import { SAID_OF_HOME } from './said-of-home.ts'
import { ADVERTISED_STATES, MEDIA_KINDS, MEDIA_STATES, PLACES_SHOWN, PROBLEM_STATES } from './words.ts'

// What is advertised.

export const LISTING = table('listing', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  source: text(),
  sourceKey: text(),
  /** an account; null: a feed names an agent who has none here */
  agent: orNull(text()),
  agentName: text(),
  agentLicence: text(),
  agentPhone: text(),
  agentEmail: text(),
  agency: text(),
  agencyLicence: text(),
  state: anyOf(LISTING_STATES),
  activity: anyOf(LISTING_ACTIVITIES),
  typeGroup: orNull(text<TypeGroup>()),
  projectSlug: orNull(text()),
  edition: text(),
  projectName: text(),
  projectNameLocal: orNull(text()),
  areaSlug: orNull(text()),
  districtSlug: orNull(text()),
  propertyGroup: text<PropertyGroup>(),
  propertyType: text(),
  tenure: orNull(text<Tenure>()),
  tenureYears: orNull(integer()),
  completionYear: orNull(integer()),
  constructionStatus: text<ConstructionStatus>(),
  /** bits of FACILITIES */
  facilities: integer(),
  lat: orNull(real()),
  lng: orNull(real()),
  street: text(),
  postalCode: text(),
  /** block, house or unit as the agent gives it: compared, never shown */
  address: text(),
  unitMix: text<UnitMix>(),
  ...SAID_OF_HOME,
  /** null: its source names none in figures */
  price: orNull(integer()),
  /** price by floor area in square feet; null without an area */
  psf: orNull(real()),
  /** "2026-12-01" */
  availableOn: orNull(text()),
  headline: text(),
  description: text(),
  /** the language of headline and description */
  locale: text<LocaleCode>(),
  tourUrl: orNull(text()),
  videoUrl: orNull(text()),
  modifiedAt: integer(),
  contentHash: text(),
  runId: orNull(text()),
  firstSeenAt: integer(),
  confirmedAt: integer(),
  stateAt: integer(),
  groupId: orNull(text()),
  isUngrouped: bit(),
  version: integer(),
  createdAt: integer(),
  updatedAt: integer(),
  homeKey: orNull(text()),
  showsPrice: bit(),
  /** what stands where the price is not told */
  priceWords: text(),
  /** how narrowly its place is told: as it is, no narrower than its suburb, or not at all */
  placeShown: anyOf(PLACES_SHOWN),
  /** as it is advertised */
  suburb: text(),
  /** 0: no estimate stands beside it */
  showsEstimate: bit(),
  /** the area that the project lies in, and its middle */
  areaName: orNull(text()),
  areaNameLocal: orNull(text()),
  areaLat: orNull(real()),
  areaLng: orNull(real()),
  /** of its project, as its tenure is */
  leaseStartYear: orNull(integer()),
  /** begun minutes on foot from its project to the nearest station */
  stationWalk: orNull(integer()),
})

export const LISTING_OWN = table('listing_own', {
  listingId: text(),
  openFields: text(),
  areaMeasure: text(),
  remindedOf: orNull(integer()),
  edits: orNull(text()),
})

export const LISTING_LINK = table('listing_link', {
  tokenHash: text(),
  listingId: text(),
  madeAt: integer(),
})

export const LISTING_PRICE = table('listing_price', {
  listingId: text(),
  at: integer(),
  price: integer(),
})

export const LISTING_EVENT = table('listing_event', {
  key: text(),
  listingId: text(),
  action: text(),
  actor: text(),
  fromState: orNull(text<ListingState>()),
  toState: text<ListingState>(),
  note: text(),
  at: integer(),
})

export const LISTING_CLOSING = table('listing_closing', {
  listingId: text(),
  fromState: anyOf(ADVERTISED_STATES),
  outcome: anyOf(LISTING_OUTCOMES),
  price: orNull(integer()),
  day: orNull(text()),
  at: integer(),
})

/** Under offer, as the agent says of a listing that its feed sends as available. */
export const LISTING_MARK = table('listing_mark', {
  listingId: text(),
  underOfferAt: integer(),
})

export const OPEN_HOUSE = table('open_house', {
  listingId: text(),
  startsAt: integer(),
  endsAt: integer(),
})

export const LISTING_MEDIA = table('listing_media', {
  id: text(),
  listingId: text(),
  position: integer(),
  kind: anyOf(MEDIA_KINDS),
  caption: text(),
  alt: text(),
  sourceUrl: orNull(text()),
  state: anyOf(MEDIA_STATES),
  fault: orNull(text()),
  tries: integer(),
  contentType: orNull(text()),
  bytes: orNull(integer()),
  width: orNull(integer()),
  height: orNull(integer()),
  createdAt: integer(),
  settledAt: orNull(integer()),
  /** the file of an order that it was made of */
  uploadId: orNull(text()),
})

export const LISTING_WASTE = table('listing_waste', {
  mediaId: text(),
  listingId: text(),
  at: integer(),
})

export const LISTING_PROBLEM = table('listing_problem', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  groupId: text(),
  listingId: orNull(text()),
  reason: text<ListingProblem>(),
  text: text(),
  email: text(),
  state: anyOf(PROBLEM_STATES),
  settledBy: orNull(text()),
  note: text(),
  createdAt: integer(),
  settledAt: orNull(integer()),
})
