import { elementAt, int32At, uint16At } from '#lib/element-at.ts'
import { monthIndex, monthOfIndex } from '#lib/months.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import type { SaleTable } from './sale-table.ts'
import { SEGMENTS, type SegmentName } from './segments.ts'

/** A sale as the market database has it; its columns are {@link SALE_FIELDS}. */
export interface StoredSale {
  id: number
  projectId: number
  /** yyyymm */
  month: number
  price: number
  areaSqm: number
  floorLow: number | null
  floorHigh: number | null
  unitMix: string
  model: string | null
  leaseStartYear: number | null
  /** 0 resale, 1 sub-sale, 2 sale by the developer */
  activity: number
}

/** Field and SQL of each column; the table's alias is `t`. */
export const SALE_FIELDS = {
  id: 't.id',
  projectId: 't.project_id',
  month: 't.month',
  price: 't.price',
  areaSqm: 't.area_sqm',
  floorLow: 't.floor_low',
  floorHigh: 't.floor_high',
  unitMix: 't.unit_mix',
  model: 't.model',
  leaseStartYear: 't.lease_start_year',
  activity: "case t.activity when 'newsale' then 2 when 'subsale' then 1 else 0 end",
} as const satisfies Record<keyof StoredSale, string>

const withoutFlags = (flags: number): string =>
  `t.kind = 'sale' and t.units = 1 and t.flags & ${flags} = 0 and t.price > 0 and t.area_sqm > 0`

/** Which rows of `t` are evidence of a segment. */
export const isEvidence = (segment: SegmentName): string => withoutFlags(SEGMENTS[segment].excludedFlags)

/**
 * Which rows of `t` a segment is learnt and measured from: outliers too, because later sales decide which these are, and a back-test without the
 * oddest prices would flatter the estimates.
 */
export const isLearntFrom = (segment: SegmentName): string => withoutFlags(SEGMENTS[segment].excludedFlags & ~TXN_FLAG.outlier)

/** A segment's words and places as numbers, fixed when it was fitted. */
export interface SegmentBook {
  kinds: readonly string[]
  models: readonly string[]
  /** by site, ascending */
  projectId: Int32Array
  /** by site: the kind and model of all its sales, or {@link BY_SALE} where each sale says its own */
  siteKind: Uint16Array
  siteModel: Uint16Array
}

export const BY_SALE = 0xffff
/** a kind or model that was not known when the segment was fitted */
const UNKNOWN = -1

/** The site of a project; −1 when the segment has no such project. */
export function siteOf(projectId: Int32Array, id: number): number {
  let low = 0
  let high = projectId.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (int32At(projectId, middle) < id) low = middle + 1
    else high = middle
  }
  return projectId[low] === id ? low : UNKNOWN
}

const idsOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, id) => [name, id]))

/** The middle of a floor band; NaN where the source gives none. */
const floorOf = ({ floorLow, floorHigh }: Pick<StoredSale, 'floorLow' | 'floorHigh'>): number =>
  ((floorLow ?? floorHigh ?? Number.NaN) + (floorHigh ?? floorLow ?? Number.NaN)) / 2

/** Sales in the order of month and id as the engine sees them. Every sale's project must be in the book. */
export function saleTable(sales: readonly StoredSale[], book: SegmentBook): SaleTable {
  const [kinds, models] = [idsOf(book.kinds), idsOf(book.models)]
  const table = emptyTable(sales.length)
  const sites = new Map<number, number>()
  // spelt out, because thousands of sales are read for one estimate
  for (let row = 0; row < sales.length; row++) {
    const sale = elementAt(sales, row)
    const site = sites.get(sale.projectId) ?? siteOf(book.projectId, sale.projectId)
    sites.set(sale.projectId, site)
    const [kind, model] = [uint16At(book.siteKind, site), uint16At(book.siteModel, site)]
    table.month[row] = monthIndex(sale.month)
    table.logPrice[row] = Math.log(sale.price)
    table.area[row] = sale.areaSqm
    table.floor[row] = floorOf(sale)
    table.site[row] = site
    table.kind[row] = kind === BY_SALE ? (kinds.get(sale.unitMix) ?? UNKNOWN) : kind
    table.model[row] = model === BY_SALE ? (models.get(sale.model ?? '') ?? UNKNOWN) : model
    table.leaseStart[row] = sale.leaseStartYear ?? Number.NaN
    table.activity[row] = sale.activity
  }
  return table
}

const emptyTable = (count: number): SaleTable => ({
  count,
  month: new Int32Array(count),
  logPrice: new Float64Array(count),
  area: new Float64Array(count),
  floor: new Float64Array(count),
  site: new Int32Array(count),
  kind: new Int32Array(count),
  model: new Int32Array(count),
  leaseStart: new Float64Array(count),
  activity: new Uint8Array(count),
})

/** First yyyymm of the evidence for a month, of which the months before are known. */
export const evidenceFrom = (month: number, windowMonths: number): number => monthOfIndex(month - windowMonths)
