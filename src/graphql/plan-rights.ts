/** The plans in the order in which they are shown. */
export const PLAN_KEYS = ['agent-solo', 'agent-team', 'owner', 'sub-account'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export const isPlanKey = (word: unknown): word is PlanKey => PLAN_KEYS.some((key) => key === word)

/** What a plan can open beyond what is free. Anonymous visitors and accounts without a plan have none of it. */
export const RIGHTS = [
  // §6: the reports property-pro, project-pro and commercial, with every figure that only they show
  'pro-reports',
  // floors and unit numbers of sales, wherever sales are told, beyond the sample of a building's lowest floors
  'unit-numbers',
  // lists of deals as tables for spreadsheets
  'deal-sheets',
  // market analyses and their workbook
  'market-analyses',
  // sheets of address labels
  'address-labels',
  // a smart plan on paper and as a link; to make and keep one is free
  'smart-plan-handouts',
  // sub-accounts for others, as many as the subscription pays for
  'seats',
] as const
export type Right = (typeof RIGHTS)[number]

export const isRight = (word: string): word is Right => RIGHTS.some((right) => right === word)

/**
 * What each plan opens. §6 knows "subscribed" alone, so today every plan opens everything that a subscriber has; only seats belong to one plan,
 * because they are sold with it. Who is no agent cannot use {@link AGENT_RIGHTS} under any plan, and §6 sends sub-accounts away from the pages of reports.
 */
export const PLAN_RIGHTS: Record<PlanKey, Record<Right, boolean>> = {
  'agent-solo': {
    'pro-reports': true,
    'unit-numbers': true,
    'deal-sheets': true,
    'market-analyses': true,
    'address-labels': true,
    'smart-plan-handouts': true,
    seats: false,
  },
  'agent-team': {
    'pro-reports': true,
    'unit-numbers': true,
    'deal-sheets': true,
    'market-analyses': true,
    'address-labels': true,
    'smart-plan-handouts': true,
    seats: true,
  },
  owner: {
    'pro-reports': true,
    'unit-numbers': true,
    'deal-sheets': true,
    'market-analyses': true,
    'address-labels': true,
    'smart-plan-handouts': true,
    seats: false,
  },
  'sub-account': {
    'pro-reports': true,
    'unit-numbers': true,
    'deal-sheets': true,
    'market-analyses': true,
    'address-labels': true,
    'smart-plan-handouts': true,
    seats: false,
  },
}

/** Tools of agents: accounts of agents and seats use them, nobody else, whatever the plan. */
export const AGENT_RIGHTS = ['market-analyses', 'address-labels'] as const satisfies readonly Right[]
export type AgentRight = (typeof AGENT_RIGHTS)[number]

/**
 * What is open where no plan of the table says it: to staff (§6), by a VIP code, and under a price that names no plan, as older prices do. Seats
 * are counted by what a subscription pays for.
 */
export const UNPLANNED_RIGHTS: readonly Right[] = RIGHTS.filter((right) => right !== 'seats')
