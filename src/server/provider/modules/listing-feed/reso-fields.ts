import { LOCALE_CODES, type LocaleCode } from '#market/locale-tags.ts'
import { RecordFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import { dayIn, isToBeShown, linkOf, numberOf, type RawFields, requiredText, textIn, timeOf, wordIn } from './field-readers.ts'
import { listIn, mediaIn, mediaOut } from './reso-lists.ts'
import {
  ACTIVITIES,
  ACTIVITY_WORDS,
  AREA_UNITS,
  advertisedFacilities,
  amenityNames,
  FLOOR_WORDS,
  FURNISHED_RESO,
  FURNISHED_TERMS,
  PROPERTY_TYPES,
  propertyGroupOf,
  RENT_PERIODS,
  STANDARD_STATUSES,
  STATES,
  UNIT_MIX_WORDS,
  unitMixOf,
} from './reso-words.ts'

/** An e-mail address; '' without one. */
function emailOf(raw: RawFields, name: string): string {
  const text = textIn(raw, name, 160)
  if (text !== '' && !/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text))
    throw new RecordFault('not-an-address', name, 'is no e-mail address')
  return text
}

/** The resources of the RESO Data Dictionary 2.0 that a listing is read from. */
type Resource = 'Property' | 'Member' | 'Media'

interface ResoField<Value> {
  resource: Resource
  /** the names that are read; those with X_ are our own additions, which the dictionary leaves room for */
  names: readonly string[]
  /** Throws a RecordFault for what it cannot take. */
  read(raw: RawFields): Value
  write(value: Value, record: FeedRecord): RawFields
}

const PRICE_MAX = 10_000_000_000
const AREA_MAX = 1_000_000

const lineOf = (resource: Resource, name: string, max: number, isRequired = false): ResoField<string> => ({
  resource,
  names: [name],
  read: (raw) => (isRequired ? requiredText(raw, name, max) : textIn(raw, name, max)),
  write: (value) => ({ [name]: value }),
})

const countOf = (name: string, min: number, max: number): ResoField<number | null> => ({
  resource: 'Property',
  names: [name],
  read: (raw) => numberOf(raw, name, { min, max, isWhole: true }),
  write: (value) => ({ [name]: value }),
})

const linkField = (name: string): ResoField<string | null> => ({
  resource: 'Property',
  names: [name],
  read: (raw) => linkOf(raw, name),
  write: (value) => ({ [name]: value }),
})

/** An area with its unit; square metres without one. Kept to the hundredth. */
const areaField = (name: string, unit: string): ResoField<number | null> => ({
  resource: 'Property',
  names: [name, unit],
  read: (raw) => {
    const area = numberOf(raw, name, { min: 0, max: AREA_MAX })
    return area === null || area === 0 ? null : Number((area * (wordIn(raw, unit, AREA_UNITS) ?? 1)).toFixed(2))
  },
  write: (value) => ({ [name]: value, [unit]: value === null ? null : 'Square Meters' }),
})

function activityIn(raw: RawFields): FeedRecord['activity'] {
  const stated = wordIn(raw, 'X_Activity', ACTIVITY_WORDS)
  if (stated) return stated
  const type = wordIn(raw, 'PropertyType', ACTIVITIES)
  if (!type) throw new RecordFault('missing', 'PropertyType', 'is missing')
  return type
}

/** Whole units of the currency; of rent for a month. */
function priceIn(raw: RawFields): number {
  const price = numberOf(raw, 'ListPrice', { min: 1, max: PRICE_MAX })
  if (price === null) throw new RecordFault('missing', 'ListPrice', 'is missing')
  const months = activityIn(raw) === 'sale' ? 1 : (wordIn(raw, 'LeaseAmountFrequency', RENT_PERIODS) ?? 1)
  return Math.max(1, Math.round(price * months))
}

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
  const type = wordIn(raw, 'PropertySubType', PROPERTY_TYPES)
  if (!type) throw new RecordFault('missing', 'PropertySubType', 'is missing')
  return type
}

const bedroomsField = countOf('BedroomsTotal', 0, 50)
const BEDROOMS_OF_STUDIO = 0

const LOCALES: Readonly<Record<string, LocaleCode>> = Object.fromEntries(
  LOCALE_CODES.map((code) => [code.toLowerCase().replace(/[^a-z]/g, ''), code]),
)

