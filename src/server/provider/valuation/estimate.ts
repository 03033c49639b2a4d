import { elementAt } from '#lib/element-at.ts'
import { areasToAsk, risingWithArea, soldAreas } from './area-domain.ts'
import { type Bands, bandAround } from './bands.ts'
import type { Evidence, Subject } from './comparables.ts'
import { type Explained, explain, type PriceSteps, stepsOf } from './explain.ts'
import { describeSubject, featureNames, featurePlanOf } from './features.ts'
import { type Forest, predictRow } from './gbdt-predict.ts'
import type { ValuationPlan } from './plan.ts'
import type { WeightedComparables } from './weighted-comparables.ts'

/** What was learnt from past sales. */
export interface Valuer {
  plan: ValuationPlan
  forests: readonly Forest[]
  bands: Bands
}

export interface EngineEstimate {
  /** whole units of money, like the bands */
  value: number
  low68: number
  high68: number
  low90: number
  high90: number
  /** how many equally weighted sales the evidence amounts to */
  effective: number
  /** of the newest comparable */
  newestAgeMonths: number
  /** from what was paid to the value */
  steps: PriceSteps
  /** the heaviest first */
  comparables: Explained[]
}

export interface TooLittleEvidence {
  refused: 'TOO_LITTLE_EVIDENCE'
  effective: number
  needed: number
}

/** The mean of forests for a row of features. */
export const meanAnswer = (forests: readonly Forest[], row: Float32Array): number =>
  forests.reduce((sum, forest) => sum + predictRow(forest, row), 0) / forests.length

/**
 * Values one home from the evidence: the comparables' weighted mean, corrected by the forests, with its bands and the sales behind it.
 * Refuses below the plan's least evidence. `weighted` is memory, used again from call to call.
 */
export function estimateHome(
  evidence: Evidence,
  subject: Subject,
  { plan, forests, bands }: Valuer,
  weighted: WeightedComparables,
  mostComparables: number,
): EngineEstimate | TooLittleEvidence {
  const row = new Float32Array(featureNames(featurePlanOf(evidence.market, plan)).length)
  const { comparables: room } = weighted
  weighted.lookAt(evidence, subject)
  const ask = (area: number) => {
    const other = { ...subject, area }
    weighted.moveTo(evidence, other)
    const answer = describeSubject(evidence, other, weighted, row)
    return { ...answer, log: answer.rate + Math.log(area) + meanAnswer(forests, row) }
  }
  const asked = areasToAsk(soldAreas(evidence.market.sales, room), subject.area)
  const logs = asked.map(({ area }) => (area === subject.area ? Number.NaN : ask(area).log))
  // the subject itself last: its features and comparables are the ones to show
  const { effective, log: own } = ask(subject.area)
  if (!(effective >= plan.effectiveMin)) return { refused: 'TOO_LITTLE_EVIDENCE', effective, needed: plan.effectiveMin }
  const all = logs.map((log, i) => (asked[i]?.area === subject.area ? own : log))
  const rising = asked.length > 1 ? risingWithArea(asked, all, subject.area) : own
  const log = (Number.isFinite(rising) ? rising : own) + (bands.shift ?? 0)
  const band = bandAround(bands, log, row, subject.kind)
  const { shape } = elementAt(plan.shapes, 0)
  const value = money(log)
  return {
    value,
    low68: money(band.low68),
    high68: money(band.high68),
    low90: money(band.low90),
    high90: money(band.high90),
    effective,
    newestAgeMonths: room.age.subarray(0, room.count).reduce((least, age) => Math.min(least, age), Number.POSITIVE_INFINITY),
    steps: stepsOf(evidence, subject.kind, Math.log(subject.area), room, shape, value),
    comparables: explain(evidence, subject, room, shape, mostComparables),
  }
}

export const money = (log: number): number => Math.round(Math.exp(log))
