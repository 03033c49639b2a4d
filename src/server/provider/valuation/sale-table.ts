import { float64At, int32At } from '#lib/element-at.ts'
/**
 * The engine's view of a market: columns of equal length, rows ordered by month. Pure data, so that it can be built from a database,
 * from files or for a test.
 */
export interface SaleTable {
  count: number
  /** months since year 0, ascending */
  month: Int32Array
  /** natural logarithm of the price */
  logPrice: Float64Array
  /** square metres */
  area: Float64Array
  /** middle of the floor band; NaN where unknown */
  floor: Float64Array
  /** row of the {@link SiteTable}: a block, project or estate */
  site: Int32Array
  /** homes of one kind compare directly: flat type, market segment, house type */
  kind: Int32Array
  /** finer than kind: flat model, property type */
  model: Int32Array
  /** year in which the lease began; NaN for freehold or unknown */
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
