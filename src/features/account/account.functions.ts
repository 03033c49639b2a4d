import { createServerFn } from '@tanstack/react-start'
import { execute } from '#api/execute.ts'
import { AccountDocument, NextPaymentDocument } from '#graphql/generated/graphql.ts'
import { fail, ok } from '#lib/result.ts'
import { currentRequest } from '#server/session.server.ts'

/** The signed-in person's own account (§3 User) with the next payment, which may be missing alone. */
export const fetchAccount = createServerFn({ method: 'POST' }).handler(async () => {
  const { country } = currentRequest()
  const [answer, payment] = await Promise.all([execute(AccountDocument, {}), execute(NextPaymentDocument, { country })])
  if (!answer.ok) return answer
  const nextPayment = payment.ok ? payment.value.checkSubscription.invoiceUpcoming : null
  return answer.value.user ? ok({ ...answer.value.user, nextPayment }) : fail('graphql', 'invalid_access_token')
})
