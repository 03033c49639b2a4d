import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { VendorLoginDocument } from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'
import { keepVendorToken } from '#server/session.server.ts'
import { execute } from './execute.ts'

/** §4: opens a vendor's session of 30 minutes; its token goes into a cookie of its own. Gives what else is asked where the account asks for more. */
export const loginVendor = createServerFn({ method: 'POST' })
  .validator(z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1_000) }))
  .handler(async ({ data }) => {
    const answer = await execute(VendorLoginDocument, data, { as: 'vendor' })
    if (!answer.ok) return answer
    const { token, secondStep } = answer.value.login
    if (token) keepVendorToken(token)
    return token || secondStep ? ok(secondStep) : fail('validation', 'malformed-answer')
  })
