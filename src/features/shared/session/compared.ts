import * as z from 'zod/mini'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'

export const COMPARED_MIN = 2
export const COMPARED_MAX = 5

/** The longest name that is kept. */
const NAME_MAX_CHARS = 200

/** A project or an advertised home that somebody means to compare: the last word of its page's address, and its name as the page had it. */
export interface HomeToCompare {
  slug: string
  name: string
}

/** What is chosen in this tab, by country: homes of two countries are never compared. */
export type HomesToCompare = Partial<Record<CountryCode, HomeToCompare[]>>

const kept = z.partialRecord(
  z.enum(COUNTRY_CODES),
  z
    .array(
      z.object({
        slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(SLUG_MAX_CHARS)),
        name: z.string().check(z.maxLength(NAME_MAX_CHARS)),
      }),
    )
    .check(z.maxLength(COMPARED_MAX)),
)

/** What a text of the tab's storage says; null where it says nothing that can be read. */
export function readCompared(text: string | null): HomesToCompare | null {
  if (text === null) return null
  try {
    const read = kept.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The inverse of {@link readCompared}; null where nothing is chosen. */
export const comparedToKeep = (homes: HomesToCompare): string | null =>
  Object.values(homes).some((some) => some.length > 0) ? JSON.stringify(homes) : null

/** Chooses a home, or takes it out where it was chosen; 'full': as many are chosen as can be compared, and nothing is changed. */
export function toggleCompared(homes: HomesToCompare, country: CountryCode, { slug, name }: HomeToCompare): 'added' | 'removed' | 'full' {
  const before = homes[country] ?? []
  const others = before.filter((home) => home.slug !== slug)
  if (others.length < before.length) {
    homes[country] = others
    return 'removed'
  }
  if (before.length >= COMPARED_MAX) return 'full'
  homes[country] = [...before, { slug, name: name.slice(0, NAME_MAX_CHARS) }]
  return 'added'
}
