/**
 * The rows that importers and the demo generator hand to a market build.
 * Ids are assigned by the producer, small positive integers, deterministic for the same input. Aggregates are computed by the build.
 */
import type { LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson'
import type {
  ActivityType,
  AmenityType,
  AreaLevel,
  AssetType,
  ConstructionStatus,
  Drawing,
  LandActivity,
  LandStatus,
  PropertyGroup,
  Tenure,
  TypeGroup,
  UnitMix,
} from '#market/vocabulary.ts'

/** yyyymm, e.g. 202507 */
export type Month = number

export interface SourceRow {
  id: number
  name: string
  kind: string
  licence: string
  contentHash: string
  rowsRead: number
  rowsAccepted: number
  rowsRejected: number
  firstMonth: Month | null
  lastMonth: Month | null
}

export interface AreaRow {
  id: number
  level: AreaLevel
  slug: string
  name: string
  nameLocal: string | null
  parentId: number | null
  lat: number | null
  lng: number | null
}

export interface ProjectRow {
  id: number
  typeGroup: TypeGroup
  propertyGroup: PropertyGroup
  /** hdb, hos, condominium, apartment, executive-condominium, serviced-residence, terrace, semi-detached, detached, cluster … */
  propertyType: string
  slug: string
  name: string
  nameLocal: string | null
  /** house or block number, where the project is one building */
  block: string | null
  street: string
  postalCode: string | null
  /** the market's default report area (§9) */
  areaId: number
  districtId: number | null
  lat: number | null
  lng: number | null
  tenure: Tenure | null
  /** 99, 999 …; null for freehold or unknown */
  tenureYears: number | null
  leaseStartYear: number | null
  completionYear: number | null
  constructionStatus: ConstructionStatus
  floors: number | null
  unitCount: number | null
  developer: string | null
  /** bit i set = FACILITIES[i] of the market vocabulary is present */
  facilities: number
  /** §3 Building info as JSON text, or null */
  buildingInfo: string | null
  sourceId: number | null
}

export interface BuildingRow {
  id: number
  projectId: number
  slug: string
  name: string
  postalCode: string | null
  lat: number | null
  lng: number | null
  floors: number | null
  unitCount: number | null
  completionYear: number | null
}

export interface StackRow {
  id: number
  buildingId: number
  /** the unit suffix, e.g. "07" of #12-07 */
  label: string
  unitMix: UnitMix
  areaSqm: number
  floorLow: number
  floorHigh: number
}

export interface TxnRow {
  id: number
  projectId: number
  buildingId: number | null
  kind: 'sale' | 'rent'
  activity: ActivityType
  month: Month
  /** market currency; rent is per month */
  price: number
  areaSqm: number
  unitMix: UnitMix
  floorLow: number | null
  floorHigh: number | null
  unitNo: string | null
  /** the stack of the home, where the source identifies it */
  stackId?: number | null
  /** units sold in one caveat; more than one is kept out of statistics */
  units: number
  /** flat model or property type of the row */
  model: string | null
  leaseStartYear: number | null
  sourceId: number
  /** bit mask of TXN_FLAG */
  flags: number
}

/** Quality flags of a transaction. */
export const TXN_FLAG = {
  exactDuplicate: 1,
  multiUnit: 2,
  areaIsBand: 4,
  outlier: 8,
  landArea: 16,
  derivedUnitMix: 32,
  commercial: 64,
} as const

/** What the producer knows of a project's units; everything else of §3's unit-mix aggregates is computed. */
export interface UnitMixRow {
  projectId: number
  unitMix: UnitMix
  unitCount: number | null
  unitsAvailable: number | null
  bedroomCount: number | null
  bathroomCount: number | null
}

export interface LandRow {
  id: number
  landKey: string
  nameDisplayText: string
  projectId: number | null
  areaId: number
  landUse: string
  status: LandStatus
  activity: LandActivity
  tenureYears: number | null
  siteAreaSqm: number | null
  grossFloorAreaSqm: number | null
  price: number | null
  tenderCloseMonth: Month | null
  lat: number | null
  lng: number | null
}

export interface AmenityRow {
  id: number
  type: AmenityType
  subtype: string | null
  /** station codes ("NS10/TE9"), school level … */
  code: string | null
  name: string
  nameLocal: string | null
  lat: number
  lng: number
}

export interface AssetRow {
  id: number
  projectId: number
  type: AssetType
  subtype: string
  title: string
  /** empty where `drawing` says what the application draws in its place */
  url: string
  drawing?: Drawing | null
  /** the kind of home that it shows */
  unitMix?: UnitMix | null
  position: number
}

/** What somebody asks for a home now. Only the aggregates of its unit mix keep it. */
export interface AskingRow {
  projectId: number
  unitMix: UnitMix
  /** when it was first asked */
  month: Month
  price: number
  areaSqm: number
}

/** A shape of the offline basemap; coordinates already simplified, WGS84. */
export interface MapShape {
  kind: 'land' | 'area' | 'park' | 'rail' | 'water' | 'sea'
  name: string
  nameLocal: string | null
  /** rail line colour as #rrggbb */
  colour: string | null
  /** a name of the sea is a point */
  geometry: LineString | MultiLineString | MultiPolygon | Point | Polygon
  /** how large the thing is that a name stands for: 1 the largest, 4 the smallest */
  rank?: number
}

/** Where producers put their rows. A build commits all of it or nothing. */
export interface MarketSink {
  source(row: SourceRow): void
  area(row: AreaRow): void
  project(row: ProjectRow): void
  building(row: BuildingRow): void
  stack(row: StackRow): void
  txn(row: TxnRow): void
  unitMix(row: UnitMixRow): void
  land(row: LandRow): void
  amenity(row: AmenityRow): void
  asset(row: AssetRow): void
  asking(row: AskingRow): void
  shape(row: MapShape): void
}
