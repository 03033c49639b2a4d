import type { LoanLimits } from '#property/duties/loan-limits.ts'
import { affordabilityOf, USUAL_DEBT_SHARE } from '#property/loans/affordability.ts'
import { instalmentOf } from '#property/loans/instalment.ts'
import { USUAL_LOAN_SHARE } from '#property/loans/usual-loan.ts'

interface Financed {
  price: number
  /** loans on homes with this one, from 1 */
  loans: number
  /** percent a year */
  rate: number
  years: number
}

export interface LargestLoan {
  loan: number
  /** whether an authority sets the part of the price that may be lent; else it is the usual one */
  isByRule: boolean
  /** price less loan */
  down: number
  /** of it in cash at least; null: no rule */
  cashLeast: number | null
  /** a month, at the loan's own rate */
  instalment: number
  /** percent a year at which income is tested */
  testedAt: number
  years: number
  /** the least monthly income that carries it without other debts; null where lenders count what is left after living costs */
  income: number | null
}

/** The largest loan that the price allows, and the income that carries it. Whole units of money; the income is rounded up. */
export function largestLoan(limits: LoanLimits, { price, loans, rate, years: asked }: Financed): LargestLoan {
  const years = Math.min(asked, limits.maxYears ?? asked)
  const borrower = { price, loans, rate, years, debts: 0, living: 0, isPublicHousing: false }
  const { loanByValue, cashLeast, testedAt } = affordabilityOf(limits, { ...borrower, income: 0 })
  const loan = loanByValue ?? Math.floor(price * USUAL_LOAN_SHARE)
  const tested = instalmentOf(loan, testedAt, years)
  return {
    loan,
    isByRule: loanByValue !== null,
    down: price - loan,
    cashLeast,
    testedAt,
    years,
    instalment: instalmentOf(loan, rate, years),
    income: limits.buffer > 0 ? null : Math.ceil((tested * 10_000) / (limits.debtShare ?? USUAL_DEBT_SHARE)),
  }
}
