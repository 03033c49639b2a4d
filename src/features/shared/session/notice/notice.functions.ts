import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { LiveTicketDocument, MarkNoticesReadDocument, NoticeCountDocument, NoticesDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import type { PlainAnswer } from './ask-plainly.ts'

const PAGE_MAX = 50

/** A page of what the signed-in person was told, newest first. */
export const fetchNotices = createServerFn({ method: 'POST' })
  .validator(z.object({ first: z.int().min(1).max(PAGE_MAX), offset: z.int().min(0).max(10_000) }))
  .handler(async ({ data }) => {
    const answer = await execute(NoticesDocument, data)
    return answer.ok ? ok(answer.value.notices) : answer
  })

/** What every page of a signed-in person asks by itself is answered in plain JSON, for `askPlainly`. */
const plainly = (value: PlainAnswer['value']): Response =>
  Response.json({ value, isTokenLost: getGlobalStartContext()?.currentRequest.tokenFailed === true } satisfies PlainAnswer)

/** How many notices are unread, at most 100; null where it cannot be told. */
export const askNoticeCount = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(NoticeCountDocument, {})
  return plainly(answer.ok ? answer.value.noticeCount : null)
})

/** Marks notices as read; all of them without ids. */
export const markNoticesRead = createServerFn({ method: 'POST' })
  .validator(z.object({ ids: z.array(z.string().max(64)).max(PAGE_MAX).optional() }))
  .handler(({ data: { ids } }) => execute(MarkNoticesReadDocument, { ids: ids ?? null }))

/** A ticket that opens the live channel once; null where there is none to be had. */
export const askLiveTicket = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(LiveTicketDocument, {})
  return plainly(answer.ok ? (answer.value.liveTicket?.ticket ?? null) : null)
})
