import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { OrderSide } from '#graphql/generated/enumerations.ts'
import {
  BeginDeliveredPhotoDocument,
  FinishDeliveryDocument,
  RemoveDeliveryDocument,
  StartDeliveryDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** §4: vendors ask with their session of 30 minutes, agents with the account's. */
const asked = z.object({ side: z.enum(OrderSide) })
const sessionOf = (side: OrderSide) => ({ as: side === 'VENDOR' ? 'vendor' : 'account' }) as const

/** A file that is about to be sent. A size beyond what the contract can say is too large in any case. */
const sentFile = asked.extend({
  order: z.uuid(),
  name: z.string().min(1).max(300),
  bytes: z
    .int()
    .min(0)
    .transform((bytes) => Math.min(bytes, 2 ** 31 - 1)),
  print: z.string().regex(/^[0-9a-f]{64}$/),
})
const keptFile = asked.extend({ file: z.uuid() })

export const startDelivery = createServerFn({ method: 'POST' })
  .validator(sentFile)
  .handler(({ data: { side, ...file } }) => execute(StartDeliveryDocument, file, sessionOf(side)))

export const finishDelivery = createServerFn({ method: 'POST' })
  .validator(keptFile)
  .handler(({ data: { side, file } }) => execute(FinishDeliveryDocument, { file }, sessionOf(side)))

export const removeDelivery = createServerFn({ method: 'POST' })
  .validator(keptFile)
  .handler(({ data: { side, file } }) => execute(RemoveDeliveryDocument, { file }, sessionOf(side)))

/** Begins the picture of a listing that a delivered photograph becomes. */
export const beginDeliveredPhoto = createServerFn({ method: 'POST' })
  .validator(z.object({ listing: z.uuid(), file: z.uuid(), key: z.uuid() }))
  .handler(async ({ data }) => {
    const answer = await execute(BeginDeliveredPhotoDocument, data)
    return answer.ok ? ok(answer.value.beginDeliveredPhoto) : answer
  })
