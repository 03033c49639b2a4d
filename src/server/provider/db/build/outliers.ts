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
  const segment = rows.map((row) => `${segmentOf(txns.project[row] as number)}|${txns.isRent[row] ? 'rent' : 'sale'}`)
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
  const away = level.map((value, at) => Math.abs(value - ((thin[at] ? wide[at] : own[at]) as number)))
  const spread = medianBy(rows, away, (at) => `${segment[at]}|${thin[at]}`)
  return rows.filter((_, at) => (away[at] as number) > Math.max(LOG_MIN, DEVIATIONS * 1.4826 * (spread[at] as number)))
}

/** Log psf of each row in the money of its segment's first month. */
function levels(txns: TxnColumns, rows: number[], segment: string[], stratum: (at: number, row: number) => string): number[] {
  const sales = new Map<string, IndexSale[]>()
  rows.forEach((row, at) => {
    const sale = { month: txns.month[row] as number, psf: txns.psf[row] as number, stratum: stratum(at, row) }
    const list = sales.get(segment[at] as string)
    if (list) list.push(sale)
    else sales.set(segment[at] as string, [sale])
  })
  const indices = new Map([...sales].map(([name, list]) => [name, mixAdjustedIndex(list)]))
  return rows.map((row, at) =>
    Math.log((txns.psf[row] as number) / (indices.get(segment[at] as string)?.get(txns.month[row] as number) ?? 100)),
  )
}

/** For each row the median of the values that share its key. */
function medianBy(rows: number[], values: number[], key: (at: number, row: number) => string): number[] {
  const groups = new Map<string, number[]>()
  const keys = rows.map((row, at) => {
    const name = key(at, row)
    const group = groups.get(name)
    if (group) group.push(values[at] as number)
    else groups.set(name, [values[at] as number])
    return name
  })
  const medians = new Map([...groups].map(([name, group]) => [name, summarise(group)?.median ?? 0]))
  return keys.map((name) => medians.get(name) ?? 0)
}
