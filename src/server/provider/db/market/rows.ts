/**
 * The rows that importers and the demo generator hand to a market build.
 * Ids are assigned by the producer, small positive integers, deterministic for the same input. Aggregates are computed by the build.
 */
import type { LineString, MultiLineString, MultiPolygon, Point, Polygon, Position } from 'geojson'
import type { Timetable } from '#market/timetable/timetable.ts'
import type { InsertRow } from '../column-table.ts'
import type { TXN, UNIT_MIX } from './deal-tables.ts'
import type { OFFICIAL_FIGURE } from './figure-tables.ts'
import type { AMENITY, AREA, ASSET, BUILDING, LAND, PROJECT, SOURCE, STACK } from './place-tables.ts'

export type SourceRow = InsertRow<typeof SOURCE>
export type AreaRow = InsertRow<typeof AREA>
export type ProjectRow = InsertRow<typeof PROJECT>
export type BuildingRow = InsertRow<typeof BUILDING>
export type StackRow = InsertRow<typeof STACK>
/** The price per square foot is computed as the row is written. */
export type TxnRow = Omit<InsertRow<typeof TXN>, 'psf'>
/** Facts of a project's units from the producer; the rest of §3's unit-mix aggregates is computed. */
export type UnitMixRow = InsertRow<typeof UNIT_MIX>
export type LandRow = InsertRow<typeof LAND>
export type AmenityRow = InsertRow<typeof AMENITY>
export type AssetRow = InsertRow<typeof ASSET>
export type OfficialFigureRow = InsertRow<typeof OFFICIAL_FIGURE>

/** Quality flags of a transaction. */
export const TXN_FLAG = {
  exactDuplicate: 1,
  multiUnit: 2,
  areaIsBand: 4,
  outlier: 8,
  landArea: 16,
  derivedUnitMix: 32,
  commercial: 64,
  /** the record tells the year alone; its month is the middle of it, and it is left out of figures of months */
  yearAlone: 128,
} as const

/** A shape of the offline basemap; coordinates already simplified, WGS84. */
export interface MapShape {
  kind: 'land' | 'area' | 'park' | 'rail' | 'water' | 'sea' | 'exit'
  /** of an exit of a station its letter */
  name: string
  nameLocal: string | null
  /** rail line colour as #rrggbb */
  colour: string | null
  /** a name of the sea and an exit are points */
  geometry: LineString | MultiLineString | MultiPolygon | Point | Polygon
  /** how large the thing is that a name stands for: 1 the largest, 4 the smallest */
  rank?: number
  /** names of the stations of a rail line and of each of its branches, in the order of the ride, where that is known */
  stops?: readonly (readonly string[])[]
}

/** A street or a part of one; longitude first, already simplified. */
export interface Street {
  /** null where nothing tells it */
  name: string | null
  /** drawn from afar */
  isMain: boolean
  line: Position[]
}

/** The streets of a market, each once. */
export interface StreetNetwork {
  /** who has to be named on the map */
  credit: string
  streets: readonly Street[]
}

/** A name by which people call a group of projects: "The Pinnacle@Duxton" of seven blocks. */
export interface EstateRow {
  projectId: number
  name: string
}

/** A project of which some homes are freehold and others leasehold: how many of its sales say which. Neither is 0. */
export interface MixedTenureRow {
  projectId: number
  freehold: number
  leasehold: number
}

/** Receives the rows of a producer. A build commits all of them or none. */
export interface MarketSink {
  source(row: SourceRow): void
  area(row: AreaRow): void
  project(row: ProjectRow): void
  /** at most once for a project */
  estate(row: EstateRow): void
  /** at most once for a project */
  mixedTenure(row: MixedTenureRow): void
  building(row: BuildingRow): void
  stack(row: StackRow): void
  txn(row: TxnRow): void
  unitMix(row: UnitMixRow): void
  land(row: LandRow): void
  amenity(row: AmenityRow): void
  asset(row: AssetRow): void
  officialFigure(row: OfficialFigureRow): void
  shape(row: MapShape): void
  /** at most once */
  streets(network: StreetNetwork): void
  /** at most once */
  timetable(timetable: Timetable): void
}
