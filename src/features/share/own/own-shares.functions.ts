import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { ExtendShareDocument, OwnSharesDocument, RevokeShareDocument, SetSharePasswordDocument } from '#graphql/generated/graphql.ts'
import { SHARE_DAYS } from '#graphql/share-kinds.ts'
import { ok } from '#lib/result.ts'
import { OWN_SHARES_PAGE_SIZE } from '../search.ts'

const id = z.string().max(40)

export const fetchOwnShares = createServerFn({ method: 'POST' })
  .validator(z.object({ offset: z.int().min(0).max(10_000) }))
  .handler(async ({ data: { offset } }) => {
    const answer = await execute(OwnSharesDocument, { first: OWN_SHARES_PAGE_SIZE, offset })
    return answer.ok ? ok(answer.value.ownShares) : answer
  })

/** Whether it was done. */
const done = async (asked: ReturnType<typeof execute>) => {
  const answer = await asked
  return answer.ok ? ok(true) : answer
}

export const sendRevoke = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(({ data }) => done(execute(RevokeShareDocument, data)))

export const sendExtend = createServerFn({ method: 'POST' })
  .validator(z.object({ id, days: z.int().refine((days) => SHARE_DAYS.some((one) => one === days)) }))
  .handler(({ data }) => done(execute(ExtendShareDocument, data)))

/** '': no password any more. */
export const sendSharePassword = createServerFn({ method: 'POST' })
  .validator(z.object({ id, password: z.string().max(512) }))
  .handler(({ data: { id: of, password } }) => done(execute(SetSharePasswordDocument, { id: of, password: password || null })))
