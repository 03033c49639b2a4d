import type { CountryCode } from '#market/vocabulary.ts'
import { BUYERS, type Buyer } from './purchase.ts'

/** The kinds of buyers by country. All buyers pay the same in Hong Kong. */
export const BUYERS_OF = {
  SG: BUYERS,
  MY: BUYERS,
  HK: ['citizen'],
  AU: ['citizen', 'foreigner'],
} as const satisfies Record<CountryCode, readonly Buyer[]>
