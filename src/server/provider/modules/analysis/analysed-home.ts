import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { marketFactsOf } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { projectBySlug } from '../property/store.ts'
import { agentToolStanding } from '../subscription/agent-tool-standing.ts'
import { isRefusal } from '../valuation/evidence.ts'
import { evidenceOfHome, type KeptEvidence } from './analysis-evidence.ts'
import { homeAsked } from './analysis-input.ts'
import type { KeptAnalysis } from './analysis-store.ts'

/** Throws `analysis-agents`, `needs-subscription`, `seat-right`. */
export async function checkAnalyst(context: ProviderContext, viewer: Pick<ViewerRow, 'kind'>): Promise<void> {
  const standing = await agentToolStanding(context, viewer, 'market-analyses')
  if (standing === 'SEAT_RIGHT') throw refusal('seat-right', 'The seat does not include this.')
  if (standing === 'NEEDS_PLAN') throw refusal('needs-subscription', 'Market analyses come with a plan.')
  if (standing !== 'OPEN') throw refusal('analysis-agents', 'Market analyses are made by agents.')
}

/** Throws `analysis-project`. */
export async function analysedProject(
  context: ProviderContext,
  { typeGroup, slug }: { typeGroup: TypeGroup; slug: string },
): Promise<ProjectRecord> {
  const project = await projectBySlug(context, typeGroup, slug)
  if (!project) throw refusal('analysis-project', 'There is no such project.')
  return project
}

/** Of today. Throws `analysis-evidence` where the engine refuses. */
export async function evidenceNow(
  context: ProviderContext,
  project: ProjectRecord,
  facts: KeptAnalysis['facts'],
  added: readonly string[],
) {
  const [evidence, { dataVersion }] = await Promise.all([
    evidenceOfHome(context, project, homeAsked(facts), added),
    context.perRequest(marketFactsOf),
  ])
  if (isRefusal(evidence)) throw refusal('analysis-evidence', 'There is too little evidence for such a home.')
  return { evidence, edition: dataVersion }
}

/** Without rows of sales that are no evidence any more. */
export const withinEvidence = ({ sales, ...choice }: KeptAnalysis['choice'], evidence: KeptEvidence): KeptAnalysis['choice'] => ({
  ...choice,
  sales: Object.fromEntries(Object.entries(sales).filter(([id]) => evidence.sales.some((sale) => sale.id === id))),
})
