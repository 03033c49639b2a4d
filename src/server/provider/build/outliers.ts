import { elementAt } from '#lib/element-at.ts'
import { type IndexSale, mixAdjustedIndex } from './price-index.ts'
import { summarise } from './summary.ts'
import type { TxnColumns } from './txn-columns.ts'

/** A price is an outlier when it is this many robust standard deviations away from sales of its kind … */
const DEVIATIONS = 6
/** … and by at least this factor's logarithm (×1.65 or ÷1.65). */
const LOG_MIN = 0.5
const GROUP_MIN = 5

/**
 * Row numbers of outliers: each row's log psf, with its segment's mix-adjusted index taken off, is compared with the median
 * of its project and unit mix. Kinds with fewer than five rows are compared with their segment and unit mix.
 * `segmentOf` names the segment of a project.
 */
export function findOutliers(txns: TxnColumns, segmentOf: (project: number) => string): number[] {
  const rows = Array.from({ length: txns.length }, (_, row) => row).filter((row) => !txns.excluded[row])
  const segment = rows.map((row) => `${segmentOf(elementAt(txns.project, row))}|${txns.isRent[row] ? 'rent' : 'sale'}`)
  const fine = (at: number, row: number) => `${segment[at]}|${txns.project[row]}|${txns.mix[row]}`
  const level = levels(txns, rows, segment, fine)
  const own = medianBy(rows, level, fine)
  const wide = medianBy(rows, level, (at, row) => `${segment[at]}|${txns.mix[row]}`)
  const sizes = new Map<string, number>()
  rows.forEach((row, at) => {
    const key = fine(at, row)
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  })
  const thin = rows.map((row, at) => (sizes.get(fine(at, row)) ?? 0) < GROUP_MIN)
  const away = level.map((value, at) => Math.abs(value - elementAt(thin[at] ? wide : own, at)))
  const spread = medianBy(rows, away, (at) => `${segment[at]}|${thin[at]}`)
  return rows.filter((_, at) => elementAt(away, at) > Math.max(LOG_MIN, DEVIATIONS * 1.4826 * elementAt(spread, at)))
}

/** Log psf of each row in the money of its segment's first month. */
function levels(txns: TxnColumns, rows: number[], segment: string[], stratum: (at: number, row: number) => string): number[] {
  const sales = new Map<string, IndexSale[]>()
  rows.forEach((row, at) => {
    const sale = { month: elementAt(txns.month, row), psf: elementAt(txns.psf, row), stratum: stratum(at, row) }
    const list = sales.get(elementAt(segment, at))
    if (list) list.push(sale)
    else sales.set(elementAt(segment, at), [sale])
  })
  const indices = new Map([...sales].map(([name, list]) => [name, mixAdjustedIndex(list)]))
  return rows.map((row, at) =>
    Math.log(elementAt(txns.psf, row) / (indices.get(elementAt(segment, at))?.get(elementAt(txns.month, row)) ?? 100)),
  )
}

/** For each row the median of the values that share its key. */
function medianBy(rows: number[], values: number[], key: (at: number, row: number) => string): number[] {
  const groups = new Map<string, number[]>()
  const keys = rows.map((row, at) => {
    const name = key(at, row)
    const group = groups.get(name)
    if (group) group.push(elementAt(values, at))
    else groups.set(name, [elementAt(values, at)])
    return name
  })
  const medians = new Map([...groups].map(([name, group]) => [name, summarise(group)?.median ?? 0]))
  return keys.map((name) => medians.get(name) ?? 0)
}
