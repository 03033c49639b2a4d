import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'
import { LAND_ACTIVITIES, LAND_STATUSES } from '#market/vocabulary.ts'
import { wholeBetween } from '#session/parameter.ts'

export const LANDS_PER_PAGE = 20
const PAGES_MAX = 100
const USE_MAX_CHARS = 80

export const landDefaults = { page: 1 } as const

/** Filters and page of the sites live in the address; a wrong value is dropped. */
export const landSearch = z.object({
  status: z.catch(z.optional(z.enum(LAND_STATUSES)), undefined),
  activity: z.catch(z.optional(z.enum(LAND_ACTIVITIES)), undefined),
  /** a use of land, as the records name it */
  landUse: z.catch(z.optional(z.string().check(z.regex(/\S/), z.refine(maxChars(USE_MAX_CHARS)))), undefined),
  page: z.catch(z._default(wholeBetween(1, PAGES_MAX), landDefaults.page), landDefaults.page),
})

export type LandSearch = z.output<typeof landSearch>

/** The parameters that determine the sites; wrong ones are dropped. */
export const parseLandSearch = (address: object): LandSearch => landSearch.parse(address)
