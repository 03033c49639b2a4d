import type { DatabaseSync } from 'node:sqlite'
import { elementAt } from '#lib/element-at.ts'
import { addMonths } from '#lib/months.ts'
import { type ComputedRow, fieldsOf } from '../db/column-table.ts'
import { PROJECT } from '../db/market/place-tables.ts'
import { type EstateRow, type MixedTenureRow, TXN_FLAG } from '../db/market/rows.ts'
import { updater } from './row-writer.ts'
import { type Summary, summarise } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** Medians of fewer rows make no yield. */
export const EVIDENCE_MIN = 3

/**
 * Sales that each of two years must have before their medians are told as a change: of fewer, which homes were sold says more than how prices moved
 * (decision 172).
 */
export const CHANGE_MIN = 10

export interface Window {
  /** the newest data month of the project's segment: a source that ends earlier must not look like a year without sales */
  last: number
  /** yields are computed only where rents are disclosed */
  disclosesRent: boolean
}

/** A source that ends longer ago than this is taken as complete: the segment had no sales since. */
export const LATE_MONTHS_MAX = 12

/** The month in which each segment's trailing windows end: its newest with transactions, at most a year before the newest of all. Projects of no segment are left out. */
export function newestMonths(txns: TxnColumns, segmentOf: (project: number) => string | null): Map<string, number> {
  const newest = new Map<string, number>()
  for (let row = 0; row < txns.length; row++) {
    const segment = segmentOf(elementAt(txns.project, row))
    if (segment !== null && txns.isDated(row)) newest.set(segment, Math.max(newest.get(segment) ?? 0, elementAt(txns.month, row)))
  }
  const earliest = addMonths(Math.max(0, ...newest.values()), -LATE_MONTHS_MAX)
  for (const [segment, month] of newest) newest.set(segment, Math.max(month, earliest))
  return newest
}

export interface ProjectFigures {
  saleCount: number
  saleCount1y: number
  saleCount30d: number
  rentCount: number
  rentCount1y: number
  rentCount30d: number
  lastSale: number | null
  lastRent: number | null
  /** the last month of the trailing twelve */
  month: number
  psf: Summary | null
  /** sales of the twelve months before, which `change12m` compares with */
  psfNBefore: number
  rentPsf: Summary | null
  transactedArea: number | null
  change12m: number | null
  grossYield: number | null
  areaMin: number | null
  areaMax: number | null
  floorSoldMax: number | null
}

export const figuresOf = (numbers: number[], at: (row: number) => number): Summary | null => summarise(numbers.map(at))

/** The newest of some rows; within one month the greater id. */
export function newest(txns: TxnColumns, rows: number[]): number | null {
  let best: number | null = null
  for (const row of rows) {
    if (best === null) best = row
    else {
      const by = elementAt(txns.month, row) - elementAt(txns.month, best)
      if (by > 0 || (by === 0 && elementAt(txns.id, row) > elementAt(txns.id, best))) best = row
    }
  }
  return best
}

/** The figures of one project from its rows. Windows are the trailing twelve months up to `last`; "30 days" is that month itself. */
export function projectFigures(txns: TxnColumns, rows: number[], { last, disclosesRent }: Window): ProjectFigures {
  const from = addMonths(last, -11)
  const before = addMonths(from, -12)
  const month = (row: number) => elementAt(txns.month, row)
  const psfAt = (row: number) => elementAt(txns.psf, row)
  const sales = rows.filter((row) => !txns.isRent[row])
  const rents = rows.filter((row) => txns.isRent[row])
  const cleanSales = sales.filter((row) => !txns.excluded[row])
  const cleanRents = rents.filter((row) => !txns.excluded[row])
  const psf = figuresOf(
    cleanSales.filter((row) => month(row) >= from),
    psfAt,
  )
  const psfBefore = figuresOf(
    cleanSales.filter((row) => month(row) >= before && month(row) < from),
    psfAt,
  )
  const rentPsf = figuresOf(
    cleanRents.filter((row) => month(row) >= from),
    psfAt,
  )
  const enough = (one: Summary | null, other: Summary | null, least: number) =>
    one && other && one.n >= least && other.n >= least ? ([one.median, other.median] as const) : null
  const change = enough(psf, psfBefore, CHANGE_MIN)
  const rentAndSale = disclosesRent ? enough(rentPsf, psf, EVIDENCE_MIN) : null
  const clean = [...cleanSales, ...cleanRents]
  const exact = clean.filter((row) => (elementAt(txns.flags, row) & TXN_FLAG.areaIsBand) === 0)
  const area = figuresOf(exact.length > 0 ? exact : clean, (row) => elementAt(txns.areaSqm, row))
  return {
    saleCount: sales.length,
    saleCount1y: sales.filter((row) => month(row) >= from).length,
    saleCount30d: sales.filter((row) => month(row) === last).length,
    rentCount: rents.length,
    rentCount1y: rents.filter((row) => month(row) >= from).length,
    rentCount30d: rents.filter((row) => month(row) === last).length,
    lastSale: newest(txns, cleanSales),
    lastRent: newest(txns, cleanRents),
    month: last,
    psf,
    psfNBefore: psfBefore?.n ?? 0,
    rentPsf: disclosesRent ? rentPsf : null,
    transactedArea: cleanSales.length > 0 ? Math.round(cleanSales.reduce((sum, row) => sum + elementAt(txns.areaSqm, row), 0)) : null,
    change12m: change ? change[0] / change[1] - 1 : null,
    grossYield: rentAndSale ? (12 * rentAndSale[0]) / rentAndSale[1] : null,
    areaMin: area?.min ?? null,
    areaMax: area?.max ?? null,
    floorSoldMax: sales.reduce((highest, row) => Math.max(highest, elementAt(txns.floorLow, row)), 0) || null,
  }
}

