import type { CountryCode } from '#market/vocabulary.ts'
import type { AuState, Use } from './duties/purchase.ts'

const ONE_TABLE: readonly Use[] = ['home']

/** The uses that the Australian tables tell apart; a test holds this to the tables, which stay out of the page. */
const USES_OF_STATE = {
  NSW: ONE_TABLE,
  VIC: ['home', 'first-home', 'investment'],
  QLD: ['home', 'first-home', 'investment'],
  WA: ONE_TABLE,
  SA: ONE_TABLE,
  TAS: ONE_TABLE,
  ACT: ['home', 'investment'],
  NT: ONE_TABLE,
} as const satisfies Record<AuState, readonly Use[]>

export const usesIn = (country: CountryCode, state: AuState): readonly Use[] =>
  country === 'AU' ? USES_OF_STATE[state] : country === 'MY' ? ['home', 'first-home'] : ONE_TABLE
