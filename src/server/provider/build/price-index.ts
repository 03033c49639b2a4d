import { addFloat64At, float64At } from '#lib/element-at.ts'
import { monthIndex, monthOfIndex } from '#lib/months.ts'

/** One sale of the index. Strata are labels: sales of one stratum are homes of one kind in one place. */
export interface IndexSale {
  /** yyyymm */
  month: number
  psf: number
  stratum: string | number
}

/** Month-to-month steps are assumed to be small; the assumption weighs as much as this many sales. */
const SMOOTHING_SALES = 8

/**
 * Mix-adjusted price index: log psf = level of the stratum + level of the month, fitted by weighted least squares
 * (time-dummy method with fixed effects, Eurostat RPPI handbook ch. 5), so that a month in which more expensive homes were sold is not taken for growth.
 * A small penalty on month-to-month steps stabilises months with few sales and bridges those without.
 * Returns index values by month, 100 at the first month with sales; empty when there are none.
 */
export function mixAdjustedIndex(sales: readonly IndexSale[]): Map<number, number> {
  if (sales.length === 0) return new Map()
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { month } of sales) {
    const at = monthIndex(month)
    if (at < first) first = at
    if (at > last) last = at
  }
  const size = last - first + 1
  const { matrix, right } = normalEquations(sales, first, size)
  const levels = solveFromSecond(matrix, right, size)
  const index = new Map<number, number>()
  for (let at = 0; at < size; at++) index.set(monthOfIndex(first + at), 100 * Math.exp(float64At(levels, at)))
  return index
}

/** The normal equations of the month levels after the strata's levels are eliminated (within-transformation). */
function normalEquations(sales: readonly IndexSale[], first: number, size: number) {
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  const strata = new Map<string | number, Map<number, { n: number; sum: number }>>()
  for (const { month, psf, stratum } of sales) {
    const at = monthIndex(month) - first
    let cells = strata.get(stratum)
    if (!cells) {
      cells = new Map()
      strata.set(stratum, cells)
    }
    const cell = cells.get(at)
    if (cell) {
      cell.n++
      cell.sum += Math.log(psf)
    } else cells.set(at, { n: 1, sum: Math.log(psf) })
  }
  const add = (row: number, column: number, by: number) => {
    addFloat64At(matrix, row * size + column, by)
  }
  for (const cells of strata.values()) {
    let n = 0
    let sum = 0
    for (const cell of cells.values()) {
      n += cell.n
      sum += cell.sum
    }
    for (const [row, cell] of cells) {
      add(row, row, cell.n)
      right[row] = float64At(right, row) + cell.sum - (cell.n * sum) / n
      for (const [column, other] of cells) add(row, column, (-cell.n * other.n) / n)
    }
  }
  for (let at = 1; at < size; at++) {
    add(at, at, SMOOTHING_SALES)
    add(at - 1, at - 1, SMOOTHING_SALES)
    add(at, at - 1, -SMOOTHING_SALES)
    add(at - 1, at, -SMOOTHING_SALES)
  }
  return { matrix, right }
}

/** Solves the symmetric positive definite system with the first unknown held at 0, by Cholesky decomposition in place. */
function solveFromSecond(a: Float64Array, b: Float64Array, size: number): Float64Array {
  const at = (row: number, column: number) => float64At(a, row * size + column)
  for (let j = 1; j < size; j++) {
    let diagonal = at(j, j)
    for (let k = 1; k < j; k++) diagonal -= at(j, k) ** 2
    const root = Math.sqrt(Math.max(diagonal, 1e-12))
    a[j * size + j] = root
    for (let i = j + 1; i < size; i++) {
      let value = at(i, j)
      for (let k = 1; k < j; k++) value -= at(i, k) * at(j, k)
      a[i * size + j] = value / root
    }
  }
  const x = new Float64Array(size)
  for (let i = 1; i < size; i++) {
    let value = float64At(b, i)
    for (let k = 1; k < i; k++) value -= at(i, k) * float64At(x, k)
    x[i] = value / at(i, i)
  }
  for (let i = size - 1; i >= 1; i--) {
    let value = float64At(x, i)
    for (let k = i + 1; k < size; k++) value -= at(k, i) * float64At(x, k)
    x[i] = value / at(i, i)
  }
  return x
}
