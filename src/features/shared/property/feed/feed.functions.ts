import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { FeedScope, WebhookTopic } from '#graphql/generated/enumerations.ts'
import {
  AddWebhookDocument,
  EndFeedKeyDocument,
  EndWebhookDocument,
  FeedRejectionsDocument,
  RenewFeedKeyDocument,
  ReplayWebhookDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

const id = z.string().min(1).max(64)

/** Makes a key, which is told this once: to send and read for the source itself (reader ''), or what a reader may read by the Web API. */
export const renewFeedKey = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id, reader: z.string().max(200), scopes: z.array(z.enum(FeedScope)).max(10) }))
  .handler(({ data }) => execute(RenewFeedKeyDocument, data))

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

/** Has an address told what changes of a source; its secret is told this once. */
export const addWebhook = createServerFn({ method: 'POST' })
  .validator(z.object({ source: id, address: z.string().max(500), topics: z.array(z.enum(WebhookTopic)).max(10) }))
  .handler(({ data }) => execute(AddWebhookDocument, data))

/** Ends a webhook at once. */
export const endWebhook = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => execute(EndWebhookDocument, data))

/** Tells a webhook what it did not take, or all behind a sequence, once more. */
export const replayWebhook = createServerFn({ method: 'POST' })
  .validator(z.object({ id, after: z.int().min(0).nullable() }))
  .handler(({ data }) => execute(ReplayWebhookDocument, data))
