import * as z from 'zod/mini'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { pageStart } from './page-start.ts'

/** Addresses outside this site that a deployment sets (§2.8, §3); what it leaves out is not shown. */
const outside = z.object({
  /** the customer service of each country: country code and number joined */
  phones: z.object(recordOf(COUNTRY_CODES, () => z.optional(z.string()))),
  facebook: z.optional(z.string()),
  instagram: z.optional(z.string()),
  linkedin: z.optional(z.string()),
  tiktok: z.optional(z.string()),
  /** other sites of the product, by name */
  sisters: z.array(z.object({ name: z.string(), href: z.string() })),
  /** the app in the stores: its name there, Google Play's package, the App Store's number */
  app: z.optional(z.string()),
  googlePlay: z.optional(z.string()),
  appStore: z.optional(z.string()),
})
export type OutsideAddresses = z.output<typeof outside>

export const NO_OUTSIDE: OutsideAddresses = { phones: {}, sisters: [] }

/** The addresses as the document carries them; anything else counts as none. */
export function parseOutside(text: string | undefined): OutsideAddresses {
  try {
    const parsed = outside.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : NO_OUTSIDE
  } catch {
    return NO_OUTSIDE
  }
}

/** What this deployment has set. */
export const outsideAddresses = (): OutsideAddresses => parseOutside(pageStart().outside)
