import type { CountryCode } from '#market/vocabulary.ts'
import { planRulesOf } from './engine/country-plans.ts'
import type { PlanFindings } from './engine/plan-findings.ts'
import type { GrowthBands } from './engine/plan-scenarios.ts'
import { bandsOf, draftFindings, type PlanDraft } from './plan-draft.ts'
import { examplePlan } from './plan-examples.ts'

/** The example with what follows from it. */
export interface ExampleResult {
  draft: PlanDraft
  findings: PlanFindings
}

interface ExampleAsked {
  country: CountryCode
  /** "2026-11" */
  start: string
  names: Parameters<typeof examplePlan>[2]
  markets: readonly { market: string; bands: GrowthBands }[]
}

/** Counts the example of a country, so that the page opens with figures and not with an empty panel. */
export async function exampleResult({ country, start, names, markets }: ExampleAsked): Promise<ExampleResult> {
  const [draft, rules] = [examplePlan(country, start, names), await planRulesOf(country)]
  return { draft, findings: draftFindings(draft, rules, country, bandsOf(markets, draft.scenario)) }
}
