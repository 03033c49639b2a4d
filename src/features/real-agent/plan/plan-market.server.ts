import { execute } from '#api/execute.ts'
import { SmartPlanMarketDocument } from '#graphql/generated/graphql.ts'
import { coursePoints } from '#lib/course-points.ts'
import { ok } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type GrowthBands, growthBands } from './engine/plan-scenarios.ts'
import { PLAN_MARKETS, type PlanMarket } from './plan-draft.ts'

/** The segment that official indices are of. */
const OFFICIAL_IS_OF: PlanMarket = 'CONDO'

/**
 * How the market's own indexes changed over twelve months; a segment without enough years is left out. Where an authority publishes an index of
 * private homes, it is that of apartments: it is older than the sales on record, and of the whole market.
 */
export async function planMarkets(country?: CountryCode) {
  const answer = await execute(SmartPlanMarketDocument, {}, country ? { country } : {})
  if (!answer.ok) return answer
  return ok(
    PLAN_MARKETS.flatMap((market): { market: PlanMarket; bands: GrowthBands }[] => {
      const [official] = market === OFFICIAL_IS_OF ? answer.value.official : []
      const bands = (official && growthBands(coursePoints(official))) ?? growthBands(answer.value[market])
      return bands ? [{ market, bands }] : []
    }),
  )
}
