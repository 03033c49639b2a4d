import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AcceptCopiesDocument, CopiesDocument, StopCopiesDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

const linked = z.object({ token: z.string().max(200) })

/** What the link of a letter is about; null for one that is not known. Needs no login. */
export const fetchEnquiryCopies = createServerFn({ method: 'POST' })
  .validator(linked)
  .handler(async ({ data }) => {
    const answer = await execute(CopiesDocument, data)
    return answer.ok ? ok(answer.value.copies ?? null) : answer
  })

/** Agrees to copies of enquiries, or ends them; needs no login. */
export const sayToCopies = createServerFn({ method: 'POST' })
  .validator(linked.extend({ agrees: z.boolean() }))
  .handler(async ({ data: { token, agrees } }) =>
    agrees ? confirmed(await execute(AcceptCopiesDocument, { token })) : confirmed(await execute(StopCopiesDocument, { token })),
  )
