import { type LoanLimits, NO_LOAN_LIMITS } from './loan-limits.ts'

export const MALAYSIA_LENDING = [
  {
    ...NO_LOAN_LIMITS,
    effectiveFrom: '2013-07-05',
    source: { name: 'Bank Negara Malaysia', url: 'https://www.bnm.gov.my/' },
    checkedOn: '2026-11-20',
    // no rule for the first two loans; 70 % from the third on
    loanToValue: [10_000, 10_000, 7_000],
    maxYears: 35,
  },
] as const satisfies readonly LoanLimits[]
