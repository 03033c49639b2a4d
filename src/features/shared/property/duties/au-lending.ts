import { type LoanLimits, NO_LOAN_LIMITS } from './loan-limits.ts'

export const AUSTRALIA_LENDING = [
  {
    ...NO_LOAN_LIMITS,
    effectiveFrom: '2021-11-01',
    source: { name: 'Australian Prudential Regulation Authority', url: 'https://www.apra.gov.au/macroprudential-policy' },
    checkedOn: '2026-11-20',
    buffer: 300,
  },
] as const satisfies readonly LoanLimits[]
