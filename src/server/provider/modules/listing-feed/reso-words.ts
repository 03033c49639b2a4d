import type { FurnishedType, ListingActivity } from '#graphql/listing-kinds.ts'
import { sqftToSqm } from '#lib/units.ts'
import { FACILITIES, type Facility, FLOOR_TYPES, type FloorType, type PropertyGroup, UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import type { FeedMedia, FeedState } from './feed-record.ts'
import { wordKey } from './field-readers.ts'

const byKey = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [wordKey(value), value]))

/** RESO StandardStatus → state. What is not advertised yet, or no more, is withdrawn. */
export const STATES: Readonly<Record<string, FeedState>> = {
  active: 'live',
  a: 'live',
  current: 'live',
  sold: 'closed',
  leased: 'closed',
  rented: 'closed',
  activeundercontract: 'under-offer',
  pending: 'under-offer',
  closed: 'closed',
  contingent: 'under-offer',
  underoffer: 'under-offer',
  undercontract: 'under-offer',
  canceled: 'withdrawn',
  cancelled: 'withdrawn',
  comingsoon: 'withdrawn',
  delete: 'withdrawn',
  deleted: 'withdrawn',
  offmarket: 'withdrawn',
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
/** The activity → RESO PropertyType. */
export const PROPERTY_TYPE_RESO = {
  sale: 'Residential',
  rent: 'Residential Lease',
  room: 'Residential Lease',
} as const satisfies Record<ListingActivity, string>
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

/** Kinds of homes, by our codes. */
export const ADVERTISED_TYPES = Object.keys(GROUP_OF_TYPE) as PropertyType[]

export const propertyGroupOf = (type: string): PropertyGroup =>
  GROUP_OF_TYPE[ADVERTISED_TYPES.find((known) => known === type) ?? 'apartment']

/** RESO PropertySubType and REAXML's categories → our codes; our own are known as well. */
export const PROPERTY_TYPES: Readonly<Record<string, PropertyType>> = {
  ...byKey(ADVERTISED_TYPES),
  unit: 'apartment',
  studio: 'apartment',
  ownyourown: 'apartment',
  stockcooperative: 'apartment',
  penthouse: 'apartment',
  servicedapartment: 'serviced-residence',
  retirement: 'apartment',
  singlefamilyattached: 'terrace',
  alpine: 'house',
  acreagesemirural: 'house',
  lifestyle: 'house',
  lodge: 'house',
  cottage: 'house',
  beachhouse: 'house',
  selfcontainedcottage: 'house',
  manufacturedonland: 'house',
  coownership: 'apartment',
  tenancyincommon: 'apartment',
  farmlet: 'house',
  cabin: 'house',
  manufacturedhome: 'house',
  rowtownhouse: 'cluster',
  halfduplex: 'semi-detached',
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

/** How the trade says that a price is not told, where a number should stand. */
export const PRICE_TERM =
  /^\W*p\.?\s?o\.?\s?[ar]\b|\b(?:on (?:application|request)|contact|call|ask|enquir|inquir|auction|tender|negotia|offers?\b|expressions? of interest|e\.?o\.?i\b|private (?:treaty|sale)|to be (?:advised|announced|confirmed)|tba\b|tbc\b)/i

/**
 * What the formats know and is not advertised here: land without a home, several homes as one, business. RESO's PropertyType and
 * PropertySubType (Data Dictionary 2.0) and REAXML's elements and categories.
 */
export const NO_HOMES: ReadonlySet<string> = new Set([
  'land',
  'landlot',
  'unimprovedland',
  'farm',
  'residentialincome',
  'commercial',
  'commerciallease',
  'commercialland',
  'commercialsale',
  'business',
  'businessopportunity',
  'agriculture',
  'ranch',
  'mixeduse',
  'hotelmotel',
  'hotel',
  'motel',
  'resort',
  'retreat',
  'campground',
  'caravanholidaypark',
  'backpackerhostel',
  'bedandbreakfast',
  'houseboat',
  'mobilehomepark',
  'manufacturedinpark',
  'mobilehome',
  'multifamily',
  'duplexunits',
  'triplex',
  'quadruplex',
  'blockofunits',
  'boatslip',
  'deededparking',
  'timeshare',
  'warehouse',
  'office',
  'retail',
  'industrial',
  'cropping',
  'grazing',
  'dairy',
  'horticulture',
  'livestock',
  'mixedfarming',
  'viticulture',
  'croppingandlivestock',
])

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
  y: 'fully',
  true: 'fully',
  1: 'fully',
  partially: 'partially',
  negotiable: 'flexible',
  flexible: 'flexible',
  unfurnished: 'unfurnished',
  no: 'unfurnished',
  n: 'unfurnished',
  false: 'unfurnished',
  0: 'unfurnished',
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
  serviceelevators: 'lift',
  elevator: 'lift',
  roofdeck: 'sky-garden',
  barbecue: 'bbq',
  clubhouse: 'function-room',
  partyroom: 'function-room',
  shopping: 'retail-shops',
  spahottub: 'jacuzzi',
  spa: 'jacuzzi',
  insidespa: 'jacuzzi',
  outsidespa: 'jacuzzi',
  indoorpool: 'pool',
  poolinground: 'pool',
  poolaboveground: 'pool',
  fitnesscenter: 'gym',
  gymnasium: 'gym',
  swimmingpool: 'pool',
}

/** Bits of FACILITIES of a list in words; what is not known is left out. */
export const advertisedFacilities = (words: readonly string[]): number =>
  words.reduce((bits, word) => {
    const facility = AMENITIES[wordKey(word)]
    return facility ? bits | (1 << FACILITIES.indexOf(facility)) : bits
  }, 0)

export const amenityNames = (bits: number): Facility[] => FACILITIES.filter((_, bit) => (bits & (1 << bit)) !== 0)

/** The unit in which areas are written. */
export const AREA_UNIT_RESO = 'Square Meters'

export const AREA_UNITS: Readonly<Record<string, number>> = {
  squaremeters: 1,
  squaremeter: 1,
  squaremetre: 1,
  squaremetres: 1,
  sqmt: 1,
  sqmtr: 1,
  sqmetre: 1,
  sqmetres: 1,
  m: 1,
  m2: 1,
  sqm: 1,
  squarefeet: sqftToSqm(1),
  squarefoot: sqftToSqm(1),
  sqft: sqftToSqm(1),
  ft2: sqftToSqm(1),
  sf: sqftToSqm(1),
  square: 9.290304,
  squares: 9.290304,
  acres: 4_046.856,
  acre: 4_046.856,
  hectares: 10_000,
  hectare: 10_000,
  ha: 10_000,
}

/** The time for which rents are written. */
export const RENT_PERIOD_RESO = 'Monthly'

/** Months' worth of a rent that is given for another time. */
export const RENT_PERIODS: Readonly<Record<string, number>> = {
  monthly: 1,
  month: 1,
  permonth: 1,
  calendarmonth: 1,
  percalendarmonth: 1,
  pcm: 1,
  weekly: 52 / 12,
  week: 52 / 12,
  perweek: 52 / 12,
  pw: 52 / 12,
  biweekly: 26 / 12,
  fortnight: 26 / 12,
  fortnightly: 26 / 12,
  quarterly: 1 / 3,
  quarter: 1 / 3,
  semimonthly: 2,
  bimonthly: 1 / 2,
  semiannually: 1 / 6,
  annually: 1 / 12,
  yearly: 1 / 12,
  year: 1 / 12,
  annual: 1 / 12,
  perannum: 1 / 12,
  pa: 1 / 12,
}

/** Our kinds of pictures → RESO MediaCategory. */
export const MEDIA_CATEGORIES = { photo: 'Photo', plan: 'Floor Plan' } as const satisfies Record<FeedMedia['kind'], string>
