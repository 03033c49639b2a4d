import type { DatabaseSync } from 'node:sqlite'
import { psfOf } from '#lib/units.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { TXN, UNIT_MIX } from '../db/market/deal-tables.ts'
import { OFFICIAL_FIGURE } from '../db/market/figure-tables.ts'
import { AMENITY, AREA, ASSET, BUILDING, LAND, PROJECT, SOURCE, STACK } from '../db/market/place-tables.ts'
import type { AmenityRow, AreaRow, EstateRow, MapShape, MarketSink, MixedTenureRow, ProjectRow, StreetNetwork } from '../db/market/rows.ts'
import { inserter } from './row-writer.ts'
import { TxnColumns } from './txn-columns.ts'

/** Input of the aggregates, collected while rows are written to the file. */
export interface Collected {
  areas: AreaRow[]
  projects: ProjectRow[]
  estates: EstateRow[]
  mixedTenures: MixedTenureRow[]
  amenities: AmenityRow[]
  shapes: MapShape[]
  streets: StreetNetwork | null
  timetable: Timetable | null
  txns: TxnColumns
}

/** Writes rows to the open database at once; only the input of the aggregates stays in memory. */
export function stagingWriter(db: DatabaseSync): { sink: MarketSink; collected: Collected } {
  const collected: Collected = {
    areas: [],
    projects: [],
    estates: [],
    mixedTenures: [],
    amenities: [],
    shapes: [],
    streets: null,
    timetable: null,
    txns: new TxnColumns(),
  }
  const area = inserter(db, AREA)
  const project = inserter(db, PROJECT)
  const txn = inserter(db, TXN)
  const amenity = inserter(db, AMENITY)
  const sink: MarketSink = {
    source: inserter(db, SOURCE),
    area: (row) => {
      area(row)
      collected.areas.push(row)
    },
    project: (row) => {
      project(row)
      collected.projects.push(row)
    },
    estate: (row) => {
      collected.estates.push(row)
    },
    mixedTenure: (row) => {
      collected.mixedTenures.push(row)
    },
    building: inserter(db, BUILDING),
    stack: inserter(db, STACK),
    txn: (row) => {
      txn({ ...row, psf: row.areaSqm === null ? null : psfOf(row.price, row.areaSqm) })
      collected.txns.add(row)
    },
    unitMix: inserter(db, UNIT_MIX),
    land: inserter(db, LAND),
    amenity: (row) => {
      amenity(row)
      collected.amenities.push(row)
    },
    asset: inserter(db, ASSET),
    officialFigure: inserter(db, OFFICIAL_FIGURE),
    shape: (row) => {
      collected.shapes.push(row)
    },
    streets: (network) => {
      collected.streets = network
    },
    timetable: (timetable) => {
      collected.timetable = timetable
    },
  }
  return { sink, collected }
}
