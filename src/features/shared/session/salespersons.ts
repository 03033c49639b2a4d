import type { CountryCode } from '#market/vocabulary.ts'

/** §2.6, §9: the seven salesperson ids. Each is a desk, never a person; the name is shown unchanged. */
export const SALESPERSON_DESKS = {
  s101: { name: 'Singapore Resale Desk', country: 'SG' },
  s102: { name: 'Singapore New Launch Desk', country: 'SG' },
  s103: { name: 'Singapore Commercial Desk', country: 'SG' },
  s104: { name: 'Malaysia Desk', country: 'MY' },
  s105: { name: 'Hong Kong Desk', country: 'HK' },
  s106: { name: 'Australia Desk', country: 'AU' },
  s107: { name: 'Agency Partners Desk', country: null },
} as const satisfies Record<string, { name: string; country: CountryCode | null }>

export type SalespersonId = keyof typeof SALESPERSON_DESKS

export const SALESPERSON_IDS = Object.keys(SALESPERSON_DESKS) as [SalespersonId, ...SalespersonId[]]
