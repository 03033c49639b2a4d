import { addMonths, monthOfIndex } from '#lib/months.ts'
import type { MarketContext } from '../../context.ts'
import { estimateHome } from '../../valuation/estimate.ts'
import { weightedComparablesOf } from '../../valuation/segment-model.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { type EngineCase, engineCase, isSound } from './engine-estimate.ts'
import { firstMonthOf, isThin, newestOf, type Prepared, prepareHome, salesNearby } from './estimate-project.ts'
import { isRefusal, type Sale } from './evidence.ts'
import type { HomeAsked } from './home.ts'
import { USUAL } from './premiums.ts'
import { type Valuation, valueHome } from './rules.ts'
import { type SalesScope, SCOPE } from './store.ts'
import { pickSeries } from './time-index.ts'

/** Number of quarters before today's estimate. */
export const HISTORY_QUARTERS = 12
const STEP_MONTHS = 3
const MONTHS_BACK = HISTORY_QUARTERS * STEP_MONTHS

/** Limits on sales read, which include the months before the oldest point. */
const LONG_SCOPE: SalesScope = { months: SCOPE.months + MONTHS_BACK, own: 2 * SCOPE.own, neighbours: 2 * SCOPE.neighbours }

export type PastValuation = Pick<Valuation, 'asOf' | 'value' | 'low68' | 'high68' | 'low90' | 'high90' | 'effectiveN'>

/** From this many sales around the home on, only every second or fourth quarter is estimated, to limit the work. */
const MANY_SALES = 1_200
const VERY_MANY_SALES = 1_700

/** Months back of the points, oldest first; the last is 0. */
function stepsBack(sales: number): number[] {
  const stride = sales >= VERY_MANY_SALES ? 4 : sales >= MANY_SALES ? 2 : 1
  return Array.from({ length: HISTORY_QUARTERS / stride + 1 }, (_, i) => (HISTORY_QUARTERS - i * stride) * STEP_MONTHS)
}

/**
 * Estimates of the home by the same method from the sales recorded up to each of the past quarters, oldest first; the last is today's estimate.
 * Quarters in which the method refuses are left out, and with very many sales around, quarters are skipped. At most six statements.
 */
export const estimateHistory = async (
  context: MarketContext,
  project: ProjectRecord,
  asked: HomeAsked,
  withMonthBefore = false,
): Promise<PastValuation[]> => {
  const past = await estimatesBack(context, project, asked, (quarters) => (withMonthBefore ? [...quarters, 1] : quarters))
  return past.map(({ estimate }) => estimate)
}

/** An estimate of so many months before the newest. */
export interface EstimateBack {
  back: number
  estimate: PastValuation
}

/** The same of the months that are picked, of the quarters or others: so many before the newest, oldest first. */
export async function estimatesBack(
  context: MarketContext,
  project: ProjectRecord,
  asked: HomeAsked,
  pick: (quarters: readonly number[]) => readonly number[],
): Promise<EstimateBack[]> {
  const steps = (sales: number) => pick(stepsBack(sales)).toSorted((a, b) => b - a)
  const prepared = await prepareHome(context, project, asked, LONG_SCOPE)
  if ('reason' in prepared) return []
  const { home, engine } = prepared
  if (!engine) return firstHistory(prepared, project, await salesNearby(context, project, asked, prepared, LONG_SCOPE), steps)
  const { plan } = engine.model.valuer
  // the index has no months before its own window
  const windowMonths = Math.min(plan.comparableMonths + MONTHS_BACK, plan.index.windowMonths)
  return engineHistory(await engineCase(context, engine.model, engine.site, project, home, windowMonths), steps)
}

type Steps = (sales: number) => number[]

function engineHistory({ model, sales, evidence, subject }: EngineCase, steps: Steps): EstimateBack[] {
  if (!subject) return []
  const weighted = weightedComparablesOf(evidence, model.valuer)
  return steps(sales.length).flatMap((back) => {
    const estimate = estimateHome(evidence, { ...subject, month: model.month - back }, model.valuer, weighted, 0)
    if ('refused' in estimate || !isSound(estimate)) return []
    const { value, low68, high68, low90, high90, effective } = estimate
    return [{ back, estimate: { asOf: monthOfIndex(model.month - 1 - back), value, low68, high68, low90, high90, effectiveN: effective } }]
  })
}

function firstHistory(prepared: Prepared, project: ProjectRecord, nearby: readonly Sale[], steps: Steps): EstimateBack[] {
  const { home, usualAreaSqm, series } = prepared
  const today = firstMonthOf(prepared)
  return steps(prepared.own.length + nearby.length).flatMap((back) => {
    const asOf = addMonths(today, -back)
    const own = newestOf(prepared.own, back === 0 ? prepared.lastMonth : asOf)
    const known = <Point extends { month: number }>(points: readonly Point[]) => points.filter(({ month }) => month <= asOf)
    const result = valueHome({
      home,
      usualAreaSqm,
      asOf,
      usual: USUAL[project.typeGroup],
      sales: [...own, ...(isThin(prepared, own, asOf) ? newestOf(nearby, asOf, SCOPE.neighbours) : [])],
      index: pickSeries(known(series.area), known(series.country), asOf),
    })
    return isRefusal(result) ? [] : [{ back, estimate: result }]
  })
}
