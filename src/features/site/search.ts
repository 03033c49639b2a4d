import * as v from 'valibot'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { ABOUT_MAX_CHARS } from '#market/asked-about.ts'
import { CONTACT_INTERESTS } from '#market/contact-consult.ts'
import { TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { parameter, shortText } from '#session/parameter.ts'

const PAGE_PATH = /^(?:\/[\w.~%-]+)+(?:\?[^#\s<>"\\]*)?$/

/** `?interest=` chooses what the message is about; an unknown word is dropped. */
export const contactSearch = v.object({
  interest: parameter(v.picklist(CONTACT_INTERESTS)),
  /** the page of this site that it is about; it begins the message */
  about: parameter(v.pipe(v.string(), v.maxLength(ABOUT_MAX_CHARS), v.regex(PAGE_PATH))),
})

const FIRST_YEAR = 1990
const LAST_YEAR = 2100
const PAGE_MAX = 500
const SLUG = /^[a-z0-9-]+$/
const WORDS = /^[^\p{Cc}]+$/u
/** "3", "EX", "ter-hse" */
const MIX = /^[A-Za-z0-9-]+$/
const MIX_MAX_CHARS = 16

const isUnitMix = (value: string | number) => UNIT_MIXES.some((mix) => mix === String(value))

/** Which deals to list. Digits are written as a number; wrong values are dropped one by one. */
export const dealsSearch = v.object({
  projectType: parameter(v.picklist(TYPE_GROUPS)),
  projectSlug: parameter(shortText(SLUG_MAX_CHARS, SLUG)),
  kind: parameter(v.picklist(['sale', 'rent'])),
  mix: parameter(v.pipe(shortText(MIX_MAX_CHARS, MIX), v.check(isUnitMix))),
  /** the first year */
  from: parameter(v.pipe(v.number(), v.integer(), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR))),
  page: parameter(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE_MAX))),
  /** words to find a project by */
  q: parameter(shortText(SEARCH_TEXT_MAX_CHARS, WORDS)),
})

export type DealsSearch = v.InferOutput<typeof dealsSearch>
