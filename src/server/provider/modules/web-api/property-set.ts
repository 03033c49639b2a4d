import { FURNISHED_TYPES, LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import { recordOf } from '#lib/records.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES, FACILITIES, FLOOR_TYPES, UNIT_MIXES } from '#market/vocabulary.ts'
import { columnName, fieldsOf } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import {
  ADVERTISED_TYPES,
  AREA_UNIT_RESO,
  FURNISHED_RESO,
  PROPERTY_TYPE_RESO,
  RENT_PERIOD_RESO,
  STANDARD_STATUSES,
} from '../listing-feed/reso-words.ts'
import { SHOWN_PRICE } from '../listing-group/public-listing.ts'
import {
  type EntitySet,
  edmBits,
  edmBoolean,
  edmDate,
  edmDecimal,
  edmInt32,
  edmKey,
  edmMapped,
  edmText,
  edmTime,
  edmWord,
  sqlText,
} from './entity-set.ts'

const ADVERTISED = ADVERTISED_STATES.map(sqlText).join(', ')

/** Of `listing l`: what its source advertises. */
export const TOLD_LISTINGS = `l.source = ? and l.state in (${ADVERTISED})`

const l = recordOf(fieldsOf(LISTING.columns), (field) => `l.${columnName(field)}`)
const given = (sql: string) => `nullif(${sql}, '')`
/** as narrowly as the source lets its place be told, see listing-group/public-listing.ts */
const atAddress = (sql: string) => `iif(l.place_shown = 'address', ${given(sql)}, null)`
const atSuburb = (sql: string) => `iif(l.place_shown <> 'none', ${given(sql)}, null)`
const withArea = (sql: string) => `iif(${sql} is null, null, ${sqlText(AREA_UNIT_RESO)})`

/**
 * RESO's Property: what a source advertises, by the names that its feed goes out with (listing-feed/reso-fields.ts), without what is public nowhere: the unit
 * within its building, the floor as a number, the agent's e-mail address, and a price and a place that are not to be shown.
 */
export const PROPERTY: EntitySet = {
  name: 'Property',
  scope: 'api',
  key: 'ListingKey',
  rows: `listing l where ${TOLD_LISTINGS}`,
  properties: {
    ListingKey: edmKey(l.sourceKey, 160),
    StandardStatus: edmMapped(
      l.state,
      recordOf(ADVERTISED_STATES, (state) => STANDARD_STATUSES[state]),
    ),
    ModificationTimestamp: edmTime(l.modifiedAt),
    OriginalEntryTimestamp: edmTime(l.firstSeenAt),
    StatusChangeTimestamp: edmTime(l.stateAt),
    PropertyType: edmMapped(l.activity, PROPERTY_TYPE_RESO),
    X_Activity: edmWord(l.activity, LISTING_ACTIVITIES),
    PropertySubType: edmWord(given(l.propertyType), ADVERTISED_TYPES),
    ListPrice: edmDecimal(SHOWN_PRICE),
    LeaseAmountFrequency: edmWord(`iif(l.activity = 'sale' or ${SHOWN_PRICE} is null, null, ${sqlText(RENT_PERIOD_RESO)})`, [
      RENT_PERIOD_RESO,
    ]),
    X_PriceDisplayYN: edmBoolean(l.showsPrice),
    X_PriceText: edmText(given(l.priceWords), 160),
    Country: edmWord(l.country, COUNTRY_CODES),
    BuildingName: edmText(atAddress(l.projectName), 160),
    StreetName: edmText(atAddress(l.street), 200),
    PostalCode: edmText(atAddress(l.postalCode), 12),
    City: edmText(atSuburb(l.suburb), 100),
    InternetAddressDisplayYN: edmBoolean("(l.place_shown = 'address')"),
    X_SuburbDisplayYN: edmBoolean("(l.place_shown <> 'none')"),
    InternetAutomatedValuationDisplayYN: edmBoolean(l.showsEstimate),
    X_UnitMix: edmWord(l.unitMix, UNIT_MIXES),
    BedroomsTotal: edmInt32(l.bedrooms),
    BathroomsTotalInteger: edmInt32(l.bathrooms),
    LivingArea: edmDecimal(l.areaSqm),
    LivingAreaUnits: edmWord(withArea(l.areaSqm), [AREA_UNIT_RESO]),
    LotSizeArea: edmDecimal(l.landSqm),
    LotSizeUnits: edmWord(withArea(l.landSqm), [AREA_UNIT_RESO]),
    X_FloorType: edmWord(l.floorType, FLOOR_TYPES),
    Furnished: edmMapped(
      l.furnished,
      recordOf(FURNISHED_TYPES, (type) => FURNISHED_RESO[type]),
    ),
    AssociationAmenities: edmBits(l.facilities, FACILITIES),
    AvailabilityDate: edmDate(l.availableOn),
    X_Headline: edmText(given(l.headline), 160),
    PublicRemarks: edmText(given(l.description), 8_000),
    X_Locale: edmWord(l.locale, LOCALE_CODES),
    VirtualTourURLUnbranded: edmText(l.tourUrl, 1_000),
    X_VideoURL: edmText(l.videoUrl, 1_000),
    ListAgentKey: edmText(given(l.agentLicence), 40),
    ListAgentFullName: edmText(given(l.agentName), 120),
    ListAgentStateLicense: edmText(given(l.agentLicence), 40),
    ListAgentDirectPhone: edmText(given(l.agentPhone), 40),
    ListOfficeKey: edmText(given(l.agencyLicence), 120),
    ListOfficeName: edmText(given(l.agency), 120),
  },
}
