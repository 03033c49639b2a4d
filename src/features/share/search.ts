import * as v from 'valibot'

/** Of a shared page: why the form of a password is shown again. */
export const shareSearch = v.object({ refused: v.fallback(v.optional(v.picklist(['password', 'wait'])), undefined) })

export const OWN_SHARES_PAGE_SIZE = 20

export const ownSharesSearch = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))), undefined),
})
