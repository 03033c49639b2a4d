import * as v from 'valibot'

const RECIPIENT_MAX_CHARS = 254

/** `to` shows the messages whose recipient holds it; digits arrive as a number. */
export const outboxSearch = v.object({
  to: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((value) => String(value).trim().slice(0, RECIPIENT_MAX_CHARS) || undefined),
      ),
    ),
    undefined,
  ),
})
