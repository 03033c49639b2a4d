import { z } from 'zod'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What travels on the queues: which work is due, never its contents. */
export const postMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), key: z.string().min(1) }),
  /** notices were written, whose readers may want a mail */
  z.object({ kind: z.literal('notices') }),
  /** the next page of rows that copy the country's edition is to be read anew from it */
  z.object({ kind: z.literal('refresh'), country: z.enum(COUNTRY_CODES) }),
  /** the next step of a copy of somebody's data is due */
  z.object({ kind: z.literal('copies') }),
])

export type PostMessage = z.infer<typeof postMessage>