/** Every field of our record by the RESO names that it is read from and written with. */
export const RESO_FIELDS: { readonly [Field in keyof FeedRecord]: ResoField<FeedRecord[Field]> } = {
  sourceKey: lineOf('Property', 'ListingKey', 80, true),
  state: {
    resource: 'Property',
    names: ['StandardStatus', 'InternetEntireListingDisplayYN'],
    read: stateIn,
    write: (state) => ({ StandardStatus: STANDARD_STATUSES[state] }),
  },
  modifiedAt: {
    resource: 'Property',
    names: ['ModificationTimestamp'],
    read: (raw) => timeOf(raw, 'ModificationTimestamp'),
    write: (at) => ({ ModificationTimestamp: new Date(at * 1_000).toISOString().replace('.000', '') }),
  },
  activity: {
    resource: 'Property',
    names: ['X_Activity', 'PropertyType'],
    read: activityIn,
    write: (activity) => ({ PropertyType: activity === 'sale' ? 'Residential' : 'Residential Lease', X_Activity: activity }),
  },
  price: {
    resource: 'Property',
    names: ['ListPrice', 'LeaseAmountFrequency'],
    read: priceIn,
    write: (price, { activity }) => ({ ListPrice: price, LeaseAmountFrequency: activity === 'sale' ? null : 'Monthly' }),
  },
  projectName: {
    resource: 'Property',
    names: ['BuildingName', 'SubdivisionName'],
    read: (raw) => textIn(raw, 'BuildingName', 160) || textIn(raw, 'SubdivisionName', 160),
    write: (name) => ({ BuildingName: name }),
  },
  street: {
    resource: 'Property',
    names: ['StreetName', 'StreetSuffix'],
    read: (raw) => {
      // who hides it may leave it out
      const name = placeIn(raw) === 'address' ? requiredText(raw, 'StreetName', 160) : textIn(raw, 'StreetName', 160)
      return [name, textIn(raw, 'StreetSuffix', 40)].filter(Boolean).join(' ')
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
  showsPrice: shownField('X_PriceDisplayYN'),
  priceWords: lineOf('Property', 'X_PriceText', 160),
  showsEstimate: shownField('InternetAutomatedValuationDisplayYN'),
  postalCode: lineOf('Property', 'PostalCode', 12),
  address: {
    resource: 'Property',
    names: ['UnitNumber', 'StreetNumber'],
    read: (raw) => [textIn(raw, 'StreetNumber', 60), textIn(raw, 'UnitNumber', 100)].filter(Boolean).join(' '),
    write: (address) => ({ UnitNumber: address }),
  },
  propertyType: { resource: 'Property', names: ['PropertySubType'], read: typeIn, write: (type) => ({ PropertySubType: type }) },
  propertyGroup: {
    resource: 'Property',
    names: ['PropertySubType'],
    read: (raw) => propertyGroupOf(typeIn(raw)),
    write: () => ({}),
  },
  unitMix: {
    resource: 'Property',
    names: ['X_UnitMix', 'BedroomsTotal', 'PropertySubType'],
    read: (raw) => wordIn(raw, 'X_UnitMix', UNIT_MIX_WORDS) ?? unitMixOf(typeIn(raw), bedroomsField.read(raw)),
    write: (mix) => ({ X_UnitMix: mix }),
  },
  bedrooms: {
    ...bedroomsField,
    read: (raw) => bedroomsField.read(raw) ?? (textIn(raw, 'PropertySubType', 80).toLowerCase() === 'studio' ? BEDROOMS_OF_STUDIO : null),
  },
  bathrooms: countOf('BathroomsTotalInteger', 0, 50),
  areaSqm: areaField('LivingArea', 'LivingAreaUnits'),
  landSqm: areaField('LotSizeArea', 'LotSizeUnits'),
  floor: countOf('EntryLevel', -5, 200),
  floorType: {
    resource: 'Property',
    names: ['X_FloorType'],
    read: (raw) => wordIn(raw, 'X_FloorType', FLOOR_WORDS),
    write: (type) => ({ X_FloorType: type }),
  },
  furnished: {
    resource: 'Property',
    names: ['Furnished'],
    read: (raw) => wordIn(raw, 'Furnished', FURNISHED_TERMS),
    write: (value) => ({ Furnished: value === null ? null : FURNISHED_RESO[value] }),
  },
  facilities: {
    resource: 'Property',
    names: ['AssociationAmenities', 'CommunityFeatures'],
    read: (raw) => advertisedFacilities([...listIn(raw, 'AssociationAmenities'), ...listIn(raw, 'CommunityFeatures')]),
    write: (bits) => ({ AssociationAmenities: amenityNames(bits).join(',') }),
  },
  availableOn: {
    resource: 'Property',
    names: ['AvailabilityDate'],
    read: (raw) => dayIn(raw, 'AvailabilityDate'),
    write: (day) => ({ AvailabilityDate: day }),
  },
  headline: lineOf('Property', 'X_Headline', 160),
  description: {
    resource: 'Property',
    names: ['PublicRemarks'],
    read: (raw) => textIn(raw, 'PublicRemarks', 8_000, true),
    write: (text) => ({ PublicRemarks: text }),
  },
  locale: {
    resource: 'Property',
    names: ['X_Locale'],
    read: (raw) => wordIn(raw, 'X_Locale', LOCALES) ?? 'en-US',
    write: (locale) => ({ X_Locale: locale }),
  },
  tourUrl: linkField('VirtualTourURLUnbranded'),
  videoUrl: linkField('X_VideoURL'),
  agentName: lineOf('Member', 'ListAgentFullName', 120),
  agentLicence: lineOf('Member', 'ListAgentStateLicense', 40),
  agentPhone: lineOf('Member', 'ListAgentDirectPhone', 40),
  agentEmail: {
    resource: 'Member',
    names: ['ListAgentEmail'],
    read: (raw) => emailOf(raw, 'ListAgentEmail'),
    write: (email) => ({ ListAgentEmail: email }),
  },
  media: { resource: 'Media', names: ['Media'], read: mediaIn, write: (media) => ({ Media: mediaOut(media) }) },
}
