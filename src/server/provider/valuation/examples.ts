import type { PriceIndex } from './price-index.ts'
import type { Probes } from './probes.ts'

/** Past sales as lessons: what was known of each before its own month, and by how much the kernel then missed its price. */
export interface Examples {
  count: number
  names: readonly string[]
  /** one column per feature */
  columns: readonly Float32Array[]
  /** row of the sale table, ascending */
  row: Int32Array
  month: Int32Array
  /** the month in which each was published, where that is on record: it is a lesson from the next month on */
  known?: Int32Array
  /** log price minus the kernel's */
  target: Float64Array
  /** the kernel's log price; NaN where it refused */
  base: Float64Array
  effective: Float32Array
  /** square metres */
  area: Float64Array
  probes: Probes
  /** as it stood in the last month */
  index: PriceIndex
}

/** Examples before they are described: all but the probes and the index. */
export type ExampleColumns = Omit<Examples, 'probes' | 'index'>

/** The examples of one month, `from` … `to − 1`, and the index as it was known before it. */
export interface MonthOfExamples {
  month: number
  from: number
  to: number
  /** whether they are to be valued, so that other areas are asked for too */
  isValued: boolean
  index: PriceIndex
}
