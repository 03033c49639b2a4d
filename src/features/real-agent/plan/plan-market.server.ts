import { execute } from '#api/execute.ts'
import { SmartPlanMarketDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { planMarketsOf } from './plan-markets.ts'

export async function planMarkets(country?: CountryCode) {
  const answer = await execute(SmartPlanMarketDocument, {}, country ? { country } : {})
  return answer.ok ? ok(planMarketsOf(answer.value)) : answer
}
