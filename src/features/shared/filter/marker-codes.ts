import type { Tenure } from '#market/vocabulary.ts'
import { BATHROOM_CHOICES, BEDROOM_CHOICES, LEASE_LONG_FROM_YEARS, LEASE_SHORT_UP_TO_YEARS, TENURE_CHOICES } from './choices.ts'

const FIVE_OR_MORE = BEDROOM_CHOICES.length - 1

/** A project's bedrooms, bit = number of bedrooms, as bits of BEDROOM_CHOICES. */
export const bedroomBits = (mask: number): number =>
  (mask & ((1 << FIVE_OR_MORE) - 1)) | (mask >> FIVE_OR_MORE === 0 ? 0 : 1 << FIVE_OR_MORE)

/** A number of bathrooms as a bit of BATHROOM_CHOICES; 0 for none. */
export const bathroomBit = (bathrooms: number): number => (bathrooms < 1 ? 0 : 1 << (Math.min(bathrooms, BATHROOM_CHOICES.length) - 1))

/**
 * A tenure as bits of TENURE_CHOICES; 0 is another lease, or none known. A lease without its years counts as a usual, short one; what is `isMixed`
 * is freehold and leasehold.
 */
export function tenureBits(tenure: Tenure | null, years: number | null, isMixed = false): number {
  const bit = (choice: (typeof TENURE_CHOICES)[number]) => 1 << TENURE_CHOICES.indexOf(choice)
  const isFreehold = tenure === 'freehold' || isMixed
  const isLong = tenure !== 'freehold' && years !== null && years >= LEASE_LONG_FROM_YEARS
  const isShort = (tenure === 'leasehold' || isMixed) && (years ?? 0) <= LEASE_SHORT_UP_TO_YEARS
  return (isFreehold ? bit('freehold') : 0) | (isLong ? bit('leasehold-999') : 0) | (isShort ? bit('leasehold') : 0)
}
