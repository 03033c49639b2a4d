import { addMonths } from '#lib/months.ts'
import { isCommercial } from '../../commercial.ts'
import type { MarketContext } from '../../context.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { segmentOf } from '../../valuation/segments.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { unitMixesByProject } from '../property/unit-mix-store.ts'
import { estimateByEngine } from './engine-estimate.ts'
import { engineModel } from './engine-models.ts'
import { siteOfProject } from './engine-subject.ts'
import type { Home, Sale, ValuationRefusal } from './evidence.ts'
import { type HomeAsked, type NotHere, resolveHome, usualAreaOf } from './home.ts'
import { USUAL } from './premiums.ts'
import { EFFECTIVE_N_MIN, evidenceCount, SHOWN_COMPARABLES, type Valuation, valueHome } from './rules.ts'
import { indexSeries, neighbourSales, ownSales, type SalesScope, SCOPE } from './store.ts'
import { pickSeries } from './time-index.ts'

/** Below this effective number of own sales the neighbours' sales are used too. */
const THIN_N = 8

const NO_HOMES: ValuationRefusal = { reason: 'NO_SALES', evidence: 0, needed: EFFECTIVE_N_MIN, asOf: null }

/** A home and the method that values it: the engine at its site, or the first estimate with its index. */
export interface Prepared {
  home: Home
  /** the middle size of such homes in the project */
  usualAreaSqm: number
  /** newest first */
  own: Sale[]
  lastMonth: number
  engine: { model: SegmentModel; site: number } | null
  series: Awaited<ReturnType<typeof indexSeries>>
}

/** Completes the description of a home and chooses the method, in at most five statements; or gives the reason of a refusal. */
export async function prepareHome(
  context: MarketContext,
  project: ProjectRecord,
  asked: HomeAsked,
  scope: SalesScope,
): Promise<Prepared | ValuationRefusal> {
  if (isCommercial(project)) return NO_HOMES
  const [{ lastMonth }, model] = await Promise.all([
    context.perRequest(marketFactsOf),
    engineModel(context, segmentOf(context.country.countryCode, project.typeGroup)),
  ])
  if (lastMonth === null) return NO_HOMES
  const site = model && siteOfProject(model, project.id)
  const engine = model !== null && site !== null ? { model, site } : null
  const [own, unitMixes, series] = await Promise.all([
    ownSales(context, project.id, lastMonth, scope),
    context.perRequest(unitMixesByProject).load(project.id),
    engine ? { area: [], country: [] } : indexSeries(context, project.propertyGroup, project.areaId, lastMonth, scope.months),
  ])
  const known = newestOf(own, lastMonth)
  const home = resolveHome(asked, {
    isHouse: project.typeGroup === 'private-land',
    floors: project.floors,
    leaseStartYear: project.leaseStartYear,
    unitMixes,
    sales: known,
  })
  if ('reason' in home) return notHere(home, known, known.length > 0 || unitMixes.length > 0)
  return { home, usualAreaSqm: usualAreaOf(home, { unitMixes, sales: known }), own, lastMonth, engine, series }
}

/** The sales up to the month `asOf`, of sales ordered newest first. */
export const newestOf = (sales: readonly Sale[], asOf: number, most = SCOPE.own): Sale[] =>
  sales.filter(({ month }) => month <= asOf && month > addMonths(asOf, -SCOPE.months)).slice(0, most)

/** Estimates a home of a project: by the engine where the market has a fitted model, else by a first estimate. At most six statements. */
export async function estimateProject(
  context: MarketContext,
  project: ProjectRecord,
  asked: HomeAsked,
  mostComparables = SHOWN_COMPARABLES,
): Promise<Valuation | ValuationRefusal> {
  const prepared = await prepareHome(context, project, asked, SCOPE)
  if ('reason' in prepared) return prepared
  const { home, usualAreaSqm, own, engine, series } = prepared
  if (engine) return estimateByEngine(context, engine.model, engine.site, project, home, mostComparables)
  const asOf = firstMonthOf(prepared)
  const neighbours = isThin(prepared, own, asOf) ? await salesNearby(context, project, asked, prepared, SCOPE) : []
  const given = {
    home,
    usualAreaSqm,
    asOf,
    sales: [...own, ...neighbours],
    index: pickSeries(series.area, series.country, asOf),
    usual: USUAL[project.typeGroup],
  }
  return valueHome(given, mostComparables)
}

/** Whether the project's own sales are too few for such homes at their usual size. The usual size is used so that the choice of sales does not depend on the asked size. */
export const isThin = ({ home, usualAreaSqm }: Prepared, own: readonly Sale[], asOf: number): boolean =>
  evidenceCount({ home: { ...home, areaSqm: usualAreaSqm }, asOf, sales: own }) < THIN_N

/** A segment's data may end before the market's: its estimates are in prices of its own newest month, at most a year back. */
export const firstMonthOf = ({ lastMonth, series }: Pick<Prepared, 'lastMonth' | 'series'>): number =>
  Math.max(series.country.at(-1)?.month ?? lastMonth, addMonths(lastMonth, -12))

/** Sales of the nearest projects of the same tenure (the recorded one, else the visitor's); none where the project has no position. */
export async function salesNearby(
  context: MarketContext,
  { id, lat, lng, typeGroup, tenure }: ProjectRecord,
  asked: HomeAsked,
  prepared: Pick<Prepared, 'home' | 'lastMonth' | 'series'>,
  scope: SalesScope,
): Promise<Sale[]> {
  if (lat === null || lng === null) return []
  const subject = { id, lat, lng, typeGroup, tenure: tenure ?? asked.tenure ?? null }
  return neighbourSales(context, subject, prepared.home, firstMonthOf(prepared), scope)
}

const notHere = (found: NotHere, known: readonly Sale[], hasHomes: boolean): ValuationRefusal => ({
  ...found,
  reason: hasHomes ? found.reason : 'NO_SALES',
  evidence: known.length,
  needed: EFFECTIVE_N_MIN,
  asOf: known[0]?.month ?? null,
})
