import { float64At, int32At } from '#lib/element-at.ts'
/**
 * The engine's view of a market: columns of equal length, rows ordered by month. Pure data, so that it can be built from a database,
 * from files or for a test.
 */
export interface SaleTable {
  count: number
  /** months since year 0, ascending */
  month: Int32Array
  /** the month in which each sale was published, where that is on record: it is evidence from the next month on */
  known?: Int32Array
  /** natural logarithm of the price */
  logPrice: Float64Array
  /** square metres; 1 where no area is on record, so that such homes are priced whole */
  area: Float64Array
  /** middle of the floor band; NaN where unknown */
  floor: Float64Array
  /** row of the {@link SiteTable}: a block, project or estate */
  site: Int32Array
  /** homes of one kind compare directly: flat type, market segment, house type */
  kind: Int32Array
  /** finer than kind: flat model, property type */
  model: Int32Array
  /**
   * Year in which the lease began; NaN for freehold or unknown. Where no lease is recorded, another figure in which like homes are near each other:
   * see the market's plan.
   */
  leaseStart: Float64Array
  /** 0 resale, 1 sub-sale, 2 sale by the developer */
  activity: Uint8Array
}

export interface SiteTable {
  count: number
  /** degrees; NaN where unknown */
  lat: Float64Array
  lng: Float64Array
  /** town or postal district */
  zone: Int32Array
  street: Int32Array
  /** further facts of the place (floors, homes, metres to the nearest station …), each NaN where unknown */
  facts: readonly { name: string; values: Float64Array }[]
}

export interface Market {
  sales: SaleTable
  sites: SiteTable
  kinds: readonly string[]
  models: readonly string[]
  zones: readonly string[]
}

/** Log price per square metre of a row. */
export const logRate = (sales: SaleTable, row: number): number => float64At(sales.logPrice, row) - Math.log(float64At(sales.area, row))

/** Whether a sale before a month had also been published before it. */
export const isKnown = ({ known }: SaleTable, row: number, month: number): boolean => known === undefined || int32At(known, row) < month

/**
 * Newest months whose sales say too little of errors. Where publication is on record, those of the month before are the few that were published at
 * once, and half of these are no ordinary sales.
 */
export const unsettledMonthsOf = ({ known }: SaleTable): number => (known === undefined ? 0 : 1)

/** The first month with evidence: of a sale, or of publication where that is on record. NaN without sales. */
export function evidenceBegins({ known, month }: SaleTable): number {
  if (known === undefined || known.length === 0) return month[0] ?? Number.NaN
  return known.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
}

/** First row of a month or later. */
export function firstRowFrom(sales: SaleTable, month: number): number {
  let low = 0
  let high = sales.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (int32At(sales.month, middle) < month) low = middle + 1
    else high = middle
  }
  return low
}
