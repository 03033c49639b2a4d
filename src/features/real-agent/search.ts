import * as v from 'valibot'
import { homeSearch } from '#property/address/home-search.ts'

export const LABEL_PAGE_SIZE = 20
/** of a street, as many as are listed */
export const LABEL_STREET_PLACES = 50

const page = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))), undefined)

/** `page` of the sheets, `held` of the homes that asked for no letters. */
export const labelListSearch = v.object({ page, held: page })

export const ANALYSES_PAGE_SIZE = 20
export const FURTHER_SALES_PAGE_SIZE = 10

const analysisId = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined)

/** `id`: an analysis that was kept; else `of`: a new one of a home, "SG/private-stack/the-meadow", as the other words describe it; else the list. */
export const analysisSearch = v.object({
  ...homeSearch,
  page,
  id: analysisId,
  of: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
})
export type AnalysisSearch = v.InferOutput<typeof analysisSearch>

export const workbookSearch = v.object({ id: analysisId })
