import type { FurnishedType, ListingActivity } from '#graphql/listing-kinds.ts'
import { FACILITIES, type Facility, FLOOR_TYPES, type FloorType, type PropertyGroup, UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import type { FeedState } from './feed-record.ts'
import { wordKey } from './field-readers.ts'

const byKey = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [wordKey(value), value]))

/** RESO StandardStatus → state. What is not advertised yet, or no more, is withdrawn. */
export const STATES: Readonly<Record<string, FeedState>> = {
  active: 'live',
  activeundercontract: 'under-offer',
  pending: 'under-offer',
  closed: 'closed',
  canceled: 'withdrawn',
  comingsoon: 'withdrawn',
  delete: 'withdrawn',
  expired: 'withdrawn',
  hold: 'withdrawn',
  incomplete: 'withdrawn',
  withdrawn: 'withdrawn',
}

export const STANDARD_STATUSES = {
  live: 'Active',
  'under-offer': 'Pending',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const satisfies Record<FeedState, string>

/** RESO PropertyType; others are no homes. */
export const ACTIVITIES: Readonly<Record<string, ListingActivity>> = { residential: 'sale', land: 'sale', residentiallease: 'rent' }
export const ACTIVITY_WORDS: Readonly<Record<string, ListingActivity>> = { sale: 'sale', rent: 'rent', room: 'room' }

/** Kinds of homes, by our codes → the group that they are of. */
const GROUP_OF_TYPE = {
  hdb: 'hdb',
  hos: 'hos',
  condominium: 'condo',
  apartment: 'condo',
  'executive-condominium': 'condo',
  'serviced-residence': 'condo',
  flat: 'condo',
  terrace: 'land',
  'semi-detached': 'land',
  detached: 'land',
  cluster: 'land',
  house: 'land',
  bungalow: 'land',
} as const satisfies Record<string, PropertyGroup>
type PropertyType = keyof typeof GROUP_OF_TYPE

const TYPES = Object.keys(GROUP_OF_TYPE) as PropertyType[]

export const propertyGroupOf = (type: string): PropertyGroup => GROUP_OF_TYPE[TYPES.find((known) => known === type) ?? 'apartment']

/** RESO PropertySubType and REAXML's categories → our codes; our own are known as well. */
export const PROPERTY_TYPES: Readonly<Record<string, PropertyType>> = {
  ...byKey(TYPES),
  unit: 'apartment',
  studio: 'apartment',
  ownyourown: 'apartment',
  stockcooperative: 'apartment',
  penthouse: 'apartment',
  servicedapartment: 'serviced-residence',
  singlefamilyresidence: 'house',
  townhouse: 'cluster',
  villa: 'cluster',
  clusterhouse: 'cluster',
  terracehouse: 'terrace',
  duplex: 'semi-detached',
  duplexsemidetached: 'semi-detached',
  semidetachedhouse: 'semi-detached',
  detachedhouse: 'detached',
}

const MIX_OF_HOUSE: Readonly<Record<string, UnitMix>> = {
  terrace: 'ter-hse',
  'semi-detached': 'sd-hse',
  detached: 'd-hse',
  cluster: 'cls-hse',
  house: 'hse',
  bungalow: 'd-hse',
}

export const UNIT_MIX_WORDS = byKey(UNIT_MIXES)

/** The kind of home where a feed does not say it in our words. */
export const unitMixOf = (type: string, bedrooms: number | null): UnitMix =>
  MIX_OF_HOUSE[type] ?? UNIT_MIX_WORDS[String(Math.min(5, bedrooms ?? -1))] ?? 'other'

export const FLOOR_WORDS: Readonly<Record<string, FloorType>> = byKey(FLOOR_TYPES)

export const FURNISHED_TERMS: Readonly<Record<string, FurnishedType>> = {
  furnished: 'fully',
  fully: 'fully',
  yes: 'fully',
  partially: 'partially',
  negotiable: 'flexible',
  flexible: 'flexible',
  unfurnished: 'unfurnished',
  no: 'unfurnished',
}

export const FURNISHED_RESO: Readonly<Record<FurnishedType, string>> = {
  fully: 'Furnished',
  partially: 'Partially',
  flexible: 'Negotiable',
  unfurnished: 'Unfurnished',
}

const AMENITIES: Readonly<Record<string, Facility>> = {
  ...byKey(FACILITIES),
  elevators: 'lift',
  elevator: 'lift',
  roofdeck: 'sky-garden',
  barbecue: 'bbq',
  clubhouse: 'function-room',
  partyroom: 'function-room',
  shopping: 'retail-shops',
  spahottub: 'jacuzzi',
  fitnesscenter: 'gym',
  swimmingpool: 'pool',
}

/** Bits of FACILITIES of a list in words; what is not known is left out. */
export const advertisedFacilities = (words: readonly string[]): number =>
  words.reduce((bits, word) => {
    const facility = AMENITIES[wordKey(word)]
    return facility ? bits | (1 << FACILITIES.indexOf(facility)) : bits
  }, 0)

export const amenityNames = (bits: number): Facility[] => FACILITIES.filter((_, bit) => (bits & (1 << bit)) !== 0)

export const AREA_UNITS: Readonly<Record<string, number>> = {
  squaremeters: 1,
  squaremeter: 1,
  sqm: 1,
  squarefeet: 1 / 10.7639,
  squarefoot: 1 / 10.7639,
  sqft: 1 / 10.7639,
  square: 9.290304,
  acres: 4_046.856,
  acre: 4_046.856,
  hectares: 10_000,
  hectare: 10_000,
}

/** Months' worth of a rent that is given for another time. */
export const RENT_PERIODS: Readonly<Record<string, number>> = {
  monthly: 1,
  month: 1,
  weekly: 52 / 12,
  week: 52 / 12,
  annually: 1 / 12,
  yearly: 1 / 12,
}
