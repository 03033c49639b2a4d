import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import type { Comparables, Evidence, Subject } from './comparables.ts'
import { askKernel, type KernelAnswer, type KernelShape, weightOf } from './kernel.ts'
import { fitLocally } from './local-fit.ts'
import { levelAt, marketTrend } from './price-index.ts'
import type { Market } from './sale-table.ts'
import type { WeightedComparables } from './weighted-comparables.ts'

/** The first shape gives the estimate that the trees correct; the others see the evidence through narrower and wider windows. */
export interface FeaturePlan {
  shapes: readonly { name: string; shape: KernelShape }[]
  /** local regressions, whose answers are features too */
  planes: readonly { name: string; shape: KernelShape }[]
  factNames: readonly string[]
  /** names of the shapes whose comparables' weighted median is a feature too: a mean follows the odd sale */
  medians?: readonly string[]
}

export const featurePlanOf = (
  market: Market,
  { shapes, planes, medians }: Pick<FeaturePlan, 'shapes' | 'planes' | 'medians'>,
): FeaturePlan => ({
  shapes,
  planes,
  ...(medians && { medians }),
  factNames: market.sites.facts.map(({ name }) => name),
})

/** Names of the features in the order of {@link describeSubject}. */
export function featureNames({ shapes, planes, factNames, medians = [] }: FeaturePlan): string[] {
  return [
    'rate',
    'spread',
    'age',
    'floorGap',
    'areaGap',
    'leaseGap',
    'own',
    ...shapes.flatMap(({ name }, at) => [...(at > 0 ? [`${name}.rate`] : []), `${name}.effective`]),
    ...planes.flatMap(({ name }) => [`${name}.plane`, `${name}.variance`, `${name}.floorSlope`, `${name}.ageSlope`]),
    'own.age',
    'own.floorGap',
    'own.areaGap',
    'last.rate',
    'last.age',
    'last.floorGap',
    'last2.rate',
    'kind',
    'model',
    'zone',
    'area',
    'floor',
    'leaseStart',
    'leaseLeft',
    'lat',
    'lng',
    'month',
    'trend3',
    'trend12',
    'local12',
    'floorShare',
    ...factNames,
    ...medians.map((name) => `${name}.median`),
  ]
}

/**
 * Writes the subject's features from its comparables, which stand at its area, to `out` and returns the first kernel's answer.
 * Rates are differences in log price per area, so that the trees learn corrections, not levels.
 */
export function describeSubject(evidence: Evidence, subject: Subject, weighted: WeightedComparables, out: Float32Array): KernelAnswer {
  const c = weighted.comparables
  const answers = weighted.kernels.map((view) => askKernel(c, view))
  const main = elementAt(answers, 0)
  const own = elementAt(answers, 2)
  let at = 0
  const put = (value: number) => {
    out[at++] = value
  }
  for (const value of [main.rate, main.spread, main.age, main.floorGap, main.areaGap, main.leaseGap, main.own]) put(value)
  answers.forEach((answer, i) => {
    if (i > 0) put(answer.rate - main.rate)
    put(answer.effective)
  })
  for (const view of weighted.planes) {
    const fit = fitLocally(c, view, main.rate)
    for (const value of [fit.rate - main.rate, fit.variance, fit.floorSlope, fit.ageSlope]) put(value)
  }
  for (const value of [own.age, own.floorGap, own.areaGap]) put(value)
  putLast(c, main.rate, put)
  putHome(evidence, subject, put)
  for (const view of weighted.medians) put(weightedMedian(c, view.shape) - main.rate)
  return main
}

/** The rate that half of the weight lies below; NaN without evidence. */
function weightedMedian(c: Comparables, shape: KernelShape): number {
  const weights = Float64Array.from({ length: c.count }, (_, i) => weightOf(c, i, shape))
  const order = Int32Array.from(weights.keys())
    .filter((i) => float64At(weights, i) > 0)
    .sort((a, b) => float64At(c.rate, a) - float64At(c.rate, b))
  const half = order.reduce((sum, i) => sum + float64At(weights, i), 0) / 2
  let sum = 0
  for (const i of order) {
    sum += float64At(weights, i)
    if (sum >= half) return float64At(c.rate, i)
  }
  return Number.NaN
}

function putLast(c: Comparables, rate: number, put: (value: number) => void): void {
  let last = -1
  let before = -1
  for (let i = 0; i < c.count && c.sameSite[i]; i++) {
    if (c.newSale[i] || !c.sameKind[i]) continue
    if (last < 0) last = i
    else {
      before = i
      break
    }
  }
  put(last < 0 ? Number.NaN : float64At(c.rate, last) - rate)
  put(last < 0 ? Number.NaN : float64At(c.age, last))
  put(last < 0 ? Number.NaN : float64At(c.floorGap, last))
  put(before < 0 ? Number.NaN : float64At(c.rate, before) - rate)
}

function putHome({ market, index, tellsTime }: Evidence, subject: Subject, put: (value: number) => void): void {
  const { sites } = market
  const { site, kind, month } = subject
  const zone = int32At(sites.zone, site)
  const trend = (months: number) => levelAt(index, zone, kind, month) - levelAt(index, zone, kind, month - months)
  const ofTime = (value: number) => (tellsTime ? value : Number.NaN)
  const leaseLeft = ofTime(subject.leaseStart + 99 - month / 12)
  for (const value of [kind, subject.model, zone, subject.area, subject.floor, subject.leaseStart, leaseLeft]) put(value)
  for (const value of [float64At(sites.lat, site), float64At(sites.lng, site)]) put(value)
  for (const value of [month % 12, trend(3), trend(12), trend(12) - marketTrend(index, month, 12)]) put(ofTime(value))
  const floors = sites.facts.find(({ name }) => name === 'maxFloor')?.values[site] ?? Number.NaN
  put(subject.floor / floors)
  for (const { values } of sites.facts) put(float64At(values, site))
}
