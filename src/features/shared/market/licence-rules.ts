import type { CountryCode } from './vocabulary.ts'

/** §5: how a country treats the licence number of a new agent. */
export interface LicenceRule {
  /** Hong Kong does not insist on a number; one that is given must be free and known */
  isRequired: boolean
  /** the register has the word about name and agency; Malaysia lets everything be typed, and so does Australia, whose registers are not here */
  isLookedUp: boolean
}

export const LICENCE_RULES: Record<CountryCode, LicenceRule> = {
  SG: { isRequired: true, isLookedUp: true },
  MY: { isRequired: true, isLookedUp: false },
  HK: { isRequired: false, isLookedUp: true },
  AU: { isRequired: true, isLookedUp: false },
}
