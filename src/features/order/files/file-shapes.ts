import { z } from 'zod'

/** A file that is about to be sent. A size beyond what the contract can say is too large in any case. */
export const sentFile = z.object({
  order: z.uuid(),
  name: z.string().min(1).max(300),
  bytes: z
    .int()
    .min(0)
    .transform((bytes) => Math.min(bytes, 2 ** 31 - 1)),
  print: z.string().regex(/^[0-9a-f]{64}$/),
})

export const deliveredFile = z.object({ file: z.uuid() })
