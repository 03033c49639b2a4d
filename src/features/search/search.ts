import * as z from 'zod/mini'
import { filterSearch, formSearch, WORDS } from '#filter/search-params.ts'
import { SENTENCE_MAX_CHARS } from '#graphql/limits.ts'
import { searchWordsForUrl } from '#property/search/search-address.ts'
import { wholeBetween } from '#session/parameter.ts'

export const RESULTS_PER_PAGE = 20
/** the last page that the provider answers */
export const RESULT_PAGES_MAX = 500

export const searchDefaults = { page: 1, sort: 'traded' } as const

/** Text as typed; what looks like a number arrives as one and stays one, so that addresses need no quotes. */
const asked = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => {
        const text = String(value).trim().slice(0, SENTENCE_MAX_CHARS)
        return text === '' ? undefined : searchWordsForUrl(text)
      }),
    ),
  ),
  undefined,
)
const page = wholeBetween(1, RESULT_PAGES_MAX)

/** What is looked for, the map's filters, order and page of the results live in the address; a wrong value is dropped. */
export const resultsSearch = z.object({
  /** what was searched for; beside areaId, street or near it is their name */
  q: asked,
  areaId: asked,
  street: asked,
  /** "lat,lng": results within 1,000 m */
  near: z.catch(z.optional(z.string().check(z.regex(/^-?[\d.]{1,9},-?[\d.]{1,10}$/))), undefined),
  ...filterSearch,
  /** until the form's values are filters, see entered-filters.ts; `station` stays where no station has the name */
  ...formSearch,
  /** words of a sentence that mean no filter and no place, between commas; looked for as text beside all else */
  words: asked,
  /** in addresses from before the map's filters: one of `groups` */
  typeGroup: WORDS,
  /** a word of the orders; results-limits.ts knows which */
  sort: z.catch(z._default(z.string().check(z.regex(/^[a-z-]{1,20}$/)), searchDefaults.sort), searchDefaults.sort),
  page: z.catch(z._default(page, searchDefaults.page), searchDefaults.page),
})

export type ResultsSearch = z.output<typeof resultsSearch>

/** The parameters that determine the results, in normal form; others and wrong ones are dropped. */
export const parseResultsSearch = (address: object): ResultsSearch => resultsSearch.parse(address)
