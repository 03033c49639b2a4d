import type { BasisPoints } from './bands.ts'
import type { Dated } from './dated.ts'

/** What lenders of a market may lend, by rule of its authority. Shares and rates in basis points. */
export interface LoanLimits extends Dated {
  /** of the price, for the first, second, third and further loan on a home; null: no rule, the bank decides */
  loanToValue: readonly BasisPoints[] | null
  /** of the price, when the loan runs longer than `longYears` */
  loanToValueLong: readonly BasisPoints[] | null
  longYears: number | null
  /** least part of the price in cash, by the same count, and for a long loan */
  cash: readonly BasisPoints[] | null
  cashLong: readonly BasisPoints[] | null
  /** all instalments of the borrower, of the monthly income; null: no rule */
  debtShare: BasisPoints | null
  /** the instalment of public housing, of the monthly income; null: none */
  housingShare: BasisPoints | null
  /** income is tested at this rate at least, or at the loan's rate with this on top */
  floorRate: BasisPoints | null
  buffer: BasisPoints
  maxYears: number | null
}

/** No limit of any kind; a row overrides what its authority limits. */
export const NO_LOAN_LIMITS = {
  loanToValue: null,
  loanToValueLong: null,
  longYears: null,
  cash: null,
  cashLong: null,
  debtShare: null,
  housingShare: null,
  floorRate: null,
  buffer: 0,
  maxYears: null,
} as const
