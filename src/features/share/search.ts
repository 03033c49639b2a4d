import * as z from 'zod/mini'
import { wholeBetween } from '#session/parameter.ts'

/** Of a shared page: why the form of a password is shown again. */
export const shareSearch = z.object({ refused: z.catch(z.optional(z.enum(['password', 'wait'])), undefined) })

export const OWN_SHARES_PAGE_SIZE = 20

export const ownSharesSearch = z.object({
  page: z.catch(z.optional(wholeBetween(1, 20)), undefined),
})
