import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'
import { parseCountryCode } from '#market/countries.ts'
import { type CountryCode, TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { homeSearch, numberIn } from '#property/address/home-search.ts'
import { areaParameter, wholeBetween } from '#session/parameter.ts'
import { CORRECTIONS, type CorrectionKey, OWN_PERCENT_MAX } from './corrections.ts'

export { calculatorSearch } from './calculators/calculator-search.ts'

export const PROJECT_SLUG_MAX_CHARS = 120
const WORDS_MAX_CHARS = 80
/** the places of a search on one page */
export const PLACES_PER_PAGE = 12
/** the last page that can be asked for */
export const PLACES_PAGES_MAX = 500

/** The router reads "?q=560406" as a number; it is kept as it came so that addresses stay clean. */
const words = (longest: number) =>
  z.catch(
    z.optional(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((value) => (typeof value === 'number' ? value : value.trim().slice(0, longest) || undefined)),
      ),
    ),
    undefined,
  )

const project = {
  projectType: z.catch(z.optional(z.enum(TYPE_GROUPS)), undefined),
  projectSlug: words(PROJECT_SLUG_MAX_CHARS),
}

/** As an agency's key is written. */
export const WIDGET_KEY = /^[\w-]{16,128}$/
const AGENT_MAX_CHARS = 20

/**
 * Which project the embedded block shows; `countryCode` is every page's (§2.6). With an agency's `key` it finds the project itself and takes an enquiry
 * to the agency, or to the `agent` of it with that registration number. A wrong value is dropped, and the guide is shown.
 */
export const pluginSearch = z.object({
  ...project,
  key: z.catch(z.optional(z.string().check(z.regex(WIDGET_KEY))), undefined),
  agent: words(AGENT_MAX_CHARS),
})

const choice = <Key extends CorrectionKey>(key: Key) =>
  z.catch(z.optional(z.enum(Object.keys(CORRECTIONS[key]) as (keyof (typeof CORRECTIONS)[Key] & string)[])), undefined)

/** All of the tool's state: the words of the search or the project, the home in it, and the owner's assumptions. Wrong values are dropped. */
export const valueSearch = z.object({
  q: words(WORDS_MAX_CHARS),
  street: words(WORDS_MAX_CHARS),
  areaId: areaParameter,
  /** "1.3509,103.8485" */
  near: z.catch(z.optional(z.string().check(z.refine(maxChars(40)))), undefined),
  /** of the places found; absent: the first */
  page: z.catch(z.optional(wholeBetween(2, PLACES_PAGES_MAX)), undefined),
  ...project,
  ...homeSearch,
  renovation: choice('renovation'),
  view: choice('view'),
  facing: choice('facing'),
  own: numberIn(-OWN_PERCENT_MAX, OWN_PERCENT_MAX),
})

export type ValueSearch = z.output<typeof valueSearch>

export interface PluginSubject {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

export interface PluginWords extends z.output<typeof pluginSearch> {
  countryCode?: string | undefined
}

/** The project the address names; null when a part is missing. */
export function pluginSubject({ countryCode, ...words }: PluginWords): PluginSubject | null {
  const country = parseCountryCode(countryCode)
  return country && subjectIn(words, country)
}

/** The project of these parts of an address in a country; null when one is missing. */
export const subjectIn = (
  { projectType, projectSlug }: Pick<z.output<typeof pluginSearch>, 'projectType' | 'projectSlug'>,
  country: CountryCode,
): PluginSubject | null =>
  projectType && projectSlug !== undefined ? { country, typeGroup: projectType, slug: String(projectSlug) } : null
