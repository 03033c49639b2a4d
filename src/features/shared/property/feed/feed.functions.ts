import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { EndFeedKeyDocument, FeedRejectionsDocument, RenewFeedKeyDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

const id = z.string().min(1).max(64)

/** Makes a key, which is told this once: to send and read for the source itself, for the Web API where there is a reader. */
export const renewFeedKey = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id, reader: z.string().max(200).nullable() }))
  .handler(({ data: { source, reader } }) =>
    execute(RenewFeedKeyDocument, { source, reader: reader ?? '', scopes: reader === null ? ['SEND', 'READ'] : ['API'] }),
  )

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
