import { type AgainstEstimate, LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
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

// Listings of one home together.

export const LISTING_GROUP = table('listing_group', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  slug: text(),
  activity: anyOf(LISTING_ACTIVITIES),
  isLive: bit(),
  isUnderOffer: bit(),
  typeGroup: orNull(text<TypeGroup>()),
  projectSlug: orNull(text()),
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
  unitMix: text<UnitMix>(),
  ...SAID_OF_HOME,
  /** null, with `priceMax`, `psf` and `priceFirst`: nobody who advertises it tells a price */
  price: orNull(integer()),
  priceMax: orNull(integer()),
  psf: orNull(real()),
  /** what stands where no price is told */
  priceWords: text(),
  priceFirst: orNull(integer()),
  priceCutAt: orNull(integer()),
  listingCount: integer(),
  agentCount: integer(),
  photoCount: integer(),
  leadListingId: orNull(text()),
  hasTour: bit(),
  firstSeenAt: integer(),
  confirmedAt: integer(),
  goneAt: orNull(integer()),
  isBack: bit(),
  edition: text(),
  estimate: orNull(integer()),
  estimateLow: orNull(integer()),
  estimateHigh: orNull(integer()),
  againstEstimate: orNull(text<AgainstEstimate>()),
  updatedAt: integer(),
  estimateKey: text(),
  isUnestimated: bit(),
  /** when it last came back */
  backAt: orNull(integer()),
  newsAt: orNull(integer()),
  /** of its project, as its tenure is */
  leaseStartYear: orNull(integer()),
  /** begun minutes on foot from its project to the nearest station */
  stationWalk: orNull(integer()),
})

export const LISTING_GROUP_ALIAS = table('listing_group_alias', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  slug: text(),
  groupId: text(),
  createdAt: integer(),
})

export const LISTING_GROUP_NUMBER = table('listing_group_number', {
  id: integer(),
  groupId: text(),
})

export const LISTING_PLACING = table('listing_placing', {
  id: integer(),
  revision: integer(),
})
