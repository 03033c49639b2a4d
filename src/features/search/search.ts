import * as v from 'valibot'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { CONSTRUCTION_STATUSES, TENURES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { parseNear, searchWordsForUrl } from '#property/search/search-address.ts'

export const RESULT_SORTS = ['traded', 'newest', 'psf-low', 'psf-high'] as const
export type ResultSort = (typeof RESULT_SORTS)[number]

export const RESULTS_PER_PAGE = 20
/** as far as the provider lets one page */
export const RESULT_PAGES_MAX = 500

/** Text as typed; what looks like a number arrives as one and stays one, so that addresses need no quotes. */
const words = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => {
    const text = String(value).trim().slice(0, SEARCH_TEXT_MAX_CHARS)
    return text === '' ? undefined : searchWordsForUrl(text)
  }),
)
const optionalWords = v.fallback(v.optional(words), undefined)
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** "5" means five and more. */
export const BEDROOMS_MAX = 5

export const searchDefaults = { page: 1, sort: 'traded' } as const

/** Filters, sort and page of the results live in the address; a wrong value is dropped. */
export const resultsSearch = v.object({
  /** what was searched for; beside areaId, street or near it is their name */
  q: optionalWords,
  areaId: optionalWords,
  street: optionalWords,
  /** "lat,lng": results within 1,000 m */
  near: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parseNear(text) !== null),
      ),
    ),
    undefined,
  ),
  typeGroup: optional(v.picklist(TYPE_GROUPS)),
  /** facets: one choice of each */
  type: optional(v.pipe(v.string(), v.regex(/^[a-z-]{2,40}$/))),
  beds: optional(whole(0, BEDROOMS_MAX)),
  tenure: optional(v.picklist(TENURES)),
  status: optional(v.picklist(CONSTRUCTION_STATUSES)),
  /** the id of an area, beside whatever place was searched for */
  inArea: optional(whole(1, 999_999_999)),
  sort: v.fallback(v.optional(v.picklist(RESULT_SORTS), searchDefaults.sort), searchDefaults.sort),
  page: v.fallback(v.optional(whole(1, RESULT_PAGES_MAX), searchDefaults.page), searchDefaults.page),
})

export type ResultsSearch = v.InferOutput<typeof resultsSearch>
