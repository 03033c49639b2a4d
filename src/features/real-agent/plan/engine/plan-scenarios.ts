import { quantileSorted } from '#lib/quantiles.ts'
import { type PlanResult, walkPlan } from './month-engine.ts'
import type { PlanScenario, SmartPlan } from './plan-model.ts'
import { monthsFrom } from './plan-months.ts'
import type { PlanRules } from './plan-rules.ts'

/** Year changes of a market's index: quartiles in basis points, how many years ending in each month there are, and when. */
export interface GrowthBands {
  low: number
  middle: number
  high: number
  n: number
  from: string
  to: string
}

/** Fewer year changes than these say nothing. */
const YEAR_CHANGES_MIN = 24

/** The quartiles of an index's changes over twelve months, from every month that has one a year before; null where there are too few. */
export function growthBands(points: readonly { month: string; value: number }[]): GrowthBands | null {
  const byMonth = new Map(points.map(({ month, value }) => [month, value]))
  const changes: { month: string; change: number }[] = []
  for (const { month, value } of points) {
    const before = byMonth.get(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)
    if (before && before > 0) changes.push({ month, change: value / before - 1 })
  }
  const [first, last] = [points[0], points.at(-1)]
  if (changes.length < YEAR_CHANGES_MIN || !first || !last || monthsFrom(first.month, last.month) < YEAR_CHANGES_MIN) return null
  const sorted = changes.map(({ change }) => change).toSorted((one, other) => one - other)
  const at = (q: number) => Math.round(quantileSorted(sorted, q) * 10_000)
  return { low: at(0.25), middle: at(0.5), high: at(0.75), n: changes.length, from: first.month, to: last.month }
}

export const SENSITIVITY = ['base', 'rate-up', 'rate-up-more', 'rate-down', 'growth-low', 'growth-high', 'pause'] as const
export type SensitivityKey = (typeof SENSITIVITY)[number]

/** No wages for half a year, a year from now. */
const PAUSE = { from: 12, months: 6 }

const changed = (base: PlanScenario, key: SensitivityKey, { low, high }: Pick<GrowthBands, 'low' | 'high'>): PlanScenario => {
  const scenarios: Record<SensitivityKey, PlanScenario> = {
    base,
    'rate-up': { ...base, rateChange: base.rateChange + 100 },
    'rate-up-more': { ...base, rateChange: base.rateChange + 200 },
    'rate-down': { ...base, rateChange: base.rateChange - 100 },
    'growth-low': { ...base, growth: low },
    'growth-high': { ...base, growth: high },
    pause: { ...base, pause: PAUSE },
  }
  return scenarios[key]
}

export interface SensitivityRow {
  key: SensitivityKey
  scenario: PlanScenario
  result: PlanResult
}

/** The plan once more under other rates, growth and wages. */
export const sensitivityOf = (
  plan: SmartPlan,
  rules: PlanRules,
  base: PlanScenario,
  bands: Pick<GrowthBands, 'low' | 'high'>,
): SensitivityRow[] =>
  SENSITIVITY.map((key) => {
    const scenario = changed(base, key, bands)
    return { key, scenario, result: walkPlan(plan, rules, scenario) }
  })

export interface PlanFigures {
  leastCash: number
  leastMonth: number
  endNet: number
  endCash: number
  endDebt: number
  /** paid to authorities, less what came back */
  duties: number
}

/** What is told of a result in a line. */
export function planFigures({ months, moves }: PlanResult): PlanFigures {
  let [leastCash, leastMonth] = [Number.POSITIVE_INFINITY, 0]
  months.forEach(({ closing }, month) => {
    if (closing < leastCash) [leastCash, leastMonth] = [closing, month]
  })
  const end = months.at(-1)
  const duties = moves.reduce(
    (sum, { flows }) => flows.reduce((all, { kind, amount }) => (kind === 'duty' || kind === 'remission' ? all - amount : all), sum),
    0,
  )
  return {
    leastCash: months.length > 0 ? leastCash : 0,
    leastMonth,
    duties,
    endNet: end?.net ?? 0,
    endCash: end?.closing ?? 0,
    endDebt: end?.debt ?? 0,
  }
}
