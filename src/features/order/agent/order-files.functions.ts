import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { FinishDeliveryDocument, RemoveDeliveryDocument, StartDeliveryDocument } from '#graphql/generated/graphql.ts'
import { deliveredFile, sentFile } from '../files/file-shapes.ts'

/** Pictures that an agent sends with an order; the vendor's side is in vendor-order.functions.ts. */
export const startOwnFile = createServerFn({ method: 'POST' })
  .validator(sentFile)
  .handler(({ data }) => execute(StartDeliveryDocument, data))

export const finishOwnFile = createServerFn({ method: 'POST' })
  .validator(deliveredFile)
  .handler(({ data }) => execute(FinishDeliveryDocument, data))

export const removeOwnFile = createServerFn({ method: 'POST' })
  .validator(deliveredFile)
  .handler(({ data }) => execute(RemoveDeliveryDocument, data))
