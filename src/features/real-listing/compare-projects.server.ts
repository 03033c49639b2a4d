import { execute } from '#api/execute.ts'
import { type ComparedFactsFragment, ComparedProjectDocument, ProjectEstimateDocument } from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { TENURE_OF_RECORD } from '#property/tenure-of-record.ts'
import { COMPARED_MAX } from '#session/compared.ts'
import type { Comparison, LikeHomeEstimate } from './comparison/comparison.ts'
import { type LikeHome, likeHome, sharedMixes } from './like-home.ts'

interface ComparedProjects {
  slugs: readonly string[]
  country: CountryCode
  mix: LikeHome['unitMix'] | null
}

/** Projects alone, without what is advertised: what a shared comparison holds. */
export async function compareProjects({ slugs, country, mix }: ComparedProjects): Promise<Result<Comparison>> {
  const found: ComparedFactsFragment[] = []
  const unknown: string[] = []
  let market: Comparison['market'] = null
  const answers = await Promise.all(slugs.map((slug) => execute(ComparedProjectDocument, { slug }, { country })))
  for (const [i, answer] of answers.entries()) {
    if (!answer.ok) return answer
    market = answer.value.market
    const { publicStack, privateStack, privateLand } = answer.value
    const same = [publicStack, privateStack, privateLand].filter((project) => project !== null)
    if (same.length === 0) unknown.push(slugs[i] ?? '')
    found.push(...same)
  }
  const shown = found.slice(0, COMPARED_MAX)
  const home = likeHome(shown, mix)
  const projects = await Promise.all(shown.map(async (one) => ({ ...one, estimate: await estimateIn(one, home, country) })))
  return ok({ market, projects, unknown, home, mixes: sharedMixes(shown), listed: null })
}

/** One estimate per query, because each is expensive, and so that a failure does not affect the others. */
async function estimateIn(
  { typeGroup, propertyGroup, slug, unitMixes }: ComparedFactsFragment,
  home: LikeHome | null,
  country: CountryCode,
): Promise<LikeHomeEstimate | null> {
  if (!home || home.group !== propertyGroup || !unitMixes.some(({ unitMix }) => unitMix === home.unitMix)) return null
  const { unitMix, areaSqm, floor } = home
  const answer = await execute(
    ProjectEstimateDocument,
    { typeGroup, slug, home: { unitMix, areaSqm, floor, ...TENURE_OF_RECORD } },
    { country },
  )
  return answer.ok ? (answer.value.project?.estimate ?? null) : null
}
