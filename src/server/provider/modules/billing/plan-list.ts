import type { PlanAudience } from '#graphql/billing-kinds.ts'

/** Each of so many costs so much; `upTo` null for the last tier. */
export interface PriceTier {
  upTo: number | null
  unitAmount: number
}

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
  audience: PlanAudience
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
