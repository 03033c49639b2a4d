import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readOutbox } from '#server/outbox.server.ts'
import { currentRequest } from '#server/session.server.ts'

/** The messages whose recipient holds the text, newest first; null outside of the local environment. */
export const fetchOutbox = createServerFn({ method: 'POST' })
  .validator(z.string().max(254))
  .handler(({ data }) => readOutbox(currentRequest(), data))

export type OutboxMessage = NonNullable<Awaited<ReturnType<typeof fetchOutbox>>>[number]
