import { z } from 'zod'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What travels on the queues: which work is due, never its contents. */
export const postMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), key: z.string().min(1) }),
  /** notices were written, whose readers may want a mail */
  z.object({ kind: z.literal('notices') }),
  /** a page of rows of one room that are to be read anew from an edition; '' begins */
  z.object({
    kind: z.literal('refresh'),
    country: z.enum(COUNTRY_CODES),
    version: z.string().min(1),
    room: z.string(),
    after: z.string(),
  }),
])

export type PostMessage = z.infer<typeof postMessage>
