import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { TourListingsDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** The advertisements that the viewer writes and that a tour can be joined to, what was touched last first. */
export const fetchTourListings = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(TourListingsDocument, {})
  return answer.ok ? ok(answer.value.ownListings.nodes) : answer
})
