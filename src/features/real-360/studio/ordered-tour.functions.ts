import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ActOnOrderDocument, BeginOrderTourDocument, OrderedTourDocument } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'

const AS_VENDOR = { as: 'vendor' } as const

interface StudioAct {
  id: string
  key: string
  action: 'START' | 'RESUME' | 'DELIVER'
  note: string
}

/** Days were said before, prices agreed, and the approval is the agent's. */
const actOn = (act: StudioAct) =>
  execute(ActOnOrderDocument, { ...act, visit: undefined, lines: undefined, proposal: undefined, tour: undefined }, AS_VENDOR)

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
    const begun = first && (await actOn({ id, key: firstKey, action: first, note: '' }))
    // begun by another window meanwhile
    if (begun && !begun.ok && begun.failure.code !== 'order-state') return begun
    return actOn({ id, key, action: 'DELIVER', note })
  })
