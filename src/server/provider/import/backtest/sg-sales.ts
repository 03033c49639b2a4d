import { sqftToSqm } from '#lib/units.ts'
import type { Progress } from '../../build/progress.ts'
import { bareNameKey, streetKey } from '../place-names.ts'
import { type Cell, integerCell, monthOf, numberCell, oneOf, optionalInteger, RowError, required } from '../row-error.ts'
import { blockKey } from '../sg/hdb-estates.ts'
import { FLAT_TYPES, flatModel, hdbFloorBand, remainingLeaseMonths } from '../sg/hdb-words.ts'
import { PRIVATE_TYPES } from '../sg/private-projects.ts'
import { saleMonth } from '../sg/private-sales.ts'
import { parseTenure } from '../sg/tenure.ts'
import { eachBacktestRow } from './backtest-rows.ts'
import type { SaleRecord } from './market-builder.ts'

export type SgKind = 'hdb' | 'private' | 'landed'

interface Format {
  columns: readonly string[]
  /** null for a row that is not of this market, such as a sale of several homes at once */
  read: (cell: Cell) => SaleRecord | null
}

const ACTIVITIES = { Resale: 'resale', 'New Sale': 'newsale', 'Sub Sale': 'subsale' } as const
const HOUSES = ['terrace', 'semi-detached', 'detached', 'strata terrace', 'strata semi-detached', 'strata detached']
const NO_PROJECT = new Set(['residentialapartments', 'landedhousingdevelopment', 'na', ''])

/** One key for a project in all files; homes without a project are distinguished by street. */
export function projectKey(name: string, street: string): string {
  const plain = bareNameKey(name)
  return NO_PROJECT.has(plain) ? `${plain}|${streetKey(street)}` : plain
}

function middleFloor(cell: Cell, column: string): number | null {
  const band = hdbFloorBand(cell(column))
  if (band === undefined) throw new RowError(column, 'is not a range of floors')
  return band ? (band.low + band.high) / 2 : null
}

function hdbSale(cell: Cell): SaleRecord {
  const leaseStart = integerCell(cell, 'lease_commence_date', 1955, 2100)
  if (Number.isNaN(remainingLeaseMonths(cell('remaining_lease')))) throw new RowError('remaining_lease', 'is not a time')
  oneOf(cell, 'flat_type', FLAT_TYPES)
  const street = required(cell, 'street_name')
  return {
    month: monthOf(cell, 'month'),
    price: numberCell(cell, 'resale_price', 5_000, 10_000_000),
    areaSqm: numberCell(cell, 'floor_area_sqm', 15, 500),
    floor: middleFloor(cell, 'storey_range'),
    siteKey: blockKey(required(cell, 'block'), street),
    street,
    zone: required(cell, 'town'),
    kind: required(cell, 'flat_type').replace('MULTI GENERATION', 'MULTI-GENERATION'),
    model: flatModel(required(cell, 'flat_model')),
    leaseStart,
    activity: 'resale',
    valued: true,
    tenureYears: 99,
  }
}

function privateSale(cell: Cell): SaleRecord | null {
  const month = saleMonth(cell('Sale Date'))
  if (month === undefined) throw new RowError('Sale Date', 'is not a month')
  const activity = oneOf(cell, 'Type of Sale', ACTIVITIES)
  const tenure = parseTenure(cell('Tenure'))
  if (!tenure) throw new RowError('Tenure', 'is not a tenure')
  oneOf(cell, 'Property Type', PRIVATE_TYPES)
  const onLand = oneOf(cell, 'Type of Area', { Strata: false, Land: true })
  if (integerCell(cell, 'Number of Units', 1, 5_000) > 1 || onLand) return null
  const price = numberCell(cell, 'Transacted Price ($)', 10_000, 10_000_000_000)
  const street = required(cell, 'Street Name')
  const executive = cell('Property Type') === 'Executive Condominium'
  return {
    month,
    price: cell('Nett Price($)').trim() === '' ? price : numberCell(cell, 'Nett Price($)', 10_000, 10_000_000_000),
    areaSqm: numberCell(cell, 'Area (SQM)', 10, 10_000),
    floor: middleFloor(cell, 'Floor Level'),
    siteKey: projectKey(required(cell, 'Project Name'), street),
    street,
    zone: `${integerCell(cell, 'Postal District', 1, 28)}`,
    kind: executive ? 'Executive Condominium' : required(cell, 'Market Segment'),
    model: cell('Property Type'),
    leaseStart: tenure.leaseStartYear,
    activity,
    valued: activity !== 'newsale',
    tenureYears: tenure.tenureYears,
  }
}

function landedSale(cell: Cell): SaleRecord | null {
  const scope = `${cell('dataset_scope')} ${cell('property_class')}`
  if (scope !== 'sale landed') throw new RowError('dataset_scope', 'is not a landed sale')
  const house = cell('room_count_source_text')
  if (!HOUSES.includes(house)) throw new RowError('room_count_source_text', 'is not a known value')
  const lease = optionalInteger(cell, 'lease_total_years', 1, 9_999)
  const short = lease !== null && lease < 200
  return {
    month: monthOf(cell, 'contract_date'),
    price: numberCell(cell, 'price_sgd', 100_000, 1_000_000_000),
    areaSqm: sqftToSqm(numberCell(cell, 'size_sqft', 200, 500_000)),
    floor: null,
    siteKey: bareNameKey(required(cell, 'project')),
    street: required(cell, 'project'),
    zone: 'Singapore',
    kind: house,
    model: short ? 'leasehold' : 'freehold',
    leaseStart: null,
    activity: 'resale',
    valued: true,
    at: { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) },
    tenureYears: lease,
  }
}

const FORMATS: Readonly<Record<SgKind, Format>> = {
  hdb: {
    columns: 'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,resale_price'.split(','),
    read: hdbSale,
  },
  private: {
    columns: [
      'Project Name',
      'Transacted Price ($)',
      'Sale Date',
      'Street Name',
      'Type of Sale',
      'Type of Area',
      'Area (SQM)',
      'Property Type',
      'Number of Units',
      'Tenure',
      'Postal District',
      'Market Segment',
      'Floor Level',
    ],
    read: privateSale,
  },
  landed: {
    columns:
      'contract_date,dataset_scope,property_class,project,lat,lon,size_sqft,price_sgd,lease_total_years,room_count_source_text'.split(','),
    read: landedSale,
  },
}

/** The sales of one file in input order, and messages about what was left out. */
export async function readSales(path: string, kind: SgKind, progress: Progress): Promise<{ records: SaleRecord[]; leftOut: string[] }> {
  const { columns, read } = FORMATS[kind]
  const records: SaleRecord[] = []
  const leftOut = await eachBacktestRow(path, columns, progress, (cell) => {
    const record = read(cell)
    if (record) records.push(record)
  })
  return { records, leftOut }
}
