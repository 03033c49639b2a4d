import { execute } from '#api/execute.ts'
import { SmartPlanMarketDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type GrowthBands, growthBands } from './engine/plan-scenarios.ts'
import { PLAN_MARKETS, type PlanMarket } from './plan-draft.ts'

/** How the market's own indexes changed over twelve months; a segment without enough years is left out. */
export async function planMarkets(country?: CountryCode) {
  const answer = await execute(SmartPlanMarketDocument, {}, country ? { country } : {})
  if (!answer.ok) return answer
  return ok(
    PLAN_MARKETS.flatMap((market): { market: PlanMarket; bands: GrowthBands }[] => {
      const bands = growthBands(answer.value[market])
      return bands ? [{ market, bands }] : []
    }),
  )
}
