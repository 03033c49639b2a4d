import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ActOnOrderDocument, BeginOrderTourDocument, OrderedTourDocument } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'

const AS_VENDOR = { as: 'vendor' } as const
/** The days were said before, and the approval is the agent's. */
const UNSAID = { visit: undefined, lines: undefined, proposal: undefined, tour: undefined }

/** The tour of an order for one of its sides. */
export const fetchOrderedTour = createServerFn({ method: 'POST' })
  .validator(z.object({ order: z.guid(), as: z.enum(['account', 'vendor']) }))
  .handler(async ({ data: { order, as } }) => {
    const answer = await execute(OrderedTourDocument, { order }, { as })
    return answer.ok ? ok(answer.value.order) : answer
  })

export const sendTourBeginning = createServerFn({ method: 'POST' })
  .validator(z.object({ order: z.guid() }))
  .handler(({ data }) => execute(BeginOrderTourDocument, data, AS_VENDOR))

/** Delivers an order with its tour; what has to be begun or resumed before is. Each has its own key: sent again, both are done once. */
export const sendTourDelivery = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      order: z.guid(),
      key: z.uuid(),
      firstKey: z.uuid(),
      first: z.enum(['START', 'RESUME']).nullable(),
      note: z.string().trim().max(ORDER_TEXT_MAX_CHARS),
    }),
  )
  .handler(async ({ data: { order: id, key, firstKey, first, note } }) => {
    const begun = first && (await execute(ActOnOrderDocument, { id, key: firstKey, action: first, note: '', ...UNSAID }, AS_VENDOR))
    // begun by another window meanwhile
    if (begun && !begun.ok && begun.failure.code !== 'order-state') return begun
    return execute(ActOnOrderDocument, { id, key, action: 'DELIVER', note, ...UNSAID }, AS_VENDOR)
  })
