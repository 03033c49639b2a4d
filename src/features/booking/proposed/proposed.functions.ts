import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { DeclineProposedTimesDocument, ProposedTimesDocument, TakeProposedTimeDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

const token = z.string().max(200)
const key = z.uuid()

/** The times that a letter proposes. */
export const fetchProposedTimes = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(ProposedTimesDocument, data)
    return answer.ok ? ok(answer.value.proposedTimes) : answer
  })

/** Takes one of them. */
export const takeProposedTime = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key, startsAt: z.iso.datetime() }))
  .handler(async ({ data }) => {
    const answer = await execute(TakeProposedTimeDocument, data)
    return answer.ok ? ok(answer.value.takeProposedTime) : answer
  })

/** Says that none suits, and when one would. */
export const declineProposedTimes = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key, note: z.string().trim().max(500) }))
  .handler(({ data }) => execute(DeclineProposedTimesDocument, data))
