import type { DatabaseSync } from 'node:sqlite'
import { elementAt } from '#lib/element-at.ts'
import { quarterOf } from '#lib/months.ts'
import type { PropertyGroup } from '#market/vocabulary.ts'
import { isCommercial } from '../commercial.ts'
import { PRICE_INDEX, PROJECT_QUARTER } from '../db/market/deal-tables.ts'
import type { ProjectRow } from '../db/market/rows.ts'
import { type IndexSale, mixAdjustedIndex } from './price-index.ts'
import { inserter } from './row-writer.ts'
import { summarise } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** A stratum with fewer sales is pooled with its street, because it has too few to show a change. */
const STRATUM_MIN = 4
/** An area gets an index of its own from this many sales in this many months on. */
const AREA_SALES_MIN = 120
const AREA_MONTHS_MIN = 24

/** The index of every segment for the country (area 0) and for each area with enough evidence; a month without sales has no row. */
export function writePriceIndices(db: DatabaseSync, txns: TxnColumns, projects: readonly ProjectRow[]): void {
  const insert = inserter(db, PRICE_INDEX)
  const strata = strataOf(txns, projects)
  const home = new Map(projects.map((row) => [row.id, row]))
  const groups = new Map<string, { segment: PropertyGroup; area: number; rows: number[] }>()
  const put = (segment: PropertyGroup, area: number, row: number) => {
    const key = `${segment}|${area}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { segment, area, rows: [row] })
  }
  for (let row = 0; row < txns.length; row++) {
    const project = home.get(elementAt(txns.project, row))
    if (!project || isCommercial(project) || txns.isRent[row] || txns.excluded[row]) continue
    put(project.propertyGroup, 0, row)
    put(project.propertyGroup, project.areaId, row)
  }
  for (const { segment, area, rows } of groups.values()) {
    const months = new Map<number, number[]>()
    for (const row of rows) {
      const month = elementAt(txns.month, row)
      const list = months.get(month)
      if (list) list.push(row)
      else months.set(month, [row])
    }
    if (area !== 0 && (rows.length < AREA_SALES_MIN || months.size < AREA_MONTHS_MIN)) continue
    const sales = rows.map(
      (row): IndexSale => ({ month: elementAt(txns.month, row), psf: elementAt(txns.psf, row), stratum: strata[row] ?? '' }),
    )
    const index = mixAdjustedIndex(sales)
    for (const [month, own] of [...months].sort(([a], [b]) => a - b)) {
      const psf = summarise(own.map((row) => elementAt(txns.psf, row)))
      const price = summarise(own.map((row) => elementAt(txns.price, row)))
      if (!psf || !price) continue
      insert({
        segment,
        areaId: area,
        month,
        value: index.get(month) ?? 100,
        n: own.length,
        psfP25: psf.p25,
        psfMedian: psf.median,
        psfP75: psf.p75,
        priceP25: price.p25,
        priceMedian: price.median,
        priceP75: price.p75,
      })
    }
  }
}

/** The stratum of each row: project and unit mix, or street and unit mix where the project has few sales of it. */
function strataOf(txns: TxnColumns, projects: readonly ProjectRow[]): string[] {
  const street = new Map(projects.map((row) => [row.id, `${row.propertyGroup}|${row.areaId}|${row.street}`]))
  const sizes = new Map<string, number>()
  const fine = Array.from({ length: txns.length }, (_, row) => `${txns.project[row]}|${txns.mix[row]}`)
  fine.forEach((key, row) => {
    if (!txns.isRent[row] && !txns.excluded[row]) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  })
  return fine.map((key, row) =>
    (sizes.get(key) ?? 0) >= STRATUM_MIN ? key : `${street.get(elementAt(txns.project, row))}|${txns.mix[row]}`,
  )
}

/** psf by project and quarter, sales and (where disclosed) rents. */
export function writeProjectQuarters(db: DatabaseSync, txns: TxnColumns, byProject: Map<number, number[]>, disclosesRent: boolean): void {
  const insert = inserter(db, PROJECT_QUARTER)
  for (const [project, rows] of [...byProject].sort(([a], [b]) => a - b)) {
    const groups = new Map<string, { kind: 'rent' | 'sale'; quarter: number; psf: number[] }>()
    for (const row of rows) {
      if (txns.excluded[row] || (txns.isRent[row] && !disclosesRent)) continue
      const kind = txns.isRent[row] ? 'rent' : 'sale'
      const quarter = quarterOf(elementAt(txns.month, row))
      const group = groups.get(`${kind}${quarter}`)
      if (group) group.psf.push(elementAt(txns.psf, row))
      else groups.set(`${kind}${quarter}`, { kind, quarter, psf: [elementAt(txns.psf, row)] })
    }
    for (const [, { kind, quarter, psf }] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const own = summarise(psf)
      if (own) insert({ projectId: project, kind, quarter, n: own.n, psfP25: own.p25, psfMedian: own.median, psfP75: own.p75 })
    }
  }
}
