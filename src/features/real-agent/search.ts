import * as v from 'valibot'

export const LABEL_PAGE_SIZE = 20
/** of a street, as many as are listed */
export const LABEL_STREET_PLACES = 50

const page = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))), undefined)

/** `page` of the sheets, `held` of the homes that asked for no letters. */
export const labelListSearch = v.object({ page, held: page })
