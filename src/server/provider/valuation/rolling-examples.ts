import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import { areasToAsk, soldAreas } from './area-domain.ts'
import type { Evidence, Subject } from './comparables.ts'
import { describeSubject, featureNames, featurePlanOf } from './features.ts'
import { findNeighbours, salesBySite } from './neighbours.ts'
import type { ValuationPlan } from './plan.ts'
import type { PriceIndex } from './price-index.ts'
import { ProbeList, type Probes } from './probes.ts'
import { RollingIndex } from './rolling-index.ts'
import { firstRowFrom, logRate, type Market, type SaleTable } from './sale-table.ts'
import { Sight } from './sight.ts'

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
  /** square metres */
  area: Float64Array
  probes: Probes
  /** as it stood in the last month */
  index: PriceIndex
}

interface RollOptions {
  /** months, the last included */
  from: number
  to: number
  /** from this month on the examples are to be valued, not only learnt from */
  valuedFrom: number
  /** which rows become examples; the others are evidence only */
  wanted: (row: number) => boolean
  /** memory for the columns, perhaps shared between threads */
  allocate?: Allocate
  onMonth?: (sales: number) => void
}

export type Allocate = (bytes: number) => ArrayBufferLike

const CAPACITY = 30_000
const FIRST_ROUNDS = 12
const ROUNDS = 2

export const subjectOf = (sales: SaleTable, row: number): Subject => ({
  site: int32At(sales.site, row),
  kind: int32At(sales.kind, row),
  model: int32At(sales.model, row),
  area: float64At(sales.area, row),
  floor: float64At(sales.floor, row),
  leaseStart: float64At(sales.leaseStart, row),
  month: int32At(sales.month, row),
})

/** Everything a subject is compared with, by an index that may move on. */
export function evidenceOf(market: Market, plan: ValuationPlan, index: PriceIndex): Evidence {
  return {
    market,
    index,
    bySite: salesBySite(market.sales, market.sites),
    neighbours: findNeighbours(market.sites, plan.neighbourMetres),
    windowMonths: plan.comparableMonths,
    leasePremium: plan.leasePremium,
  }
}

/** Walks through the months; each sale is described from the sales of earlier months only. */
export function rollExamples(market: Market, plan: ValuationPlan, options: RollOptions): Examples {
  const { sales } = market
  const { allocate = (bytes) => new ArrayBuffer(bytes) } = options
  const rows: number[] = []
  for (let row = firstRowFrom(sales, options.from); row < firstRowFrom(sales, options.to + 1); row++)
    if (options.wanted(row)) rows.push(row)
  const features = featurePlanOf(market, plan)
  const examples = emptyExamples(featureNames(features), rows.length, allocate)
  const probes = new ProbeList(rows.length)
  const rolling = new RollingIndex(market, plan.index)
  const evidence = evidenceOf(market, plan, rolling.index)
  const sight = new Sight(plan, Math.min(CAPACITY, sales.count))
  const described = new Float32Array(examples.names.length)
  let at = 0
  for (let month = options.from; month <= options.to; month++) {
    rolling.advance(month, month === options.from ? FIRST_ROUNDS : ROUNDS)
    const start = at
    for (; at < rows.length && sales.month[elementAt(rows, at)] === month; at++) {
      const row = elementAt(rows, at)
      const subject = subjectOf(sales, row)
      sight.lookAt(evidence, subject)
      const { rate, effective } = describeSubject(evidence, subject, sight, described)
      described.forEach((value, f) => {
        elementAt(examples.columns, f)[at] = value
      })
      examples.row[at] = row
      examples.month[at] = month
      examples.effective[at] = effective
      examples.area[at] = subject.area
      examples.base[at] = rate + Math.log(subject.area)
      examples.target[at] = logRate(sales, row) - rate
      if (month >= options.valuedFrom && !Number.isNaN(rate)) ask(at, subject, rate)
    }
    options.onMonth?.(at - start)
  }
  return { ...examples, probes: probes.finish(allocate), index: rolling.index }

  function ask(example: number, subject: Subject, ownRate: number): void {
    const asked = areasToAsk(soldAreas(sales, sight.comparables), subject.area)
    if (asked.length <= 1) return
    const own = described.slice()
    probes.open(example)
    for (const one of asked) {
      if (one.area === subject.area) {
        probes.add(one, ownRate + Math.log(one.area), own)
        continue
      }
      const other = { ...subject, area: one.area }
      sight.moveTo(evidence, other)
      const { rate } = describeSubject(evidence, other, sight, described)
      probes.add(one, rate + Math.log(one.area), described)
    }
  }
}

const emptyExamples = (names: readonly string[], count: number, allocate: Allocate): Omit<Examples, 'probes' | 'index'> => ({
  count,
  names,
  columns: names.map(() => new Float32Array(allocate(count * 4))),
  row: new Int32Array(allocate(count * 4)),
  month: new Int32Array(allocate(count * 4)),
  target: new Float64Array(allocate(count * 8)),
  base: new Float64Array(allocate(count * 8)),
  effective: new Float32Array(allocate(count * 4)),
  area: new Float64Array(allocate(count * 8)),
})