/** Room masks are counted from unit mixes: `writeRoomMasks`; walks from the stations: `writeStationWalks`; estates and mixed tenures are told: `writeEstates`, `writeMixedTenures`. */
const ELSEWHERE = ['bathroomMask', 'bedroomMask', 'stationWalk', 'estate', 'freeholdSales', 'leaseholdSales'] as const
type Cells = Omit<ComputedRow<typeof PROJECT>, (typeof ELSEWHERE)[number]>
const FIELDS = fieldsOf(PROJECT.computed).filter((field): field is keyof Cells => !ELSEWHERE.some((other) => other === field))

function cellsOf(own: ProjectFigures, txns: TxnColumns): Cells {
  const { lastSale, lastRent, psf, rentPsf } = own
  const at = (column: readonly number[], row: number | null) => (row === null ? null : (column[row] ?? null))
  return {
    saleCount: own.saleCount,
    saleCount1y: own.saleCount1y,
    saleCount30d: own.saleCount30d,
    rentCount: own.rentCount,
    rentCount1y: own.rentCount1y,
    rentCount30d: own.rentCount30d,
    lastSaleMonth: at(txns.month, lastSale),
    lastSalePrice: at(txns.price, lastSale),
    lastSalePsf: at(txns.psf, lastSale),
    lastRentMonth: at(txns.month, lastRent),
    lastRentPrice: at(txns.price, lastRent),
    lastRentPsf: at(txns.psf, lastRent),
    psfN: psf?.n ?? 0,
    psfNBefore: own.psfNBefore,
    psfP25: psf?.p25 ?? null,
    psfMedian: psf?.median ?? null,
    psfP75: psf?.p75 ?? null,
    rentPsfN: rentPsf?.n ?? 0,
    rentPsfP25: rentPsf?.p25 ?? null,
    rentPsfMedian: rentPsf?.median ?? null,
    rentPsfP75: rentPsf?.p75 ?? null,
    change12m: own.change12m,
    grossYield: own.grossYield,
    areaSqmMin: own.areaMin,
    areaSqmMax: own.areaMax,
    figuresMonth: own.month,
    transactedAreaSqm: own.transactedArea,
    floorSoldMax: own.floorSoldMax,
  }
}

/** Writes the names of estates. */
export function writeEstates(db: DatabaseSync, estates: readonly EstateRow[]): void {
  const update = updater(db, PROJECT, ['estate'], ['id'])
  for (const { projectId, name } of estates) update({ estate: name }, { id: projectId })
}

/** Writes how many sales of projects of mixed tenure say which. */
export function writeMixedTenures(db: DatabaseSync, rows: readonly MixedTenureRow[]): void {
  const update = updater(db, PROJECT, ['freeholdSales', 'leaseholdSales'], ['id'])
  for (const { projectId, freehold, leasehold } of rows) update({ freeholdSales: freehold, leaseholdSales: leasehold }, { id: projectId })
}

/** Writes the figures of every project that has transactions. */
export function writeProjectFigures(db: DatabaseSync, txns: TxnColumns, figures: Map<number, ProjectFigures>): void {
  const update = updater(db, PROJECT, FIELDS, ['id'])
  for (const [id, own] of figures) update(cellsOf(own, txns), { id })
}
