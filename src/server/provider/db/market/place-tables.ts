import {
  AMENITY_TYPES,
  AREA_LEVELS,
  type AssetSubtype,
  type AssetType,
  CONSTRUCTION_STATUSES,
  type Drawing,
  LAND_ACTIVITIES,
  LAND_STATUSES,
  PROPERTY_GROUPS,
  TENURES,
  TYPE_GROUPS,
  type UnitMix,
} from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, real, table, text } from '../column-table.ts'

/** yyyymm, e.g. 202507 */
export type Month = number
export const month = () => integer<Month>()

export const SOURCE = table('source', {
  id: integer(),
  name: text(),
  kind: text(),
  licence: text(),
  contentHash: text(),
  rowsRead: integer(),
  rowsAccepted: integer(),
  rowsRejected: integer(),
  firstMonth: orNull(month()),
  lastMonth: orNull(month()),
})

export const AREA = table('area', {
  id: integer(),
  level: anyOf(AREA_LEVELS),
  slug: text(),
  name: text(),
  nameLocal: orNull(text()),
  parentId: orNull(integer()),
  lat: orNull(real()),
  lng: orNull(real()),
})

export const PROJECT = table(
  'project',
  {
    id: integer(),
    typeGroup: anyOf(TYPE_GROUPS),
    propertyGroup: anyOf(PROPERTY_GROUPS),
    /** hdb, hos, condominium, apartment, executive-condominium, serviced-residence, terrace, semi-detached, detached, cluster … */
    propertyType: text(),
    slug: text(),
    name: text(),
    nameLocal: orNull(text()),
    /** house or block number, where the project is one building */
    block: orNull(text()),
    /** empty: homes of one kind in a district, whose projects the records do not name; they have sales, and no page */
    street: text(),
    postalCode: orNull(text()),
    /** the market's default report area (§9) */
    areaId: integer(),
    districtId: orNull(integer()),
    lat: orNull(real()),
    lng: orNull(real()),
    /** 1: the records do not say where it stands, and `lat`, `lng` are the point of its area */
    isPlacedByArea: bit(),
    tenure: orNull(anyOf(TENURES)),
    /** 99, 999 …; null for freehold or unknown */
    tenureYears: orNull(integer()),
    leaseStartYear: orNull(integer()),
    completionYear: orNull(integer()),
    constructionStatus: anyOf(CONSTRUCTION_STATUSES),
    floors: orNull(integer()),
    unitCount: orNull(integer()),
    developer: orNull(text()),
    /** bit i set = FACILITIES[i] of the market vocabulary is present */
    facilities: integer(),
    /** §3 Building info as JSON text, or null */
    buildingInfo: orNull(text()),
    sourceId: orNull(integer()),
  },
  {
    saleCount: integer(),
    saleCount1y: integer(),
    saleCount30d: integer(),
    rentCount: integer(),
    rentCount1y: integer(),
    rentCount30d: integer(),
    lastSaleMonth: orNull(month()),
    lastSalePrice: orNull(integer()),
    lastSalePsf: orNull(real()),
    lastRentMonth: orNull(month()),
    lastRentPrice: orNull(integer()),
    lastRentPsf: orNull(real()),
    psfN: integer(),
    psfP25: orNull(real()),
    psfMedian: orNull(real()),
    psfP75: orNull(real()),
    change12m: orNull(real()),
    grossYield: orNull(real()),
    areaSqmMin: orNull(real()),
    areaSqmMax: orNull(real()),
    /** bit = bedrooms */
    bedroomMask: integer(),
    /** the last month of the trailing twelve that the figures are of */
    figuresMonth: orNull(month()),
    rentPsfN: integer(),
    rentPsfP25: orNull(real()),
    rentPsfMedian: orNull(real()),
    rentPsfP75: orNull(real()),
    /** floor area of all single sales on record */
    transactedAreaSqm: orNull(real()),
    /** bits of the filter's choices */
    bathroomMask: integer(),
    /** the highest floor that a sale is surely on: the lower end of the highest band */
    floorSoldMax: orNull(integer()),
    /** begun minutes on foot to the nearest station; null where none is within an hour, or its own place is not known */
    stationWalk: orNull(integer()),
    /** sales of the twelve months before the trailing twelve, which the change compares with */
    psfNBefore: orNull(integer()),
    /** the name by which people call it together with others: "The Pinnacle@Duxton" */
    estate: orNull(text()),
    /** sales on record by tenure, where the records tell both; null elsewhere */
    freeholdSales: orNull(integer()),
    leaseholdSales: orNull(integer()),
  },
)

export const BUILDING = table('building', {
  id: integer(),
  projectId: integer(),
  slug: text(),
  name: text(),
  postalCode: orNull(text()),
  lat: orNull(real()),
  lng: orNull(real()),
  floors: orNull(integer()),
  unitCount: orNull(integer()),
  completionYear: orNull(integer()),
})

export const STACK = table('stack', {
  id: integer(),
  buildingId: integer(),
  /** the unit suffix, e.g. "07" of #12-07 */
  label: text(),
  unitMix: text<UnitMix>(),
  areaSqm: real(),
  floorLow: integer(),
  floorHigh: integer(),
})

export const LAND = table('land', {
  id: integer(),
  landKey: text(),
  nameDisplayText: text(),
  projectId: orNull(integer()),
  areaId: integer(),
  landUse: text(),
  status: anyOf(LAND_STATUSES),
  activity: anyOf(LAND_ACTIVITIES),
  tenureYears: orNull(integer()),
  siteAreaSqm: orNull(real()),
  grossFloorAreaSqm: orNull(real()),
  price: orNull(integer()),
  tenderCloseMonth: orNull(month()),
  launchMonth: orNull(month()),
  awardMonth: orNull(month()),
  lat: orNull(real()),
  lng: orNull(real()),
})

export const AMENITY = table('amenity', {
  id: integer(),
  type: anyOf(AMENITY_TYPES),
  subtype: orNull(text()),
  /** station codes ("NS10/TE9"), school level … */
  code: orNull(text()),
  name: text(),
  nameLocal: orNull(text()),
  lat: real(),
  lng: real(),
})

export const ASSET = table('asset', {
  id: integer(),
  projectId: integer(),
  type: text<AssetType>(),
  subtype: text<AssetSubtype>(),
  title: text(),
  /** empty where `drawing` says what the application draws in its place */
  url: text(),
  position: integer(),
  drawing: orNull(text<Drawing>()),
  /** the kind of home that it shows */
  unitMix: orNull(text<UnitMix>()),
})
