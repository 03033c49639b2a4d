import * as v from 'valibot'
import { LAND_ACTIVITIES, LAND_STATUSES } from '#market/vocabulary.ts'

export const LANDS_PER_PAGE = 20
const PAGES_MAX = 100
const USE_MAX_CHARS = 80

export const landDefaults = { page: 1 } as const

/** Filters and page of the sites live in the address; a wrong value is dropped. */
export const landSearch = v.object({
  status: v.fallback(v.optional(v.picklist(LAND_STATUSES)), undefined),
  activity: v.fallback(v.optional(v.picklist(LAND_ACTIVITIES)), undefined),
  /** a use of land, as the records name it */
  landUse: v.fallback(v.optional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(USE_MAX_CHARS))), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX)), landDefaults.page), landDefaults.page),
})

export type LandSearch = v.InferOutput<typeof landSearch>

/** The parameters that determine the sites; wrong ones are dropped. */
export const parseLandSearch = (address: object): LandSearch => v.parse(landSearch, address)
