import type { PlanAudience as Audience } from '#graphql/billing-kinds.ts'

export type { Audience }

interface AudienceFacts {
  plans: '/user/subscription-plans' | '/user/nonagent/subscription-plans' | '/user/subaccount/subscription-plans'
  checkout: `${AudienceFacts['plans']}/checkout`
  overview: '/user/account-overview' | '/user/nonagent/account-overview' | '/user/subaccount/account-overview'
}

/** Where each audience finds its plans, pays and sees what it has. */
export const AUDIENCES = {
  agent: {
    plans: '/user/subscription-plans',
    checkout: '/user/subscription-plans/checkout',
    overview: '/user/account-overview',
  },
  'non-agent': {
    plans: '/user/nonagent/subscription-plans',
    checkout: '/user/nonagent/subscription-plans/checkout',
    overview: '/user/nonagent/account-overview',
  },
  'sub-account': {
    plans: '/user/subaccount/subscription-plans',
    checkout: '/user/subaccount/subscription-plans/checkout',
    overview: '/user/subaccount/account-overview',
  },
} as const satisfies Record<Audience, AudienceFacts>

/** Whose plans a plan is among; those of agents where the plan is not known. */
export function audienceOfPlan(planKey: string): Audience {
  if (planKey === 'owner') return 'non-agent'
  return planKey === 'sub-account' ? planKey : 'agent'
}
