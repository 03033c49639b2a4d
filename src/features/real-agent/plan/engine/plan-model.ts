import type { CountryCode } from '#market/vocabulary.ts'
import type { AuState, Buyer, Use } from '#property/duties/purchase.ts'

/** Money in cents of the market's currency, rates in basis points a year, months counted from the plan's first one (0). */
export type Cents = number

/** Nobody plans for a company here. */
export const RESIDENCIES = ['citizen', 'resident', 'foreigner'] as const satisfies readonly Buyer[]
export type Residency = (typeof RESIDENCIES)[number]

export interface PlanPerson {
  /** whole years in the plan's first month */
  age: number
  residency: Residency
  /** wages of a month before tax and contributions */
  wages: Cents
  /** income tax of a month, as the person's own papers say */
  tax: Cents
  retiresAt: number
}

/** A loan that runs in the first month. */
export interface RunningLoan {
  left: Cents
  rate: number
  months: number
}

/** A home that is owned or planned. */
export interface PlanHome {
  id: string
  name: string
  isOwned: boolean
  /** in the money of the first month; moves with the market */
  price: Cents
  isPublic: boolean
  use: Use
  /** in Australia */
  state: AuState
  /** costs of a month that the owner bears: charges, tax, insurance */
  costs: Cents
  /** of a month; 0: not let */
  rent: Cents
  /** of an owned home, "2021-06" */
  boughtOn: string
  paid: Cents
  loan: RunningLoan | null
  /** retirement savings that went into it, and the interest that they owe since */
  fundUsed: Cents
  fundInterest: Cents
}

interface Move {
  id: string
  home: string
  month: number
}

export type PlanStep = Move &
  (
    | { kind: 'buy'; loanShare: number; rate: number; years: number; fund: Cents }
    | { kind: 'sell' }
    | { kind: 'let'; rent: Cents }
    | { kind: 'refinance'; rate: number; years: number }
    | { kind: 'repay'; amount: Cents }
  )
export type StepKind = PlanStep['kind']

/** One household and what it may do. */
export interface SmartPlan {
  country: CountryCode
  /** the first month, "2026-11" */
  start: string
  years: number
  people: readonly PlanPerson[]
  isMarried: boolean
  cash: Cents
  fund: Cents
  /** interest on the fund; the law's where it sets one */
  fundRate: number
  living: Cents
  /** instalments of other debts, a month */
  debts: Cents
  /** whether the fund pays instalments, where that is allowed */
  fundPaysLoans: boolean
  /** for a sale, of the price */
  agentFee: number
  /** for the papers of each purchase, sale and new loan */
  legalFee: Cents
  homes: readonly PlanHome[]
  steps: readonly PlanStep[]
}

/** What may happen around the household. */
export interface PlanScenario {
  /** of home prices, a year */
  growth: number
  /** on top of every loan's rate */
  rateChange: number
  /** no wages from that month for so many months */
  pause: { from: number; months: number } | null
}
