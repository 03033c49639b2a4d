import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { EndFeedKeyDocument, FeedRejectionsDocument, RenewFeedKeyDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

const id = z.string().min(1).max(64)

/** Makes a key to send and read; it is told this once. */
export const renewFeedKey = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id }))
  .handler(({ data }) => execute(RenewFeedKeyDocument, { ...data, scopes: ['SEND', 'READ'] }))

/** Ends a key at once. */
export const endFeedKey = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id, prefix: z.string().max(40) }))
  .handler(({ data }) => execute(EndFeedKeyDocument, data))

/** What was not taken of a file, as a table. */
export const fetchRejections = createServerFn({ method: 'POST' })
  .validator(z.object({ run: z.uuid() }))
  .handler(async ({ data }) => {
    const answer = await execute(FeedRejectionsDocument, data)
    return answer.ok ? ok(answer.value.feedRejections) : answer
  })
