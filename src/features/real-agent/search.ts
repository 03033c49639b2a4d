import * as z from 'zod/mini'
import { maxChars } from '#lib/max-chars.ts'
import { isUuid } from '#lib/uuid.ts'
import { homeSearch } from '#property/address/home-search.ts'
import { wholeBetween } from '#session/parameter.ts'

export const LABEL_PAGE_SIZE = 20
/** of a street, as many as are listed */
export const LABEL_STREET_PLACES = 50

const page = z.catch(z.optional(wholeBetween(1, 500)), undefined)

/** `page` of the sheets, `held` of the homes that asked for no letters. */
export const labelListSearch = z.object({ page, held: page })

export const ANALYSES_PAGE_SIZE = 20
export const FURTHER_SALES_PAGE_SIZE = 10

const analysisId = z.catch(z.optional(z.string().check(z.refine(isUuid))), undefined)

/** `id`: an analysis that was kept; else `of`: a new one of a home, "SG/private-stack/the-meadow", as the other words describe it; else the list. */
export const analysisSearch = z.object({
  ...homeSearch,
  page,
  id: analysisId,
  of: z.catch(z.optional(z.string().check(z.refine(maxChars(200)))), undefined),
})
export type AnalysisSearch = z.output<typeof analysisSearch>

export const workbookSearch = z.object({ id: analysisId })
