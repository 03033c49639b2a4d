import { projectIn } from '#property/address/named-project.ts'
import type { Viewer } from '#session/viewer.ts'
import { ANALYSES_PAGE_SIZE, type AnalysisSearch } from '../search.ts'
import { factsOfSearch } from './analysis-draft.ts'

type Who = Pick<Viewer, 'isLoggedIn'>

/** What the address asks for: an analysis that was kept, a new one of a home, or the list; before it, whether the viewer makes any. Null when signed out. */
export async function loadAnalyses({ viewer }: { viewer: Who }, search: AnalysisSearch) {
  if (!viewer.isLoggedIn) return null
  const { fetchAnalyses, fetchAnalysis, fetchAnalysisEvidence, fetchAnalysisStanding } = await import('./analysis.functions.ts')
  const standing = await fetchAnalysisStanding()
  if (!standing.ok || standing.value !== 'OPEN') return { kind: 'standing', standing } as const
  if (search.id) return { kind: 'kept', answer: await fetchAnalysis({ data: { id: search.id } }) } as const
  const of = projectIn(search.of)
  if (!of)
    return { kind: 'list', answer: await fetchAnalyses({ data: { offset: ((search.page ?? 1) - 1) * ANALYSES_PAGE_SIZE } }) } as const
  const facts = factsOfSearch(search)
  const [answer, before] = await Promise.all([
    fetchAnalysisEvidence({ data: { ...of, facts: JSON.stringify(facts), added: [] } }),
    fetchAnalyses({ data: { offset: 0, of: { typeGroup: of.typeGroup, slug: of.slug } } }),
  ])
  return { kind: 'new', of, facts, answer, before } as const
}

export type LoadedAnalyses = NonNullable<Awaited<ReturnType<typeof loadAnalyses>>>
