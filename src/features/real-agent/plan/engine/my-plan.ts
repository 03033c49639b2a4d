import { type Dated, ruleOn } from '#property/duties/dated.ts'
import { malaysiaDuties } from '#property/duties/my.ts'
import type { Cents } from './plan-model.ts'
import { type Contribution, dearestOf, type PlanRules } from './plan-rules.ts'

const checkedOn = '2026-11-25'
const source = {
  name: 'Employees Provident Fund (KWSP)',
  url: 'https://www.kwsp.gov.my/en/employer/responsibilities/mandatory-contribution',
}

interface EpfRule extends Dated {
  /** up to these wages the employer pays the higher rate */
  lowWages: Cents
  employee: number
  employerLow: number
  employer: number
  /** from 60 on */
  senior: { employee: number; employer: number }
  /** who is neither a citizen nor a permanent resident */
  foreign: { employee: number; employer: number }
  /** of all contributions, to the account that homes are bought with */
  sejahtera: number
}

const CONTRIBUTIONS = [
  {
    effectiveFrom: '2025-10-01',
    source,
    checkedOn,
    lowWages: 500_000,
    employee: 1_100,
    employerLow: 1_300,
    employer: 1_200,
    senior: { employee: 0, employer: 400 },
    foreign: { employee: 200, employer: 200 },
    sejahtera: 1_500,
  },
] as const satisfies readonly EpfRule[]

/** The Third Schedule counts the upper end of a band of wages: RM20 up to RM5,000, RM100 up to RM20,000. */
function countedWages(wages: Cents): Cents {
  if (wages > 2_000_000) return wages
  const band = wages <= 500_000 ? 2_000 : 10_000
  return Math.ceil(wages / band) * band
}

const ringgitUp = (cents: number): Cents => Math.ceil(cents / 100) * 100

function contribution(wages: Cents, age: number, residency: string, day: string): Contribution {
  const rule: EpfRule = ruleOn<EpfRule>(CONTRIBUTIONS, day) ?? CONTRIBUTIONS[0]
  const local = { employee: rule.employee, employer: wages <= rule.lowWages ? rule.employerLow : rule.employer }
  const rates = residency === 'foreigner' ? rule.foreign : age >= 60 ? rule.senior : local
  const counted = countedWages(wages)
  const employee = ringgitUp((counted * rates.employee) / 10_000)
  const all = employee + ringgitUp((counted * rates.employer) / 10_000)
  return { employee, saved: Math.floor((all * rule.sejahtera) / 10_000) }
}

/** Akaun Sejahtera pays for one home at a time, below the age of 55. */
const AGE_MAX = 55

export const malaysiaPlan: PlanRules = {
  duties: malaysiaDuties,
  fund: {
    contribution,
    contributionRule: (day) => ruleOn(CONTRIBUTIONS, day) ?? CONTRIBUTIONS[0],
    usable: ({ balance, price, loan, age, homesPaid }) =>
      age >= AGE_MAX || homesPaid > 0 ? 0 : Math.max(0, Math.min(balance, price - loan + Math.floor(price / 10))),
    paysLoans: false,
    refundRate: null,
    useRule: {
      effectiveFrom: '2024-05-11',
      source: { name: source.name, url: 'https://www.kwsp.gov.my/en/member/house-withdrawal/buy-house' },
      checkedOn,
    },
  },
  rentCounted: 0,
  longFromAge: null,
  buyerOf: dearestOf,
  remission: null,
}
