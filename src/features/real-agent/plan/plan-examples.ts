import type { CountryCode } from '#market/vocabulary.ts'
import { usualFees } from '#property/loans/usual-fees.ts'
import { type AgentCountry, agentCountry } from '../agent-country.ts'
import type { PlanHome, PlanPerson, PlanStep } from './engine/plan-model.ts'
import type { PlanDraft } from './plan-draft.ts'

interface Example {
  people: readonly [age: number, wages: number, tax: number][]
  cash: number
  fund: number
  /** basis points: of the law where it sets one, else nothing is promised */
  fundRate: number
  living: number
  rate: number
  years: number
  loanShare: number
  owned: { price: number; paid: number; boughtOn: string; left: number; rate: number; months: number; costs: number; isPublic: boolean }
  fundUsed: number
  fundInterest: number
  planned: { price: number; costs: number; fund: number }
}

/** An invented household of each country, in whole units of its money, for whoever opens the page for the first time. */
const PLAN_EXAMPLES = {
  SG: {
    people: [
      [36, 7_800, 320],
      [34, 6_400, 190],
    ],
    cash: 240_000,
    fund: 120_000,
    fundRate: 250,
    living: 4_600,
    rate: 280,
    years: 25,
    loanShare: 7_000,
    fundUsed: 110_000,
    fundInterest: 12_500,
    owned: { price: 680_000, paid: 465_000, boughtOn: '2018-06', left: 235_000, rate: 260, months: 210, costs: 120, isPublic: true },
    planned: { price: 1_380_000, costs: 480, fund: 150_000 },
  },
  MY: {
    people: [
      [36, 9_500, 900],
      [35, 7_200, 520],
    ],
    cash: 140_000,
    fund: 60_000,
    fundRate: 250,
    living: 6_500,
    rate: 420,
    years: 30,
    loanShare: 8_500,
    fundUsed: 0,
    fundInterest: 0,
    owned: { price: 620_000, paid: 480_000, boughtOn: '2019-03', left: 360_000, rate: 430, months: 280, costs: 350, isPublic: false },
    planned: { price: 980_000, costs: 520, fund: 0 },
  },
  HK: {
    people: [
      [38, 52_000, 3_900],
      [36, 44_000, 2_700],
    ],
    cash: 1_900_000,
    fund: 620_000,
    fundRate: 0,
    living: 33_000,
    rate: 350,
    years: 28,
    loanShare: 6_500,
    fundUsed: 0,
    fundInterest: 0,
    owned: {
      price: 5_200_000,
      paid: 4_600_000,
      boughtOn: '2017-09',
      left: 2_300_000,
      rate: 350,
      months: 230,
      costs: 2_300,
      isPublic: false,
    },
    planned: { price: 8_600_000, costs: 3_600, fund: 0 },
  },
  AU: {
    people: [
      [37, 9_800, 2_350],
      [35, 7_600, 1_500],
    ],
    cash: 230_000,
    fund: 210_000,
    fundRate: 0,
    living: 5_600,
    rate: 600,
    years: 30,
    loanShare: 6_000,
    fundUsed: 0,
    fundInterest: 0,
    owned: { price: 860_000, paid: 690_000, boughtOn: '2019-08', left: 430_000, rate: 610, months: 270, costs: 650, isPublic: false },
    planned: { price: 1_250_000, costs: 820, fund: 0 },
  },
} as const satisfies Record<AgentCountry, Example>

export const inCents = (units: number): number => Math.round(units * 100)

/** A home to fill in. */
export const newPlanHome = (id: string, isOwned: boolean, boughtOn: string): PlanHome => ({
  id,
  name: '',
  isOwned,
  price: 0,
  isPublic: false,
  use: 'home',
  state: 'NSW',
  costs: 0,
  rent: 0,
  boughtOn,
  paid: 0,
  loan: null,
  fundUsed: 0,
  fundInterest: 0,
})

export const newPlanPerson = (): PlanPerson => ({ age: 35, residency: 'citizen', wages: 0, tax: 0, retiresAt: 65 })

interface ExampleNames {
  owned: string
  planned: string
  sellFirst: string
  buyFirst: string
}

/** The example: one home, a larger one, and whether the sale or the purchase comes first. */
export function examplePlan(country: CountryCode, start: string, names: ExampleNames): PlanDraft {
  const of: Example = PLAN_EXAMPLES[agentCountry(country)]
  const { agentFee, legalFee } = usualFees(country)
  const owned: PlanHome = {
    ...newPlanHome('home-1', true, of.owned.boughtOn),
    name: names.owned,
    price: inCents(of.owned.price),
    paid: inCents(of.owned.paid),
    costs: inCents(of.owned.costs),
    isPublic: of.owned.isPublic,
    fundUsed: inCents(of.fundUsed),
    fundInterest: inCents(of.fundInterest),
    loan: { left: inCents(of.owned.left), rate: of.owned.rate, months: of.owned.months },
  }
  const planned: PlanHome = {
    ...newPlanHome('home-2', false, start),
    name: names.planned,
    price: inCents(of.planned.price),
    costs: inCents(of.planned.costs),
  }
  const sell = (month: number): PlanStep => ({ id: 'sell', kind: 'sell', home: owned.id, month })
  const buy = (month: number): PlanStep => ({
    id: 'buy',
    kind: 'buy',
    home: planned.id,
    month,
    rate: of.rate,
    years: of.years,
    loanShare: of.loanShare,
    fund: inCents(of.planned.fund),
  })
  return {
    plan: {
      start,
      years: 15,
      isMarried: true,
      cash: inCents(of.cash),
      fund: inCents(of.fund),
      fundRate: of.fundRate,
      living: inCents(of.living),
      debts: 0,
      fundPaysLoans: false,
      agentFee,
      legalFee: inCents(legalFee),
      homes: [owned, planned],
      people: of.people.map(([age, wages, tax]) => ({ ...newPlanPerson(), age, wages: inCents(wages), tax: inCents(tax) })),
    },
    variants: [
      { id: 'sell-first', name: names.sellFirst, steps: [sell(6), buy(8)] },
      { id: 'buy-first', name: names.buyFirst, steps: [buy(6), sell(11)] },
    ],
    shown: 'sell-first',
    scenario: { market: '', band: 'middle', own: 0, rateChange: 0 },
  }
}

/** Nothing but one person: to begin with a household of one's own. */
export const emptyPlan = (country: CountryCode, start: string, variant: string): PlanDraft => {
  const { fundRate }: Example = PLAN_EXAMPLES[agentCountry(country)]
  const { agentFee, legalFee } = usualFees(country)
  return {
    plan: {
      start,
      years: 15,
      people: [newPlanPerson()],
      isMarried: false,
      cash: 0,
      fund: 0,
      fundRate,
      living: 0,
      debts: 0,
      fundPaysLoans: false,
      agentFee,
      legalFee: inCents(legalFee),
      homes: [],
    },
    variants: [{ id: 'first', name: variant, steps: [] }],
    shown: 'first',
    scenario: { market: '', band: 'middle', own: 0, rateChange: 0 },
  }
}
