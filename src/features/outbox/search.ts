import * as z from 'zod/mini'

const RECIPIENT_MAX_CHARS = 254

/** `to` shows the messages whose recipient holds it; digits arrive as a number. */
export const outboxSearch = z.object({
  to: z.catch(
    z.optional(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((value) => String(value).trim().slice(0, RECIPIENT_MAX_CHARS) || undefined),
      ),
    ),
    undefined,
  ),
})
