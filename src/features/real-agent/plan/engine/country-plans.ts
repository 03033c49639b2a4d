import type { CountryCode } from '#market/vocabulary.ts'
import type { PlanRules } from './plan-rules.ts'

const RULES = {
  SG: async () => (await import('./sg-plan.ts')).singaporePlan,
  MY: async () => (await import('./my-plan.ts')).malaysiaPlan,
  HK: async () => (await import('./hk-plan.ts')).hongKongPlan,
  AU: async () => (await import('./au-plan.ts')).australiaPlan,
} as const satisfies Record<CountryCode, () => Promise<PlanRules>>

/** The rules of a country, with its duties: a chunk of their own. */
export const planRulesOf = (country: CountryCode): Promise<PlanRules> => RULES[country]()
