import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { OwnContactDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

/** How the signed-in person is called and reached; '' for what the account does not say. */
export const fetchOwnContact = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnContactDocument, {})
  if (!answer.ok) return answer
  const { nickName: name, email, phoneNumber: phone } = answer.value.user
  return ok({ name, email, phone })
})
