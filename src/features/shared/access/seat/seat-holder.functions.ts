import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { OwnSeatDocument } from '#graphql/generated/graphql.ts'

/** The name of whoever pays for the viewer's seat; null without a seat, and where that cannot be said now. */
export const fetchSeatHolder = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnSeatDocument, {})
  const seat = answer.ok ? answer.value.ownSeat : null
  return seat && seat.state !== 'REMOVED' ? seat.holderName : null
})
