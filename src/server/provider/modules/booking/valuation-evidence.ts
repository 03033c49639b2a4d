import { formatMonth } from '#lib/months.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { projectBySlug, projectsById } from '../property/store.ts'
import { estimateProject } from '../valuation/estimate-project.ts'
import { isRefusal } from '../valuation/evidence.ts'
import type { HomeAsked } from '../valuation/home.ts'
import { confidenceOf } from '../valuation/statement.ts'
import { statementOfHome } from '../valuation/statement-of-home.ts'
import type { BookedHome } from './booking-row.ts'

const COMPARABLES_KEPT = 12

/** The estimate of a home as of now, with what stands behind it, as the JSON that a booking keeps; or why there is none. */
export async function keptEvidence(context: ProviderContext, { typeGroup, slug }: BookedHome, asked: HomeAsked): Promise<string> {
  const project = await projectBySlug(context, typeGroup, slug)
  if (!project) throw refusal('booking-home', 'There is no such home in this market.')
  const found = await estimateProject(context, project, asked)
  if (isRefusal(found)) return JSON.stringify({ refused: found.reason, evidence: found.evidence, needed: found.needed })
  const { asOf, home, value, low68, high68, low90, high90, effectiveN, comparables } = found
  const kept = comparables.slice(0, COMPARABLES_KEPT)
  const loader = context.perRequest(projectsById)
  const [statement, names] = await Promise.all([
    statementOfHome({ ...found, project }, context),
    Promise.all(kept.map(async ({ sale }) => (await loader.load(sale.projectId))?.name ?? '')),
  ])
  return JSON.stringify({
    asOf: formatMonth(asOf),
    unitMix: home.unitMix,
    areaSqm: home.areaSqm,
    floor: home.floor,
    value,
    low68,
    high68,
    low90,
    high90,
    effectiveN,
    confidence: confidenceOf(statement, found),
    comparables: kept.map(({ sale, adjustedPrice, weight }, at) => ({
      name: names[at],
      month: formatMonth(sale.month),
      price: sale.price,
      areaSqm: sale.areaSqm,
      adjustedPrice,
      weight,
    })),
  })
}
