/** The subjects of the contact form (§3 "interest"), as in `/contact?interest=`. */
export const CONTACT_INTERESTS = [
  'question',
  'mistake',
  'valuation',
  'reports',
  'realAgent',
  'realListing',
  'realLaunch',
  'real360',
  'plans',
  'training',
] as const
export type ContactInterest = (typeof CONTACT_INTERESTS)[number]

/** Longest texts of a contact consult, in characters after trimming. */
export const CONTACT_MAX_CHARS = { name: 80, email: 254, phone: 24, companyName: 120, message: 4_000 } as const

/** Messages taken from one address in an hour. */
export const CONTACT_PER_HOUR = 5
