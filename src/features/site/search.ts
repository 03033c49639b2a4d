import * as z from 'zod/mini'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { CONTACT_INTERESTS } from '#market/contact-consult.ts'
import { TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { parameter, shortText } from '#session/parameter.ts'

/** `?interest=` chooses what the message is about; an unknown word is dropped. */
export const contactSearch = z.object({ interest: parameter(z.enum(CONTACT_INTERESTS)) })

export const SLUG_MAX_CHARS = 120
const FIRST_YEAR = 1990
const LAST_YEAR = 2100
const PAGE_MAX = 500
const SLUG = /^[a-z0-9-]+$/
const WORDS = /^[^\p{Cc}]+$/u
/** "3", "EX", "ter-hse" */
const MIX = /^[A-Za-z0-9-]+$/
const MIX_MAX_CHARS = 16

const isUnitMix = (value: string | number) => UNIT_MIXES.some((mix) => mix === String(value))

/** Which deals to list. Digits travel as the number they look like; wrong values are dropped one by one. */
export const dealsSearch = z.object({
  projectType: parameter(z.enum(TYPE_GROUPS)),
  projectSlug: parameter(shortText(SLUG_MAX_CHARS, SLUG)),
  kind: parameter(z.enum(['sale', 'rent'])),
  mix: parameter(shortText(MIX_MAX_CHARS, MIX).check(z.refine(isUnitMix))),
  /** the first year */
  from: parameter(z.int().check(z.gte(FIRST_YEAR), z.lte(LAST_YEAR))),
  page: parameter(z.int().check(z.gte(1), z.lte(PAGE_MAX))),
  /** words to find a project by */
  q: parameter(shortText(SEARCH_TEXT_MAX_CHARS, WORDS)),
})

export type DealsSearch = z.output<typeof dealsSearch>
