import { monthIndex, monthOfIndex } from '#lib/months.ts'
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

/** Which rows of `t` are evidence of a segment. */
export const isEvidence = (segment: SegmentName): string =>
  `t.kind = 'sale' and t.units = 1 and t.flags & ${SEGMENTS[segment].excludedFlags} = 0 and t.price > 0 and t.area_sqm > 0`

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
    if ((projectId[middle] as number) < id) low = middle + 1
    else high = middle
  }
  return projectId[low] === id ? low : UNKNOWN
}

export const idsOf = (names: readonly string[]): Map<string, number> => new Map(names.map((name, id) => [name, id]))

/** The middle of a floor band; NaN where the source gives none. */
export const floorOf = ({ floorLow, floorHigh }: Pick<StoredSale, 'floorLow' | 'floorHigh'>): number =>
  ((floorLow ?? floorHigh ?? Number.NaN) + (floorHigh ?? floorLow ?? Number.NaN)) / 2

/** Sales in the order of month and id as the engine sees them. Every sale's project must be in the book. */
export function saleTable(sales: readonly StoredSale[], book: SegmentBook): SaleTable {
  const [kinds, models] = [idsOf(book.kinds), idsOf(book.models)]
  const site = Int32Array.from(sales, (sale) => siteOf(book.projectId, sale.projectId))
  const word = (own: Uint16Array, at: number, ids: Map<string, number>, name: string) => {
    const fixed = own[site[at] as number] as number
    return fixed === BY_SALE ? (ids.get(name) ?? UNKNOWN) : fixed
  }
  return {
    count: sales.length,
    month: Int32Array.from(sales, (sale) => monthIndex(sale.month)),
    logPrice: Float64Array.from(sales, (sale) => Math.log(sale.price)),
    area: Float64Array.from(sales, (sale) => sale.areaSqm),
    floor: Float64Array.from(sales, floorOf),
    site,
    kind: Int32Array.from(sales, (sale, at) => word(book.siteKind, at, kinds, sale.unitMix)),
    model: Int32Array.from(sales, (sale, at) => word(book.siteModel, at, models, sale.model ?? '')),
    leaseStart: Float64Array.from(sales, (sale) => sale.leaseStartYear ?? Number.NaN),
    activity: Uint8Array.from(sales, (sale) => sale.activity),
  }
}

/** First yyyymm of the evidence for a month, of which the months before are known. */
export const evidenceFrom = (month: number, windowMonths: number): number => monthOfIndex(month - windowMonths)
