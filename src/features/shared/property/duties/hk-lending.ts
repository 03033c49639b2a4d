import { type LoanLimits, NO_LOAN_LIMITS } from './loan-limits.ts'

export const HONG_KONG_LENDING = [
  {
    ...NO_LOAN_LIMITS,
    effectiveFrom: '2024-10-16',
    source: {
      name: 'Hong Kong Monetary Authority',
      url: 'https://www.hkma.gov.hk/eng/news-and-media/press-releases/',
    },
    checkedOn: '2026-11-20',
    loanToValue: [7_000],
    debtShare: 5_000,
    maxYears: 30,
  },
] as const satisfies readonly LoanLimits[]
