import type { Dated } from '#property/duties/dated.ts'
import { type PlanResult, walkPlan } from './month-engine.ts'
import type { PlanBreak, PlanMonth, PlanMove } from './plan-ledger.ts'
import type { PlanScenario, PlanStep, SmartPlan } from './plan-model.ts'
import { firstDayOf } from './plan-months.ts'
import type { PlanRules } from './plan-rules.ts'
import { type GrowthBands, type PlanFigures, planFigures, type SensitivityKey, sensitivityOf } from './plan-scenarios.ts'

/** A result in a row of a table. */
export interface PlanSummary<Key extends string = string> {
  id: Key
  name: string
  /** the month in which it breaks; null: it holds */
  breaksIn: number | null
  figures: PlanFigures
}

/** Twelve months of a plan. */
export interface PlanYear extends Pick<PlanMonth, 'inflow' | 'outflow' | 'closing' | 'fund' | 'homes' | 'debt' | 'net'> {
  /** the last of them */
  month: number
}

/** All that is shown of a plan, without anything but data. */
export interface PlanFindings {
  name: string
  firstBreak: PlanBreak | null
  moves: readonly PlanMove[]
  /** points of the chart, the first and the last month among them */
  line: readonly { month: number; closing: number; net: number }[]
  /** cash at the end of each move's month */
  marks: readonly { id: string; month: number; closing: number }[]
  years: readonly PlanYear[]
  figures: PlanFigures
  variants: readonly PlanSummary[]
  sensitivity: readonly PlanSummary<SensitivityKey>[]
  scenario: PlanScenario
  fund: { rule: Dated; buysHomes: boolean }
}

/** More points of a line than these are not seen. */
const POINTS_MAX = 180

const summaryOf = <Key extends string>(id: Key, name: string, result: PlanResult): PlanSummary<Key> => ({
  id,
  name,
  breaksIn: result.breaks[0]?.month ?? null,
  figures: planFigures(result),
})

/** A step over which a line loses nothing but what is too near to be seen; the months of moves stay. */
function lineOf({ months, moves }: PlanResult): PlanFindings['line'] {
  const every = Math.ceil(months.length / POINTS_MAX)
  const kept = new Set(moves.flatMap(({ month }) => [month - 1, month]))
  const last = months.length - 1
  return months.flatMap(({ closing, net }, month) =>
    month % every === 0 || month === last || kept.has(month) ? [{ month, closing, net }] : [],
  )
}

function yearsOf({ months }: PlanResult): PlanYear[] {
  return Array.from({ length: Math.floor(months.length / 12) }, (_, at) => {
    const [from, month] = [at * 12, at * 12 + 11]
    const year = months.slice(from, month + 1)
    const { closing, fund, homes, debt, net } = months[month] as PlanMonth
    const [inflow, outflow] = [year.reduce((sum, one) => sum + one.inflow, 0), year.reduce((sum, one) => sum + one.outflow, 0)]
    return { month, inflow, outflow, closing, fund, homes, debt, net }
  })
}

interface Asked {
  plan: Omit<SmartPlan, 'steps'>
  variants: readonly { id: string; name: string; steps: readonly PlanStep[] }[]
  shown: string
  scenario: PlanScenario
  bands: GrowthBands | null
}

/** Without a market's history, a point of growth either way. */
const around = (growth: number) => ({ low: growth - 100, high: growth + 100 })

/** Walks through every variant, and through the shown one under other rates, prices and wages. */
export function findingsOf(rules: PlanRules, { plan, variants, shown, scenario, bands }: Asked): PlanFindings {
  const walked = variants.map(({ id, name, steps }) => ({ id, name, steps, result: walkPlan({ ...plan, steps }, rules, scenario) }))
  const { name, steps, result } = walked.find(({ id }) => id === shown) ?? (walked[0] as (typeof walked)[number])
  const others = sensitivityOf({ ...plan, steps }, rules, scenario, bands ?? around(scenario.growth))
  return {
    name,
    moves: result.moves,
    firstBreak: result.breaks[0] ?? null,
    line: lineOf(result),
    years: yearsOf(result),
    scenario,
    marks: result.moves.map(({ id, month }) => ({ id, month, closing: result.months[month]?.closing ?? 0 })),
    figures: planFigures(result),
    variants: walked.map((one) => summaryOf(one.id, one.name, one.result)),
    sensitivity: others.map((row) => summaryOf(row.key, '', row.result)),
    fund: { rule: rules.fund.contributionRule(firstDayOf(plan.start)), buysHomes: rules.fund.usable !== null },
  }
}
