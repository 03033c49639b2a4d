import { addFloat64At, float64At, int32At } from '#lib/element-at.ts'
import type { SaleTable } from './sale-table.ts'

/** Homes that compare with nothing but each other when the index is drawn: one site, one kind, new or not. */
export interface Strata {
  count: number
  /** by row */
  of: Int32Array
}

export function strataOf(sales: SaleTable, kinds: number): Strata {
  const ids = new Map<number, number>()
  const of = new Int32Array(sales.count)
  for (let row = 0; row < sales.count; row++) {
    const key = (int32At(sales.site, row) * kinds + int32At(sales.kind, row)) * 2 + (sales.activity[row] === 2 ? 1 : 0)
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    of[row] = id
  }
  return { of, count: ids.size }
}

/** Mean of a row's figure over some rows of each stratum; NaN where it has none. */
export function strataMeans({ of, count }: Strata, known: Int32Array, figure: (row: number) => number): Float64Array {
  const sum = new Float64Array(count)
  const rows = new Float64Array(count)
  for (const row of known) {
    const s = int32At(of, row)
    addFloat64At(sum, s, figure(row))
    addFloat64At(rows, s, 1)
  }
  return sum.map((total, s) => (float64At(rows, s) > 0 ? total / float64At(rows, s) : Number.NaN))
}
