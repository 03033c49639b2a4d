import { addMonths } from '#lib/months.ts'
import type { ProviderContext } from '../../context.ts'
import { segmentOf } from '../../valuation/segments.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { unitMixesByProject } from '../property/unit-mix-store.ts'
import { estimateByEngine } from './engine-estimate.ts'
import { engineModel } from './engine-models.ts'
import { siteOfProject } from './engine-subject.ts'
import type { Home, Refusal, Sale } from './evidence.ts'
import { type HomeAsked, resolveHome } from './home.ts'
import { USUAL } from './premiums.ts'
import { EFFECTIVE_N_MIN, evidenceOf, type Valuation, valueHome } from './rules.ts'
import { indexSeries, neighbourSales, ownSales } from './store.ts'
import { pickSeries } from './time-index.ts'

/** Below this effective number of own sales the neighbours' sales are used too. */
const THIN_N = 8

/** What a home of a project is worth: by the engine where the market has a fitted model, else by a first estimate. At most six statements. */
export async function estimateProject(context: ProviderContext, project: ProjectRecord, asked: HomeAsked): Promise<Valuation | Refusal> {
  const [{ lastMonth }, model] = await Promise.all([context.perRequest(marketFactsOf), engineModel(context, segmentOf(project.typeGroup))])
  if (lastMonth === null) return { reason: 'NO_SALES', evidence: 0, needed: EFFECTIVE_N_MIN, asOf: null }
  const site = model && siteOfProject(model, project.id)
  const isFirst = model === null || site === null
  const [own, unitMixes, series] = await Promise.all([
    ownSales(context, project.id, lastMonth),
    context.perRequest(unitMixesByProject).load(project.id),
    isFirst ? indexSeries(context, project.propertyGroup, project.areaId, lastMonth) : null,
  ])
  const home = resolveHome(asked, {
    ...{ isHouse: project.typeGroup === 'private-land', floors: project.floors, leaseStartYear: project.leaseStartYear },
    ...{ unitMixes, sales: own },
  })
  if (home === null) return unknownHome(own.length, own[0]?.month ?? null, own.length > 0 || unitMixes.length > 0)
  if (model !== null && site !== null) return estimateByEngine(context, model, site, project, home)
  return firstEstimate(context, project, home, { lastMonth, own, series: series ?? { area: [], country: [] } })
}

interface FirstEvidence {
  lastMonth: number
  own: Sale[]
  series: Awaited<ReturnType<typeof indexSeries>>
}

async function firstEstimate(context: ProviderContext, project: ProjectRecord, home: Home, { lastMonth, own, series }: FirstEvidence) {
  // A segment's record may end before the market's: its money is that of its own newest month, but never more than a year back.
  const asOf = Math.max(series.country.at(-1)?.month ?? lastMonth, addMonths(lastMonth, -12))
  const isThin = evidenceOf({ home, asOf, sales: own }) < THIN_N
  const { id, lat, lng, typeGroup, tenure } = project
  const neighbours =
    isThin && lat !== null && lng !== null ? await neighbourSales(context, { id, lat, lng, typeGroup, tenure }, home, asOf) : []
  return valueHome({
    home,
    asOf,
    sales: [...own, ...neighbours],
    index: pickSeries(series.area, series.country, asOf),
    usual: USUAL[project.typeGroup],
  })
}

const unknownHome = (evidence: number, asOf: number | null, hasHomes: boolean): Refusal => ({
  reason: hasHomes ? 'UNKNOWN_HOME' : 'NO_SALES',
  evidence,
  needed: EFFECTIVE_N_MIN,
  asOf,
})
