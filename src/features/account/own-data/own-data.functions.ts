import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AccountExportDocument, DeleteAccountDocument, OwnConsultsDocument, UserUniqueIdDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

/** All data about the account, as JSON text. */
export const exportAccount = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(AccountExportDocument, {})
  return answer.ok ? ok(answer.value.accountExport) : answer
})

/** Requests deletion after the grace period; all sessions end. */
export const deleteAccount = createServerFn({ method: 'POST' })
  .validator(z.object({ currentPassword: z.string().max(1_000) }))
  .handler(({ data }) => execute(DeleteAccountDocument, data))

/** Messages to the operator from the account's own address. */
export const fetchConsults = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnConsultsDocument, {})
  return answer.ok ? ok(answer.value.ownContactConsults) : answer
})

/** §7 userUniqueId: the one public identifier of the account, which the provider makes when it is first asked for. */
export const fetchAccountNumber = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = confirmed(await execute(UserUniqueIdDocument, {}))
  return answer.ok ? ok(answer.value.userUniqueId.data) : answer
})
