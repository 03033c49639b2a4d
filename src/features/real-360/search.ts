import * as v from 'valibot'
import { TOUR_VIEW } from './tour/tour-view-form.ts'

/** Where in a tour somebody looks, and whether it is in a frame of another page; what is wrong is dropped. */
export const tourSearch = v.object({
  v: v.fallback(v.optional(v.pipe(v.string(), v.regex(TOUR_VIEW))), undefined),
  embed: v.fallback(v.optional(v.literal(1)), undefined),
})
