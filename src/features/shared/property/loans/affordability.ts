import type { LoanLimits } from '../duties/loan-limits.ts'
import { instalmentOf, loanOf } from './instalment.ts'

export interface Borrower {
  /** per month: before tax, or after tax where the market's lenders count that */
  income: number
  /** of a month */
  debts: number
  /** living costs per month, where no share of income is the rule */
  living: number
  /** percent a year */
  rate: number
  years: number
  /** loans on homes with this one, from 1 */
  loans: number
  isPublicHousing: boolean
  price: number
}

/** Which limit decides. */
export type Bound = 'value' | 'income' | 'housing'

export interface Affordability {
  /** percent a year at which the instalment is tested against income */
  testedAt: number
  /** the most that may be paid in a month */
  instalmentMost: number
  /** by income */
  loanByIncome: number
  /** by the price; null where no rule caps it */
  loanByValue: number | null
  /** the lesser of the two */
  loan: number
  bound: Bound
  /** at the loan's own rate */
  instalment: number
  cashLeast: number | null
  /** price less loan */
  down: number
}

const at = (steps: readonly number[] | null, count: number): number | null =>
  steps ? (steps[Math.min(Math.max(count, 1), steps.length) - 1] ?? null) : null

/** The assumption where no authority sets a share: the whole of what is left after living costs, or this share of income. */
export const USUAL_DEBT_SHARE = 6_000

/** How much may be borrowed for a home, rounded down to whole units. */
export function affordabilityOf(limits: LoanLimits, borrower: Borrower): Affordability {
  const { income, debts, living, rate, years, loans, isPublicHousing, price } = borrower
  const testedAt = Math.max(rate + limits.buffer / 100, (limits.floorRate ?? 0) / 100)
  const isLong = limits.longYears !== null && years > limits.longYears
  const forAll = shareOf(limits, income, living) - debts
  const forHome = isPublicHousing && limits.housingShare !== null ? (income * limits.housingShare) / 10_000 : Number.POSITIVE_INFINITY
  const instalmentMost = Math.max(0, Math.min(forAll, forHome))
  const loanByIncome = Math.floor(loanOf(instalmentMost, testedAt, years))
  const share = at(isLong ? limits.loanToValueLong : limits.loanToValue, loans)
  const loanByValue = share === null ? null : Math.floor((price * share) / 10_000)
  const loan = Math.min(loanByIncome, loanByValue ?? price)
  const cash = at(isLong ? limits.cashLong : limits.cash, loans)
  return {
    testedAt,
    instalmentMost,
    loanByIncome,
    loanByValue,
    loan,
    bound: loan < loanByIncome ? 'value' : forHome < forAll ? 'housing' : 'income',
    instalment: instalmentOf(loan, rate, years),
    cashLeast: cash === null ? null : Math.ceil((price * cash) / 10_000),
    down: price - loan,
  }
}

/** Australia's banks test what is left after tax and living costs; elsewhere a share of income. */
const shareOf = ({ debtShare, buffer }: LoanLimits, income: number, living: number): number =>
  buffer > 0 ? income - living : (income * (debtShare ?? USUAL_DEBT_SHARE)) / 10_000
