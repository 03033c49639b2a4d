import type { PlansQuery } from '#graphql/generated/graphql.ts'

export type Plans = PlansQuery['plans']
export type SoldPlan = Plans['plans'][number]
export type PlanPrice = SoldPlan['prices'][number]

export type Period = 'month' | 'year'

/** The price of a plan for a period; null where it is not sold so. */
export const priceFor = ({ prices }: Pick<SoldPlan, 'prices'>, period: Period): PlanPrice | null =>
  prices.find(({ recurringType, intervalCount }) => recurringType === period && intervalCount === 1) ?? null

/** "sg-agent-team-year": how our own catalogue names a price, whatever the card service calls it. */
const LOOKUP_KEY = /^([a-z]{2})-(.+)-(month|year)$/

/** The plan and price that a payPackageId names: by the price's id, or by its name in our catalogue, which pages show until the ids are known. */
export function planOfPackage(
  { country, plans }: Pick<Plans, 'country' | 'plans'>,
  id: string | null | undefined,
): { plan: SoldPlan; price: PlanPrice } | null {
  for (const plan of plans) {
    const price = plan.prices.find((one) => one.id === id)
    if (price) return { plan, price }
  }
  const [, code, key, period] = LOOKUP_KEY.exec(id ?? '') ?? []
  const plan = code?.toUpperCase() === country ? plans.find((one) => one.key === key) : undefined
  const price = plan && priceFor(plan, period === 'year' ? 'year' : 'month')
  return plan && price ? { plan, price } : null
}

/** What one of so many costs, in the currency's smallest unit: the amount of the tier of their number, for all of them. */
export function unitAmountOf({ unitAmount, tiers }: Pick<PlanPrice, 'unitAmount' | 'tiers'>, quantity: number): number {
  const tier = tiers.find(({ upTo }) => upTo === null || quantity <= upTo)
  return tier?.unitAmount ?? unitAmount
}

interface TierRow {
  from: number
  /** null: and more */
  to: number | null
  unitAmount: number
}

/** The tiers of a price with where each begins. */
export const tierRows = ({ tiers }: Pick<PlanPrice, 'tiers'>): TierRow[] =>
  tiers.map(({ upTo, unitAmount }, at) => ({ from: (tiers[at - 1]?.upTo ?? 0) + 1, to: upTo, unitAmount }))
