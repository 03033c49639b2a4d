import { LOCALE_CODES, type LocaleCode } from '#market/locale-tags.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import {
  beginningIn,
  dayIn,
  isEmpty,
  isToBeShown,
  linkOf,
  numberOf,
  type Omit,
  type RawFields,
  requiredText,
  statedNumber,
  textIn,
  timeOf,
  wordIn,
  wordKey,
} from './field-readers.ts'
import { openHousesIn, openHousesOut } from './open-houses.ts'
import { plainText } from './plain-text.ts'
import { listIn, mediaIn, mediaOut } from './reso-lists.ts'
import {
  ACTIVITIES,
  ACTIVITY_WORDS,
  AREA_UNIT_RESO,
  AREA_UNITS,
  advertisedFacilities,
  amenityNames,
  FLOOR_WORDS,
  FURNISHED_RESO,
  FURNISHED_TERMS,
  NO_HOMES,
  PRICE_TERM,
  PROPERTY_TYPE_RESO,
  PROPERTY_TYPES,
  propertyGroupOf,
  RENT_PERIOD_RESO,
  RENT_PERIODS,
  STANDARD_STATUSES,
  STATES,
  UNIT_MIX_WORDS,
  unitMixOf,
} from './reso-words.ts'

/** An e-mail address; '' without one. */
function emailOf(raw: RawFields, name: string): string {
  const value = raw[name]
  if (isEmpty(value)) return ''
  // before tags are dropped, which "Name <address>" looks like
  const [email] = typeof value === 'string' ? (/[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+/.exec(value.slice(0, 400)) ?? []) : []
  if (email === undefined || email.length > 160) throw new RecordFault('not-an-address', name, 'is no e-mail address')
  return plainText(email)
}

/** The resources of the RESO Data Dictionary 2.0 that a listing is read from. */
type Resource = 'Property' | 'Member' | 'Media' | 'OpenHouse'

interface ResoField<Value> {
  resource: Resource
  /** the names that are read; those with X_ are our own additions, which the dictionary leaves room for */
  names: readonly string[]
  /** Throws a RecordFault where the record cannot be used without it; what else it cannot read it leaves out, and tells `omit`. */
  read(raw: RawFields, omit: Omit): Value
  write(value: Value, record: FeedRecord): RawFields
}

/** The time of a change that is not said, or cannot be read. */
export const TIME_UNKNOWN = 0

const PRICE_MAX = 10_000_000_000
const AREA_MAX = 1_000_000

/** What `read` gives, or `without` where it cannot. */
const orWithout =
  <Value>(read: (raw: RawFields) => Value, without: Value) =>
  (raw: RawFields, omit: Omit): Value => {
    try {
      return read(raw)
    } catch (fault) {
      if (!(fault instanceof RecordFault)) throw fault
      omit(fault)
      return without
    }
  }

const lineOf = (resource: Resource, name: string, max: number): ResoField<string> => ({
  resource,
  names: [name],
  read: orWithout((raw) => textIn(raw, name, max), ''),
  write: (value) => ({ [name]: value }),
})

/** Of several names of one line the first that says something; written by the first of them. */
const lineOfAny = (resource: Resource, names: readonly [string, ...string[]], max: number): ResoField<string> => ({
  ...lineOf(resource, names[0], max),
  names,
  read: (raw, omit) => {
    for (const name of names) {
      const text = orWithout((fields) => textIn(fields, name, max), '')(raw, omit)
      if (text !== '') return text
    }
    return ''
  },
})

/** A text of which at least the beginning is kept. */
const textOf = (name: string, max: number, keepsLines = false): ResoField<string> => ({
  resource: 'Property',
  names: [name],
  read: (raw, omit) => orWithout((fields) => beginningIn(fields, name, max, omit, keepsLines), '')(raw, omit),
  write: (value) => ({ [name]: value }),
})

const countOf = (name: string, min: number, max: number): ResoField<number | null> => ({
  resource: 'Property',
  names: [name],
  read: orWithout((raw) => numberOf(raw, name, { min, max, isWhole: true }), null),
  write: (value) => ({ [name]: value }),
})

/** Rooms: of "3+1" the rooms before the sign, of half a bathroom a whole one, as the dictionary counts them. */
const roomsOf = (name: string, round: (rooms: number) => number): ResoField<number | null> => ({
  ...countOf(name, 0, ROOMS_MAX),
  read: orWithout((raw) => {
    const value = raw[name]
    const rooms = numberOf({ [name]: typeof value === 'string' ? value.replace(/\s*\+\s*\d$/, '') : value }, name, {
      min: 0,
      max: ROOMS_MAX,
    })
    return rooms === null ? null : round(rooms)
  }, null),
})

const linkField = (name: string): ResoField<string | null> => ({
  resource: 'Property',
  names: [name],
  read: orWithout((raw) => linkOf(raw, name), null),
  write: (value) => ({ [name]: value }),
})

/** An area with its unit; square metres without one. Kept to the hundredth. */
const areaField = (name: string, unit: string): ResoField<number | null> => ({
  resource: 'Property',
  names: [name, unit],
  read: orWithout((raw) => {
    const area = numberOf(raw, name, { min: 0, max: AREA_MAX })
    return area === null || area === 0 ? null : Number((area * (wordIn(raw, unit, AREA_UNITS) ?? 1)).toFixed(2))
  }, null),
  write: (value) => ({ [name]: value, [unit]: value === null ? null : AREA_UNIT_RESO }),
})

function activityIn(raw: RawFields): FeedRecord['activity'] {
  const stated = wordIn(raw, 'X_Activity', ACTIVITY_WORDS)
  if (stated) return stated
  const word = textIn(raw, 'PropertyType', 80)
  if (NO_HOMES.has(wordKey(word))) throw new RecordFault('not-a-home', 'PropertyType', `${word} is not advertised here`)
  const type = wordIn(raw, 'PropertyType', ACTIVITIES)
  if (!type) throw new RecordFault('missing', 'PropertyType', 'is missing')
  return type
}

const PRICE_WORDS_MAX = 160

/** What stands where no price is told; also a term of the trade in the number's place: "POA", "Contact agent". '' without any. */
function priceWordsIn(raw: RawFields, omit: Omit): string {
  const words = (name: string) => orWithout((fields) => beginningIn(fields, name, PRICE_WORDS_MAX, omit), '')(raw, omit)
  const { ListPrice: price } = raw
  return words('X_PriceText') || (typeof price === 'string' && !/\d/.test(price) && PRICE_TERM.test(price) ? words('ListPrice') : '')
}

const notAgain: Omit = () => {}

/** Whole units of the currency; of rent for a month. Null only where words stand instead, or it is not to be told. */
function priceIn(raw: RawFields, omit: Omit): number | null {
  const words = priceWordsIn(raw, notAgain)
  const isNeeded = words === '' && isToBeShown(raw, 'X_PriceDisplayYN')
  try {
    const isSale = activityIn(raw) === 'sale'
    // of a home to let some systems say the rent by this name
    const name = !isSale && isEmpty(raw.ListPrice) ? 'LeaseAmount' : 'ListPrice'
    const price = numberOf(raw, name, { min: 1, max: PRICE_MAX })
    if (price === null) throw new RecordFault('missing', 'ListPrice', 'is missing, and so are words instead')
    const months = isSale ? 1 : (wordIn(raw, 'LeaseAmountFrequency', RENT_PERIODS) ?? 1)
    return Math.max(1, Math.round(price * months))
  } catch (fault) {
    if (isNeeded || !(fault instanceof RecordFault)) throw fault
    if (!isUnstated(raw.ListPrice, words)) omit(fault)
    return null
  }
}

/** Nothing, a nought, or the very words that stand instead. */
const isUnstated = (price: unknown, words: string): boolean => isEmpty(price) || statedNumber(price) === 0 || price === words

/** 1: it is shown. Written only where it is not. */
const shownField = (name: string): ResoField<0 | 1> => ({
  resource: 'Property',
  names: [name],
  read: (raw) => (isToBeShown(raw, name) ? 1 : 0),
  write: (shown) => ({ [name]: shown === 1 ? null : false }),
})

/** What is not to be shown on the internet at all is not advertised here. */
function stateIn(raw: RawFields): FeedRecord['state'] {
  const state = wordIn(raw, 'StandardStatus', STATES)
  if (!state) throw new RecordFault('missing', 'StandardStatus', 'is missing')
  return state === 'closed' || isToBeShown(raw, 'InternetEntireListingDisplayYN') ? state : 'withdrawn'
}

const placeIn = (raw: RawFields): FeedRecord['placeShown'] =>
  !isToBeShown(raw, 'X_SuburbDisplayYN') ? 'none' : isToBeShown(raw, 'InternetAddressDisplayYN') ? 'address' : 'suburb'

const typeIn = (raw: RawFields): string => {
  const word = textIn(raw, 'PropertySubType', 80)
  if (NO_HOMES.has(wordKey(word))) throw new RecordFault('not-a-home', 'PropertySubType', `${word} is not advertised here`)
  const type = wordIn(raw, 'PropertySubType', PROPERTY_TYPES)
  if (!type) throw new RecordFault('missing', 'PropertySubType', 'is missing')
  return type
}

const ROOMS_MAX = 50
const BEDROOMS_OF_STUDIO = 0

const bedroomsField = roomsOf('BedroomsTotal', Math.floor)
const bathroomsField = roomsOf('BathroomsTotalInteger', Math.ceil)

/** All of them, else the whole and the half ones together, each as one. */
function bathroomsIn(raw: RawFields, omit: Omit): number | null {
  const stated = bathroomsField.read(raw, omit)
  if (stated !== null || isEmpty(raw.BathroomsFull)) return stated
  const [full, half] = ['BathroomsFull', 'BathroomsHalf'].map((name) => countOf(name, 0, ROOMS_MAX).read(raw, omit))
  return full === null || full === undefined ? null : full + (half ?? 0)
}

function isStudio(raw: RawFields, name: string): boolean {
  const value = raw[name]
  return typeof value === 'string' && wordKey(value) === 'studio'
}

/** A studio is said as a kind of home, or as the number of its bedrooms. */
const bedroomsIn = (raw: RawFields, omit: Omit): number | null =>
  isStudio(raw, 'BedroomsTotal')
    ? BEDROOMS_OF_STUDIO
    : (bedroomsField.read(raw, omit) ?? (isStudio(raw, 'PropertySubType') ? BEDROOMS_OF_STUDIO : null))

/** What a listing without any of these and without a street would stand for: nobody finds it. */
const PLACES = ['projectName', 'suburb', 'postalCode'] as const

/** The street by its parts, else as an address in one line names it before its first comma. */
function streetIn(raw: RawFields): string {
  const street = [textIn(raw, 'StreetName', 160), textIn(raw, 'StreetSuffix', 40)].filter(Boolean).join(' ')
  return street || (textIn(raw, 'UnparsedAddress', 255).split(',', 1)[0]?.trim().slice(0, 160) ?? '')
}

/** A unit that is a number alone stands before its house, as in "2/39"; others after it. */
function numbersIn(raw: RawFields): string {
  const [number, unit] = [textIn(raw, 'StreetNumber', 60), textIn(raw, 'UnitNumber', 100)]
  if (number !== '' && /^[a-z]?\d{1,5}[a-z]?$/i.test(unit)) return `${unit}/${number}`
  return [number, unit].filter(Boolean).join(' ')
}

const LOCALES: Readonly<Record<string, LocaleCode>> = Object.fromEntries(
  LOCALE_CODES.map((code) => [code.toLowerCase().replace(/[^a-z]/g, ''), code]),
)

/** Every field of our record by the RESO names that it is read from and written with. */
export const RESO_FIELDS: { readonly [Field in keyof FeedRecord]: ResoField<FeedRecord[Field]> } = {
  sourceKey: { ...lineOf('Property', 'ListingKey', 80), read: (raw) => requiredText(raw, 'ListingKey', 80) },
  state: {
    resource: 'Property',
    names: ['StandardStatus', 'InternetEntireListingDisplayYN'],
    read: stateIn,
    write: (state) => ({ StandardStatus: STANDARD_STATUSES[state] }),
  },
  modifiedAt: {
    resource: 'Property',
    names: ['ModificationTimestamp'],
    read: orWithout((raw) => timeOf(raw, 'ModificationTimestamp'), TIME_UNKNOWN),
    write: (at) => ({ ModificationTimestamp: new Date(at * 1_000).toISOString().replace('.000', '') }),
  },
  activity: {
    resource: 'Property',
    names: ['X_Activity', 'PropertyType'],
    read: activityIn,
    write: (activity) => ({ PropertyType: PROPERTY_TYPE_RESO[activity], X_Activity: activity }),
  },
  // before the price: what is no home is said to be none, whatever else it lacks
  propertyType: { resource: 'Property', names: ['PropertySubType'], read: typeIn, write: (type) => ({ PropertySubType: type }) },
  price: {
    resource: 'Property',
    names: ['ListPrice', 'LeaseAmount', 'LeaseAmountFrequency'],
    read: priceIn,
    write: (price, { activity }) => ({
      ListPrice: price,
      LeaseAmountFrequency: activity === 'sale' || price === null ? null : RENT_PERIOD_RESO,
    }),
  },
  projectName: {
    resource: 'Property',
    names: ['BuildingName', 'SubdivisionName'],
    read: orWithout((raw) => textIn(raw, 'BuildingName', 160) || textIn(raw, 'SubdivisionName', 160), ''),
    write: (name) => ({ BuildingName: name }),
  },
  street: {
    resource: 'Property',
    names: ['StreetName', 'StreetSuffix', 'UnparsedAddress'],
    read: (raw, omit) => {
      const street = orWithout(streetIn, '')(raw, omit)
      if (street === '' && PLACES.every((place) => RESO_FIELDS[place].read(raw, notAgain) === ''))
        throw new RecordFault('missing', 'StreetName', 'is missing, and so is any other place')
      return street
    },
    write: (street) => ({ StreetName: street }),
  },
  suburb: lineOf('Property', 'City', 100),
  placeShown: {
    resource: 'Property',
    names: ['InternetAddressDisplayYN', 'X_SuburbDisplayYN'],
    read: placeIn,
    write: (shown) => ({
      InternetAddressDisplayYN: shown === 'address' ? null : false,
      X_SuburbDisplayYN: shown === 'none' ? false : null,
    }),
  },
  showsPrice: {
    ...shownField('X_PriceDisplayYN'),
    names: ['X_PriceDisplayYN', 'ListPrice'],
    read: (raw) => (priceIn(raw, notAgain) !== null && isToBeShown(raw, 'X_PriceDisplayYN') ? 1 : 0),
  },
  priceWords: {
    resource: 'Property',
    names: ['X_PriceText', 'ListPrice'],
    read: priceWordsIn,
    write: (words) => ({ X_PriceText: words }),
  },
  showsEstimate: shownField('InternetAutomatedValuationDisplayYN'),
  postalCode: lineOf('Property', 'PostalCode', 12),
  address: {
    resource: 'Property',
    names: ['UnitNumber', 'StreetNumber'],
    read: orWithout(numbersIn, ''),
    write: (address) => ({ UnitNumber: address }),
  },
  propertyGroup: {
    resource: 'Property',
    names: ['PropertySubType'],
    read: (raw) => propertyGroupOf(typeIn(raw)),
    write: () => ({}),
  },
  unitMix: {
    resource: 'Property',
    names: ['X_UnitMix', 'BedroomsTotal', 'PropertySubType'],
    read: (raw, omit) =>
      orWithout((fields) => wordIn(fields, 'X_UnitMix', UNIT_MIX_WORDS), null)(raw, omit) ??
      unitMixOf(
        typeIn(raw),
        bedroomsIn(raw, () => {}),
      ),
    write: (mix) => ({ X_UnitMix: mix }),
  },
  bedrooms: {
    ...bedroomsField,
    read: bedroomsIn,
  },
  bathrooms: { ...bathroomsField, names: ['BathroomsTotalInteger', 'BathroomsFull', 'BathroomsHalf'], read: bathroomsIn },
  areaSqm: areaField('LivingArea', 'LivingAreaUnits'),
  landSqm: areaField('LotSizeArea', 'LotSizeUnits'),
  floor: countOf('EntryLevel', -5, 200),
  floorType: {
    resource: 'Property',
    names: ['X_FloorType'],
    read: orWithout((raw) => wordIn(raw, 'X_FloorType', FLOOR_WORDS), null),
    write: (type) => ({ X_FloorType: type }),
  },
  furnished: {
    resource: 'Property',
    names: ['Furnished'],
    read: orWithout((raw) => wordIn(raw, 'Furnished', FURNISHED_TERMS), null),
    write: (value) => ({ Furnished: value === null ? null : FURNISHED_RESO[value] }),
  },
  facilities: {
    resource: 'Property',
    names: ['AssociationAmenities', 'CommunityFeatures'],
    read: orWithout((raw) => advertisedFacilities([...listIn(raw, 'AssociationAmenities'), ...listIn(raw, 'CommunityFeatures')]), 0),
    write: (bits) => ({ AssociationAmenities: amenityNames(bits).join(',') }),
  },
  availableOn: {
    resource: 'Property',
    names: ['AvailabilityDate'],
    read: orWithout((raw) => dayIn(raw, 'AvailabilityDate'), null),
    write: (day) => ({ AvailabilityDate: day }),
  },
  headline: textOf('X_Headline', 160),
  description: textOf('PublicRemarks', 8_000, true),
  locale: {
    resource: 'Property',
    names: ['X_Locale'],
    read: (raw, omit) => orWithout((fields) => wordIn(fields, 'X_Locale', LOCALES), null)(raw, omit) ?? 'en-US',
    write: (locale) => ({ X_Locale: locale }),
  },
  tourUrl: linkField('VirtualTourURLUnbranded'),
  videoUrl: linkField('X_VideoURL'),
  agentName: {
    ...lineOf('Member', 'ListAgentFullName', 120),
    names: ['ListAgentFullName', 'ListAgentFirstName', 'ListAgentLastName'],
    read: (raw, omit) => {
      const [whole, first, last] = ['ListAgentFullName', 'ListAgentFirstName', 'ListAgentLastName'].map((name) =>
        lineOf('Member', name, 120).read(raw, omit),
      )
      return whole || [first, last].filter(Boolean).join(' ').slice(0, 120)
    },
  },
  agentLicence: lineOf('Member', 'ListAgentStateLicense', 40),
  agentPhone: lineOfAny('Member', ['ListAgentDirectPhone', 'ListAgentMobilePhone', 'ListAgentPreferredPhone', 'ListAgentOfficePhone'], 40),
  agentEmail: {
    resource: 'Member',
    names: ['ListAgentEmail'],
    read: orWithout((raw) => emailOf(raw, 'ListAgentEmail'), ''),
    write: (email) => ({ ListAgentEmail: email }),
  },
  media: { resource: 'Media', names: ['Media'], read: mediaIn, write: (media) => ({ Media: mediaOut(media) }) },
  openHouses: {
    resource: 'OpenHouse',
    names: ['OpenHouse'],
    read: openHousesIn,
    write: (openHouses) => ({ OpenHouse: openHouses.length === 0 ? null : openHousesOut(openHouses) }),
  },
}
