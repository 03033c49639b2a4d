import type { MarketContext } from '../../context.ts'
import { segmentOf } from '../../valuation/segments.ts'
import { areasById } from '../area/area-store.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { recordedAccuracy } from './accuracy-store.ts'
import type { Valuation } from './rules.ts'
import { reasonWithout, type Statement, statementFor } from './statement.ts'

/** The statement of confidence of an estimate: one statement of SQL for the records of the market, one for the areas. */
export async function statementOfHome(
  { home, method, project }: Pick<Valuation, 'home' | 'method'> & { project: ProjectRecord },
  context: MarketContext,
): Promise<Statement> {
  const areas = context.perRequest(areasById)
  const [records, facts, area, district] = await Promise.all([
    context.perRequest(recordedAccuracy),
    context.perRequest(marketFactsOf),
    areas.load(project.areaId),
    project.districtId === null ? null : areas.load(project.districtId),
  ])
  const segment = segmentOf(context.country.countryCode, project.typeGroup)
  return statementFor({
    record: records.find(({ kind }) => kind === segment) ?? null,
    without: reasonWithout(facts, segment),
    method,
    areaSqm: home.areaSqm,
    areaSlugs: [area, district].flatMap((one) => one?.slug ?? []),
  })
}
