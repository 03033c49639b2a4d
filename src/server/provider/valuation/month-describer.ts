import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import { areasToAsk, soldAreas } from './area-domain.ts'
import type { Evidence, Subject } from './comparables.ts'
import type { ExampleColumns, MonthOfExamples } from './examples.ts'
import { describeSubject } from './features.ts'
import { findNeighbours, salesBySite } from './neighbours.ts'
import type { ValuationPlan } from './plan.ts'
import { emptyIndex, type PriceIndex } from './price-index.ts'
import { ProbeList, type Probes } from './probes.ts'
import { logRate, type Market, type SaleTable } from './sale-table.ts'
import { WeightedComparables } from './weighted-comparables.ts'

const CAPACITY = 30_000

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
    acrossKinds: plan.index.kindLevels,
    ...(plan.farOff !== undefined && { farOff: plan.farOff }),
    tellsTime: !plan.timeless,
  }
}

/**
 * Describes the examples of a month from the sales of earlier months only. Months do not depend on each other but for the index that each is
 * given, so several describers may share one set of columns and take any months in any order.
 */
export class MonthDescriber {
  private readonly examples: ExampleColumns
  private readonly evidence: Evidence
  private readonly weighted: WeightedComparables
  private readonly described: Float32Array

  constructor(market: Market, plan: ValuationPlan, examples: ExampleColumns) {
    this.examples = examples
    this.evidence = evidenceOf(market, plan, emptyIndex(0, 0, 0, 0))
    this.weighted = new WeightedComparables(plan, Math.min(CAPACITY, market.sales.count))
    this.described = new Float32Array(examples.names.length)
  }

  /** Fills the month's part of the columns; returns its probes, numbered from its first example. */
  describe({ from, to, isValued, index }: MonthOfExamples): Probes {
    const { examples, weighted, described } = this
    const evidence = { ...this.evidence, index }
    const { sales } = evidence.market
    const probes = new ProbeList(to - from)
    for (let at = from; at < to; at++) {
      const row = int32At(examples.row, at)
      const subject = subjectOf(sales, row)
      weighted.lookAt(evidence, subject)
      const { rate, effective } = describeSubject(evidence, subject, weighted, described)
      described.forEach((value, f) => {
        elementAt(examples.columns, f)[at] = value
      })
      examples.effective[at] = effective
      examples.area[at] = subject.area
      examples.base[at] = rate + Math.log(subject.area)
      examples.target[at] = logRate(sales, row) - rate
      if (isValued && !Number.isNaN(rate)) this.ask(probes, at - from, evidence, subject, rate)
    }
    return probes.finish()
  }

  private ask(probes: ProbeList, example: number, evidence: Evidence, subject: Subject, ownRate: number): void {
    const { weighted, described } = this
    const asked = areasToAsk(soldAreas(evidence.market.sales, weighted.comparables), subject.area)
    if (asked.length <= 1) return
    const own = described.slice()
    probes.open(example)
    for (const one of asked) {
      if (one.area === subject.area) {
        probes.add(one, ownRate + Math.log(one.area), own)
        continue
      }
      const other = { ...subject, area: one.area }
      weighted.moveTo(evidence, other)
      const { rate } = describeSubject(evidence, other, weighted, described)
      probes.add(one, rate + Math.log(one.area), described)
    }
  }
}
