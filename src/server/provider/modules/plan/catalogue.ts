import { type PlanAudience, SEATS_MAX } from '#graphql/billing-kinds.ts'
import { isPlanKey, PLAN_KEYS, PLAN_RIGHTS, type PlanKey } from '#graphql/plan-rights.ts'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** A price of the catalogue. Amounts are in the currency's smallest unit, tax included. */
export interface CataloguePrice {
  /** names the price in every account: `lookup_key` of Stripe's price */
  lookupKey: string
  interval: 'month' | 'year'
  /** for one; of a price by seats, for each of those of the first tier */
  unitAmount: number
  /** all seats cost what the tier of their number says (Stripe's `volume`); none: a flat price */
  tiers: readonly { upTo: number | null; unitAmount: number }[]
  trialDays: number
}

/** A product of the catalogue, as it is put into the card service's account of a country. */
export interface CatalogueProduct {
  /** the product's id in that account */
  id: string
  country: CountryCode
  /** what we know the plan by, in every country */
  plan: PlanKey
  name: string
  audience: PlanAudience
  quantityMax: number
  /** kept as JSON text in each price's metadata `frontParams` */
  frontParams: { readonly isShowSA: boolean; readonly seats: boolean; readonly plan: string }
  prices: readonly CataloguePrice[]
}

interface Plan {
  plan: PlanKey
  name: string
  audience: PlanAudience
  trialDays: number
}

const PLANS = {
  'agent-solo': { plan: 'agent-solo', name: 'Agent Solo', audience: 'agent', trialDays: 14 },
  'agent-team': { plan: 'agent-team', name: 'Agent Team', audience: 'agent', trialDays: 14 },
  owner: { plan: 'owner', name: 'Home Owner', audience: 'non-agent', trialDays: 0 },
  'sub-account': { plan: 'sub-account', name: 'Sub-account', audience: 'sub-account', trialDays: 0 },
} as const satisfies Record<PlanKey, Plan>

/** How many of its months a year costs. */
const MONTHS_OF_A_YEAR = 10

/** The most seats at each of the prices of a team. */
const TEAM_TIERS = [5, 15, null] as const

/** What a month costs; of a team: for each seat, by tier. */
type Amounts = Record<PlanKey, readonly [number, ...number[]]>

/**
 * Singapore dollars, ringgit and Australian dollars in cents and sen. Hong Kong writes to us (§9). More is never cheaper: a team of one seat is the plan
 * of one agent and a seat, and all seats cost what the tier of their number says, so a tier may not undo the seat that leads to it (`catalogue.test.ts`).
 */
const AMOUNTS = {
  SG: { 'agent-solo': [5900], 'agent-team': [6500, 5500, 5200], owner: [1290], 'sub-account': [1900] },
  MY: { 'agent-solo': [12900], 'agent-team': [13900, 11900, 11200], owner: [2590], 'sub-account': [3990] },
  HK: null,
  AU: { 'agent-solo': [6900], 'agent-team': [7500, 6300, 6000], owner: [1490], 'sub-account': [2200] },
} as const satisfies Record<CountryWith<'user'>, Amounts | null>

function pricesOf(country: CountryCode, { plan, trialDays }: Plan, [first, ...more]: readonly [number, ...number[]]): CataloguePrice[] {
  return (['month', 'year'] as const).map((interval) => {
    const months = interval === 'year' ? MONTHS_OF_A_YEAR : 1
    const tiers =
      more.length === 0 ? [] : [first, ...more].map((amount, at) => ({ upTo: TEAM_TIERS[at] ?? null, unitAmount: amount * months }))
    return { lookupKey: `${country.toLowerCase()}-${plan}-${interval}`, interval, unitAmount: first * months, tiers, trialDays }
  })
}

/** What is sold in a country; nothing where cards are not taken. */
export function catalogueOf(country: CountryCode): CatalogueProduct[] {
  const amounts: Amounts | null = AMOUNTS[inModule('user', country)]
  if (amounts === null) return []
  return PLAN_KEYS.map((key) => {
    const { plan, name, audience }: Plan = PLANS[key]
    const { seats } = PLAN_RIGHTS[plan]
    return {
      id: `${country.toLowerCase()}_${plan.replaceAll('-', '_')}`,
      country,
      plan,
      name,
      audience,
      quantityMax: seats ? SEATS_MAX : 1,
      frontParams: { isShowSA: audience === 'sub-account', seats, plan },
      prices: pricesOf(country, PLANS[key], amounts[key]),
    }
  })
}

/** The plan of that key; null for any other text. */
export const planOf = (key: unknown): Plan | null => (isPlanKey(key) ? PLANS[key] : null)
