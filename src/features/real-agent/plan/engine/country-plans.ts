import type { CountryCode } from '#market/vocabulary.ts'
import { type AgentCountry, agentCountry } from '../../agent-country.ts'
import type { PlanRules } from './plan-rules.ts'

const RULES = {
  SG: async () => (await import('./sg-plan.ts')).singaporePlan,
  MY: async () => (await import('./my-plan.ts')).malaysiaPlan,
  HK: async () => (await import('./hk-plan.ts')).hongKongPlan,
  AU: async () => (await import('./au-plan.ts')).australiaPlan,
} as const satisfies Record<AgentCountry, () => Promise<PlanRules>>

/** The rules of a country, with its duties: a chunk of their own. */
export const planRulesOf = (country: CountryCode): Promise<PlanRules> => RULES[agentCountry(country)]()
