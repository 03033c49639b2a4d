import { type LoanLimits, NO_LOAN_LIMITS } from './loan-limits.ts'

export const SINGAPORE_LENDING = [
  {
    ...NO_LOAN_LIMITS,
    effectiveFrom: '2022-09-30',
    source: { name: 'Monetary Authority of Singapore', url: 'https://www.mas.gov.sg/regulation/explainers/new-housing-loans' },
    checkedOn: '2026-11-20',
    loanToValue: [7_500, 4_500, 3_500],
    loanToValueLong: [5_500, 2_500, 1_500],
    longYears: 30,
    cash: [500, 2_500, 2_500],
    cashLong: [1_000, 2_500, 2_500],
    debtShare: 5_500,
    housingShare: 3_000,
    floorRate: 400,
    maxYears: 35,
  },
] as const satisfies readonly LoanLimits[]
