import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { FinishRecoveryDocument, RecoveryDocument, RefuseRecoveryDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

const linked = z.object({ token: z.string().max(200) })

/** The way back that the link of a letter belongs to; null for one that is done, refused or over. Needs no login. */
export const fetchRecovery = createServerFn({ method: 'POST' })
  .validator(linked)
  .handler(async ({ data }) => {
    const answer = await execute(RecoveryDocument, data)
    return answer.ok ? ok(answer.value.recovery ?? null) : answer
  })

/** Goes the way back, or refuses it; needs no login. */
export const settleRecovery = createServerFn({ method: 'POST' })
  .validator(linked.extend({ refuses: z.boolean() }))
  .handler(async ({ data: { token, refuses } }) =>
    refuses ? confirmed(await execute(RefuseRecoveryDocument, { token })) : confirmed(await execute(FinishRecoveryDocument, { token })),
  )
