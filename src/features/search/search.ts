import * as z from 'zod/mini'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { parseNear, searchWordsForUrl } from '#property/search/search-address.ts'

export const RESULT_SORTS = ['traded', 'newest', 'psf-low', 'psf-high'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

export const RESULTS_PER_PAGE = 20
/** as far as the provider lets one page */
export const RESULT_PAGES_MAX = 500

/** Text as typed; what looks like a number arrives as one and stays one, so that addresses need no quotes. */
const words = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => {
    const text = String(value).trim().slice(0, SEARCH_TEXT_MAX_CHARS)
    return text === '' ? undefined : searchWordsForUrl(text)
  }),
)
const optionalWords = z.catch(z.optional(words), undefined)

export const searchDefaults = { page: 1, sort: 'traded' } as const

/** Filters, sort and page of the results live in the address; a wrong value is dropped. */
export const resultsSearch = z.object({
  /** what was searched for; beside areaId, street or near it is their name */
  q: optionalWords,
  areaId: optionalWords,
  street: optionalWords,
  /** "lat,lng": results within 1,000 m */
  near: z.catch(z.optional(z.string().check(z.refine((text) => parseNear(text) !== null))), undefined),
  typeGroup: z.catch(z.optional(z.enum(TYPE_GROUPS)), undefined),
  sort: z.catch(z._default(z.enum(RESULT_SORTS), searchDefaults.sort), searchDefaults.sort),
  page: z.catch(z._default(z.int().check(z.gte(1), z.lte(RESULT_PAGES_MAX)), searchDefaults.page), searchDefaults.page),
})

export type ResultsSearch = z.output<typeof resultsSearch>
