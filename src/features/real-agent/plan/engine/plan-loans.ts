import { ruleOn } from '#property/duties/dated.ts'
import type { LoanLimits } from '#property/duties/loan-limits.ts'
import { affordabilityOf } from '#property/loans/affordability.ts'
import { instalmentOf } from '#property/loans/instalment.ts'
import type { HeldHome, HeldLoan, LoanAnswer, PlanState } from './plan-ledger.ts'
import type { Cents, PlanPerson, PlanScenario, SmartPlan } from './plan-model.ts'
import type { PlanRules } from './plan-rules.ts'

/** A year has passed for everybody twelve months after the start. */
export const ageAt = ({ age }: PlanPerson, month: number): number => age + Math.floor(month / 12)

export const isEarning = (person: PlanPerson, month: number): boolean => ageAt(person, month) < person.retiresAt

export const rateOf = (rate: number, { rateChange }: PlanScenario): number => Math.max(0, rate + rateChange)

const instalmentOn = (left: Cents, rate: number, months: number): Cents =>
  months > 0 ? Math.ceil(instalmentOf(left, rate / 100, months / 12) - 1e-6) : left

/** A loan from a month on; its first instalment is due in the month after. */
export const loanFrom = (left: Cents, rate: number, months: number, since: number, scenario: PlanScenario): HeldLoan => ({
  left,
  rate,
  months,
  since,
  instalment: instalmentOn(left, rateOf(rate, scenario), months),
})

/** Interest and repayment of a month; the last instalment is what is left. */
export function takeInstalment(loan: HeldLoan, scenario: PlanScenario): Cents {
  const interest = Math.round((loan.left * rateOf(loan.rate, scenario)) / 120_000)
  const due = loan.months <= 1 ? loan.left + interest : Math.min(loan.instalment, loan.left + interest)
  loan.left += interest - due
  loan.months -= 1
  return due
}

/** The age of joint borrowers by their wages, in full years upwards, as Notice 632 counts it. */
function weightedAge(people: readonly PlanPerson[], month: number): number {
  const earning = people.filter((person) => isEarning(person, month) && person.wages > 0)
  const wages = earning.reduce((sum, person) => sum + person.wages, 0)
  if (wages === 0) return Math.max(...people.map((person) => ageAt(person, month)))
  return Math.ceil(earning.reduce((sum, person) => sum + ageAt(person, month) * (person.wages / wages), 0) - 1e-9)
}

export interface LoanRequest {
  month: number
  day: string
  price: Cents
  asked: Cents
  rate: number
  years: number
  isPublic: boolean
}

const wholeUnits = (cents: Cents): number => Math.floor(cents / 100)

/** Banks look at wages of whoever still earns, a part of the rents, and what is owed already. */
function standingOf(plan: SmartPlan, rules: PlanRules, held: Iterable<HeldHome>, month: number) {
  const earning = plan.people.filter((person) => isEarning(person, month))
  let [rents, debts, loans] = [0, plan.debts, 1]
  for (const { rent, loan } of held) {
    rents += rent
    if (loan && loan.left > 0) {
      debts += loan.instalment
      loans += 1
    }
  }
  const wages = earning.reduce((sum, { wages: own }) => sum + own, 0)
  const taxes = earning.reduce((sum, { tax }) => sum + tax, 0)
  return { wages, taxes, rents: Math.floor((rents * rules.rentCounted) / 10_000), debts, loans }
}

/** What a bank may lend for a purchase by the rules of its day, and the least that must be paid in cash. */
export function askForLoan(
  plan: SmartPlan,
  rules: PlanRules,
  { held }: Pick<PlanState, 'held'>,
  scenario: PlanScenario,
  request: LoanRequest,
): { answer: LoanAnswer; years: number; cashLeast: Cents } {
  const { month, day, price, asked, rate, isPublic } = request
  const limits: LoanLimits = ruleOn<LoanLimits>(rules.duties.lending, day) ?? (rules.duties.lending[0] as LoanLimits)
  const years = Math.min(request.years, limits.maxYears ?? request.years)
  const isOld = rules.longFromAge !== null && weightedAge(plan.people, month) + years > rules.longFromAge
  const { wages, taxes, rents, debts, loans } = standingOf(plan, rules, held.values(), month)
  const result = affordabilityOf(isOld ? { ...limits, longYears: 0 } : limits, {
    income: wholeUnits(limits.buffer > 0 ? wages - taxes + rents : wages + rents),
    debts: Math.ceil(debts / 100),
    living: Math.ceil(plan.living / 100),
    rate: rateOf(rate, scenario) / 100,
    years,
    loans,
    isPublicHousing: isPublic,
    price: wholeUnits(price),
  })
  const most = Math.max(0, result.loan) * 100
  return {
    answer: {
      asked,
      given: Math.min(asked, most),
      testedAt: result.testedAt,
      rule: limits,
      bound: result.bound === 'value' && isOld ? 'age' : result.bound,
    },
    years,
    cashLeast: asked > 0 ? (result.cashLeast ?? 0) * 100 : 0,
  }
}
