import type { PlanAudience } from '#graphql/generated/graphql.ts'

/** The audience of plans: licensed agents, owners and buyers, holders of a seat. */
export type Audience = 'agent' | 'nonAgent' | 'subAccount'

interface AudienceFacts {
  /** as the contract says it */
  wire: PlanAudience
  plans: '/user/subscription-plans' | '/user/nonagent/subscription-plans' | '/user/subaccount/subscription-plans'
  checkout: `${AudienceFacts['plans']}/checkout`
  overview: '/user/account-overview' | '/user/nonagent/account-overview' | '/user/subaccount/account-overview'
}

/** Where each audience finds its plans, pays and sees what it has. */
export const AUDIENCES = {
  agent: {
    wire: 'AGENT',
    plans: '/user/subscription-plans',
    checkout: '/user/subscription-plans/checkout',
    overview: '/user/account-overview',
  },
  nonAgent: {
    wire: 'NON_AGENT',
    plans: '/user/nonagent/subscription-plans',
    checkout: '/user/nonagent/subscription-plans/checkout',
    overview: '/user/nonagent/account-overview',
  },
  subAccount: {
    wire: 'SUB_ACCOUNT',
    plans: '/user/subaccount/subscription-plans',
    checkout: '/user/subaccount/subscription-plans/checkout',
    overview: '/user/subaccount/account-overview',
  },
} as const satisfies Record<Audience, AudienceFacts>

/** Whose plans a plan is among; those of agents where the plan is not known. */
export function audienceOfPlan(planKey: string): Audience {
  if (planKey === 'owner') return 'nonAgent'
  return planKey === 'sub-account' ? 'subAccount' : 'agent'
}
