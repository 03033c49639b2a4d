import type { DatabaseSync } from 'node:sqlite'
import { addMonths } from '#lib/months.ts'
import { TXN_FLAG } from '../market/rows.ts'
import { type Summary, summarise } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** A median of fewer is not compared with another one. */
export const EVIDENCE_MIN = 3

export interface Window {
  /** the newest data month of the project's segment: a source that ends earlier must not look like a quiet year */
  last: number
  /** a yield may be said only where rents are disclosed */
  disclosesRent: boolean
}

/** A source that ends longer ago than this is not late: its segment is quiet. */
const LATE_MONTHS_MAX = 12

/** The month in which each segment's trailing windows end: its newest with transactions, at most a year before the market's. */
export function newestMonths(txns: TxnColumns, segmentOf: (project: number) => string): Map<string, number> {
  const newest = new Map<string, number>()
  for (let row = 0; row < txns.length; row++) {
    const segment = segmentOf(txns.project[row] as number)
    newest.set(segment, Math.max(newest.get(segment) ?? 0, txns.month[row] as number))
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
  rentPsf: Summary | null
  transactedArea: number | null
  change12m: number | null
  grossYield: number | null
  areaMin: number | null
  areaMax: number | null
}

export const figuresOf = (numbers: number[], at: (row: number) => number): Summary | null => summarise(numbers.map(at))

/** The newest of some rows; of one month the later id. */
export function newest(txns: TxnColumns, rows: number[]): number | null {
  let best: number | null = null
  for (const row of rows) {
    if (best === null) best = row
    else {
      const by = (txns.month[row] as number) - (txns.month[best] as number)
      if (by > 0 || (by === 0 && (txns.id[row] as number) > (txns.id[best] as number))) best = row
    }
  }
  return best
}

/** The figures of one project from its rows. Windows are the trailing twelve months up to `last`; "30 days" is that month itself. */
export function projectFigures(txns: TxnColumns, rows: number[], { last, disclosesRent }: Window): ProjectFigures {
  const from = addMonths(last, -11)
  const before = addMonths(from, -12)
  const month = (row: number) => txns.month[row] as number
  const psfAt = (row: number) => txns.psf[row] as number
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
  const enough = (one: Summary | null, other: Summary | null) =>
    one && other && one.n >= EVIDENCE_MIN && other.n >= EVIDENCE_MIN ? [one.median, other.median] : null
  const change = enough(psf, psfBefore)
  const rentAndSale = disclosesRent ? enough(rentPsf, psf) : null
  const clean = [...cleanSales, ...cleanRents]
  const exact = clean.filter((row) => ((txns.flags[row] as number) & TXN_FLAG.areaIsBand) === 0)
  const area = figuresOf(exact.length > 0 ? exact : clean, (row) => txns.areaSqm[row] as number)
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
    rentPsf: disclosesRent ? rentPsf : null,
    transactedArea: cleanSales.length > 0 ? Math.round(cleanSales.reduce((sum, row) => sum + (txns.areaSqm[row] as number), 0)) : null,
    change12m: change ? (change[0] as number) / (change[1] as number) - 1 : null,
    grossYield: rentAndSale ? (12 * (rentAndSale[0] as number)) / (rentAndSale[1] as number) : null,
    areaMin: area?.min ?? null,
    areaMax: area?.max ?? null,
  }
}

const quartiles = (own: Summary | null) => [own?.n ?? 0, own?.p25 ?? null, own?.median ?? null, own?.p75 ?? null]

/** Writes the figures of every project that has transactions. */
export function writeProjectFigures(db: DatabaseSync, txns: TxnColumns, figures: Map<number, ProjectFigures>): void {
  const update = db.prepare(`update project set sale_count = ?, sale_count_1y = ?, sale_count_30d = ?, rent_count = ?, rent_count_1y = ?,
    rent_count_30d = ?, last_sale_month = ?, last_sale_price = ?, last_sale_psf = ?, last_rent_month = ?, last_rent_price = ?,
    last_rent_psf = ?, psf_n = ?, psf_p25 = ?, psf_median = ?, psf_p75 = ?, change_12m = ?, gross_yield = ?, area_sqm_min = ?,
    area_sqm_max = ?, figures_month = ?, rent_psf_n = ?, rent_psf_p25 = ?, rent_psf_median = ?, rent_psf_p75 = ?, transacted_area_sqm = ?
    where id = ?`)
  const last = (row: number | null) =>
    (row === null ? [null, null, null] : [txns.month[row], txns.price[row], txns.psf[row]]) as (number | null)[]
  for (const [project, own] of figures) {
    update.run(
      ...[own.saleCount, own.saleCount1y, own.saleCount30d, own.rentCount, own.rentCount1y, own.rentCount30d],
      ...last(own.lastSale),
      ...last(own.lastRent),
      ...quartiles(own.psf),
      ...[own.change12m, own.grossYield, own.areaMin, own.areaMax, own.month],
      ...quartiles(own.rentPsf),
      ...[own.transactedArea, project],
    )
  }
}
