import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { AccountDocument } from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'

/** The signed-in person's own account (§3 User). */
export const fetchAccount = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(AccountDocument, {})
  if (!answer.ok) return answer
  return answer.value.user ? ok(answer.value.user) : fail('graphql', 'invalid_access_token')
})
