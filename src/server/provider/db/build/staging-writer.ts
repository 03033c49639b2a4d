import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { psfOf } from '#lib/units.ts'
import type {
  AmenityRow,
  AreaRow,
  AskingRow,
  AssetRow,
  BuildingRow,
  LandRow,
  MapShape,
  MarketSink,
  ProjectRow,
  SourceRow,
  StackRow,
  TxnRow,
  UnitMixRow,
} from '../market/rows.ts'
import { TxnColumns } from './txn-columns.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A prepared insert of the named fields of a row, in that order. */
export function tableWriter<Row extends object>(db: DatabaseSync, table: string, fields: readonly (keyof Row & string)[]) {
  const statement = db.prepare(`insert into ${table} (${fields.map(snake).join(', ')}) values (${fields.map(() => '?').join(', ')})`)
  return (row: Row): void => {
    statement.run(...fields.map((field) => (row[field] ?? null) as SQLInputValue))
  }
}

const FIELDS = {
  source: ['id', 'name', 'kind', 'licence', 'contentHash', 'rowsRead', 'rowsAccepted', 'rowsRejected', 'firstMonth', 'lastMonth'],
  area: ['id', 'level', 'slug', 'name', 'nameLocal', 'parentId', 'lat', 'lng'],
  project: [
    ...['id', 'typeGroup', 'propertyGroup', 'propertyType', 'slug', 'name', 'nameLocal', 'block', 'street', 'postalCode', 'areaId'],
    ...['districtId', 'lat', 'lng', 'tenure', 'tenureYears', 'leaseStartYear', 'completionYear', 'constructionStatus', 'floors'],
    ...['unitCount', 'developer', 'facilities', 'buildingInfo', 'sourceId'],
  ] as (keyof ProjectRow)[],
  building: ['id', 'projectId', 'slug', 'name', 'postalCode', 'lat', 'lng', 'floors', 'unitCount', 'completionYear'],
  stack: ['id', 'buildingId', 'label', 'unitMix', 'areaSqm', 'floorLow', 'floorHigh'],
  txn: [
    ...['id', 'projectId', 'buildingId', 'kind', 'activity', 'month', 'price', 'areaSqm', 'psf', 'unitMix', 'floorLow', 'floorHigh'],
    ...['unitNo', 'stackId', 'units', 'model', 'leaseStartYear', 'sourceId', 'flags'],
  ] as (keyof TxnRow | 'psf')[],
  unitMix: ['projectId', 'unitMix', 'unitCount', 'unitsAvailable', 'bedroomCount', 'bathroomCount'],
  land: [
    ...['id', 'landKey', 'nameDisplayText', 'projectId', 'areaId', 'landUse', 'status', 'activity', 'tenureYears', 'siteAreaSqm'],
    ...['grossFloorAreaSqm', 'price', 'tenderCloseMonth', 'lat', 'lng'],
  ] as (keyof LandRow)[],
  amenity: ['id', 'type', 'subtype', 'code', 'name', 'nameLocal', 'lat', 'lng'],
  asset: ['id', 'projectId', 'type', 'subtype', 'title', 'url', 'drawing', 'unitMix', 'position'],
} as const

/** What the aggregates are computed from, kept while rows go to the file. */
export interface Collected {
  areas: AreaRow[]
  projects: ProjectRow[]
  amenities: AmenityRow[]
  shapes: MapShape[]
  askings: AskingRow[]
  txns: TxnColumns
}

/** Rows go straight to the open database; what the aggregates need stays in memory. */
export function stagingWriter(db: DatabaseSync): { sink: MarketSink; collected: Collected } {
  const collected: Collected = { areas: [], projects: [], amenities: [], shapes: [], askings: [], txns: new TxnColumns() }
  const area = tableWriter<AreaRow>(db, 'area', FIELDS.area)
  const project = tableWriter<ProjectRow>(db, 'project', FIELDS.project)
  const txn = tableWriter<TxnRow & { psf: number }>(db, 'txn', FIELDS.txn)
  const amenity = tableWriter<AmenityRow>(db, 'amenity', FIELDS.amenity)
  const sink: MarketSink = {
    source: tableWriter<SourceRow>(db, 'source', FIELDS.source),
    area: (row) => {
      area(row)
      collected.areas.push(row)
    },
    project: (row) => {
      project(row)
      collected.projects.push(row)
    },
    building: tableWriter<BuildingRow>(db, 'building', FIELDS.building),
    stack: tableWriter<StackRow>(db, 'stack', FIELDS.stack),
    txn: (row) => {
      txn({ ...row, psf: psfOf(row.price, row.areaSqm) })
      collected.txns.add(row)
    },
    unitMix: tableWriter<UnitMixRow>(db, 'unit_mix', FIELDS.unitMix),
    land: tableWriter<LandRow>(db, 'land', FIELDS.land),
    amenity: (row) => {
      amenity(row)
      collected.amenities.push(row)
    },
    asset: tableWriter<AssetRow>(db, 'asset', FIELDS.asset),
    asking: (row) => {
      collected.askings.push(row)
    },
    shape: (row) => {
      collected.shapes.push(row)
    },
  }
  return { sink, collected }
}
