import type { SmartPlanMarketQuery } from '#graphql/generated/graphql.ts'
import { coursePoints } from '#lib/course-points.ts'
import { type GrowthBands, growthBands } from './engine/plan-scenarios.ts'
import { PLAN_MARKETS, type PlanMarket } from './plan-draft.ts'

/** The segment that official indices are of. */
const OFFICIAL_IS_OF: PlanMarket = 'CONDO'

/**
 * How the market's own indexes changed over twelve months; a segment without enough years is left out. Where an authority publishes an index of
 * private homes, it is that of apartments: it is older than the sales on record, and of the whole market.
 */
export const planMarketsOf = (answer: SmartPlanMarketQuery): { market: PlanMarket; bands: GrowthBands }[] =>
  PLAN_MARKETS.flatMap((market) => {
    const [official] = market === OFFICIAL_IS_OF ? answer.official : []
    const bands = (official && growthBands(coursePoints(official))) ?? growthBands(answer[market])
    return bands ? [{ market, bands }] : []
  })
