import { type PlanAudience, type PlanPayment, SEATS_MAX } from '#graphql/billing-kinds.ts'
import { PLAN_KEYS, PLAN_RIGHTS, type PlanKey } from '#graphql/plan-rights.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { CardPort } from '../../ports/cards/cards.ts'
import { salesTax } from '../../ports/cards/sales-tax.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { catalogueOf, planOf } from './catalogue.ts'
import type { PriceTier, SoldPrice } from './price-rows.ts'
import { currentPrices } from './read-prices.ts'

/** A price as pages show it; amounts in the currency's smallest unit, tax included. */
export interface PricedPlanPrice {
  id: string
  recurringType: string
  intervalCount: number
  unitAmount: number
  tiers: readonly PriceTier[]
  currencyCode: string
  trialDays: number
  savingPercent: number
}

export interface PricedPlan {
  key: string
  name: string
  /** JSON text */
  frontParams: string
  hasSeats: boolean
  quantityMin: number
  quantityMax: number
  prices: readonly PricedPlanPrice[]
}

export interface PlanTax {
  name: string
  percent: number
}

export interface CardKey {
  publishableKey: string
  isDesk: boolean
}

export interface PlanCatalogue {
  country: CountryCode
  audience: PlanAudience
  currencyCode: string
  payment: PlanPayment
  cardKey: CardKey | null
  tax: PlanTax | null
  /** false: the last prices that are known, because the card service does not answer */
  isCurrent: boolean
  plans: readonly PricedPlan[]
}

/** Prices that were read longer ago are shown as the last known ones. */
const CURRENT_SECONDS = 3_600

/** How a country pays, and with what its browsers speak to the card service. */
export function cardPayment({ cards }: { cards: CardPort }, country: CountryCode): { payment: PlanPayment; cardKey: CardKey | null } {
  if (!COUNTRIES[country].stripeSubscriptionEnabled) return { payment: 'write-to-us', cardKey: null }
  const account = cards.of(country)
  if (!account) return { payment: 'unavailable', cardKey: null }
  return { payment: 'cards', cardKey: { publishableKey: account.publishableKey, isDesk: account.isDesk } }
}

/** The tax that is in the amounts of a country. */
export function planTax(country: CountryCode): PlanTax | null {
  const tax = salesTax(country)
  return tax && { name: tax.name, percent: tax.percent }
}

/** The plans of a country for an audience. The card service is asked behind the answer, so that a page never fails for it. */
export async function plansOf(context: ProviderContext, country: CountryCode, audience: PlanAudience): Promise<PlanCatalogue> {
  const { payment, cardKey } = cardPayment(context, country)
  const about = { country, audience, currencyCode: COUNTRIES[country].currencyCode, payment, cardKey, tax: planTax(country) }
  const wanted = PLAN_KEYS.filter((key) => planOf(key)?.audience === audience)
  if (payment === 'write-to-us') return { ...about, isCurrent: true, plans: [] }
  const read = payment === 'cards' ? await currentPrices(context, country) : { prices: [], readAt: 0 }
  const isCurrent = read.readAt > unixSeconds(context.clock) - CURRENT_SECONDS
  const prices = read.prices.length > 0 ? read.prices : cataloguePrices(country)
  return { ...about, isCurrent, plans: wanted.flatMap((key) => pricedPlan(key, prices)) }
}

/** Our own catalogue stands in for an account that was never read; its prices are asked for by their lookup keys. */
const cataloguePrices = (country: CountryCode): SoldPrice[] =>
  catalogueOf(country).flatMap(({ plan, name, frontParams, prices }) =>
    prices.map(({ lookupKey, interval, unitAmount, tiers, trialDays }) => ({
      id: lookupKey,
      lookupKey,
      plan,
      productName: name,
      interval,
      intervalCount: 1,
      unitAmount,
      tiers,
      trialDays,
      currencyCode: COUNTRIES[country].currencyCode,
      frontParams: JSON.stringify(frontParams),
    })),
  )

function pricedPlan(key: PlanKey, all: readonly SoldPrice[]): PricedPlan[] {
  const prices = all.filter(({ plan }) => plan === key)
  const [first] = prices
  if (!first) return []
  const hasSeats = PLAN_RIGHTS[key].seats
  const month = prices.find(({ interval, intervalCount }) => interval === 'month' && intervalCount === 1)
  const shown = prices.map(({ interval, ...price }): PricedPlanPrice & { months: number } => {
    const months = price.intervalCount * (interval === 'year' ? 12 : 1)
    return { ...price, recurringType: interval, months, savingPercent: month ? savingOf(price.unitAmount, month.unitAmount * months) : 0 }
  })
  return [
    {
      key,
      name: first.productName,
      frontParams: first.frontParams,
      hasSeats,
      quantityMin: 1,
      quantityMax: hasSeats ? SEATS_MAX : 1,
      prices: shown.toSorted((a, b) => a.months - b.months),
    },
  ]
}

/** Whole per cent, rounded down: no more is promised than is saved. */
const savingOf = (amount: number, usual: number): number => Math.max(0, Math.floor((1 - amount / usual) * 100))
