import { Comparables, type Evidence, gather, type Subject } from './comparables.ts'
import { describeSubject, featureNames } from './features.ts'
import { findNeighbours, salesBySite } from './neighbours.ts'
import type { ValuationPlan } from './plan.ts'
import type { PriceIndex } from './price-index.ts'
import { RollingIndex } from './rolling-index.ts'
import { firstRowFrom, logRate, type Market, type SaleTable } from './sale-table.ts'

/** Past sales as lessons: what was known of each before its own month, and by how much the kernel then missed its price. */
export interface Examples {
  count: number
  names: readonly string[]
  /** one column per feature */
  columns: readonly Float32Array[]
  /** row of the sale table, ascending */
  row: Int32Array
  month: Int32Array
  /** log price minus the kernel's */
  target: Float64Array
  /** the kernel's log price; NaN where it refused */
  base: Float64Array
  effective: Float32Array
}

interface RollOptions {
  /** months, the last included */
  from: number
  to: number
  /** which rows become examples; the others are evidence only */
  wanted: (row: number) => boolean
  /** memory for the columns, perhaps shared between threads */
  allocate?: (bytes: number) => ArrayBufferLike
  onMonth?: (sales: number) => void
}

const CAPACITY = 30_000
const FIRST_ROUNDS = 12
const ROUNDS = 2

export const subjectOf = (sales: SaleTable, row: number): Subject => ({
  site: sales.site[row] as number,
  kind: sales.kind[row] as number,
  model: sales.model[row] as number,
  area: sales.area[row] as number,
  floor: sales.floor[row] as number,
  leaseStart: sales.leaseStart[row] as number,
  month: sales.month[row] as number,
})

/** Everything a subject is compared with, by an index that may move on. */
export function evidenceOf(market: Market, plan: ValuationPlan, index: PriceIndex): Evidence {
  return {
    market,
    index,
    bySite: salesBySite(market.sales, market.sites),
    neighbours: findNeighbours(market.sites, plan.neighbourMetres),
    windowMonths: plan.comparableMonths,
    otherKinds: plan.otherKinds,
    leasePremium: plan.leasePremium,
    errors: new Float64Array(market.sales.count).fill(Number.NaN),
  }
}

/** Walks through the months; each sale is described from the sales of earlier months only. */
export function rollExamples(market: Market, plan: ValuationPlan, options: RollOptions): Examples {
  const { sales } = market
  const { allocate = (bytes) => new ArrayBuffer(bytes) } = options
  const rows: number[] = []
  for (let row = firstRowFrom(sales, options.from); row < firstRowFrom(sales, options.to + 1); row++)
    if (options.wanted(row)) rows.push(row)
  const features = { shapes: plan.shapes, planes: plan.planes, factNames: market.sites.facts.map(({ name }) => name) }
  const names = featureNames(features)
  const examples: Examples = {
    count: rows.length,
    names,
    columns: names.map(() => new Float32Array(allocate(rows.length * 4))),
    row: new Int32Array(allocate(rows.length * 4)),
    month: new Int32Array(allocate(rows.length * 4)),
    target: new Float64Array(allocate(rows.length * 8)),
    base: new Float64Array(allocate(rows.length * 8)),
    effective: new Float32Array(allocate(rows.length * 4)),
  }
  const rolling = new RollingIndex(market, plan.index)
  const evidence = evidenceOf(market, plan, rolling.index)
  const comparables = new Comparables(CAPACITY)
  const described = new Float32Array(names.length)
  let at = 0
  for (let month = options.from; month <= options.to; month++) {
    rolling.advance(month, month === options.from ? FIRST_ROUNDS : ROUNDS)
    const start = at
    for (; at < rows.length && sales.month[rows[at] as number] === month; at++) {
      const row = rows[at] as number
      const subject = subjectOf(sales, row)
      gather(evidence, subject, comparables)
      const answer = describeSubject(evidence, subject, comparables, features, described)
      for (let f = 0; f < names.length; f++) (examples.columns[f] as Float32Array)[at] = described[f] as number
      examples.row[at] = row
      examples.month[at] = month
      examples.effective[at] = answer.effective
      examples.base[at] = answer.rate + Math.log(subject.area)
      examples.target[at] = logRate(sales, row) - answer.rate
    }
    for (let i = start; i < at; i++) evidence.errors[examples.row[i] as number] = examples.target[i] as number
    options.onMonth?.(at - start)
  }
  return examples
}
