import * as z from 'zod/mini'
import { TOUR_VIEW } from './tour/tour-view-form.ts'

/** Where in a tour somebody looks, and whether it is in a frame of another page; what is wrong is dropped. */
export const tourSearch = z.object({
  v: z.catch(z.optional(z.string().check(z.regex(TOUR_VIEW))), undefined),
  embed: z.catch(z.optional(z.literal(1)), undefined),
})
