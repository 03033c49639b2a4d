import * as v from 'valibot'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { pageStart } from './page-start.ts'

/** Addresses outside this site that a deployment sets (§2.8, §3); what it leaves out is not shown. */
const outside = v.object({
  /** the customer service of each country: country code and number joined */
  phones: v.partial(v.object(v.entriesFromList(COUNTRY_CODES, v.string()))),
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  linkedin: v.optional(v.string()),
  tiktok: v.optional(v.string()),
  /** other sites of the product, by name */
  sisters: v.array(v.object({ name: v.string(), href: v.string() })),
  /** the app in the stores: its name there, Google Play's package, the App Store's number */
  app: v.optional(v.string()),
  googlePlay: v.optional(v.string()),
  appStore: v.optional(v.string()),
})
export type OutsideAddresses = v.InferOutput<typeof outside>

export const NO_OUTSIDE: OutsideAddresses = { phones: {}, sisters: [] }

/** The addresses as the document carries them; anything else counts as none. */
export function parseOutside(text: string | undefined): OutsideAddresses {
  try {
    const parsed = v.safeParse(outside, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : NO_OUTSIDE
  } catch {
    return NO_OUTSIDE
  }
}

/** What this deployment has set. */
export const outsideAddresses = (): OutsideAddresses => parseOutside(pageStart().outside)
