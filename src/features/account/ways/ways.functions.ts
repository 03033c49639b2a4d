import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AddPasskeyDocument,
  BeginAppDocument,
  ConfirmAppDocument,
  RemoveAppDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  RenewRecoveryCodesDocument,
  SignInWaysDocument,
  type SignInWaysShownFragment,
  StepUpDocument,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

/** What the account is signed in to with besides the password. */
export type SignInWays = SignInWaysShownFragment

const id = z.string().min(1).max(64)
const name = z.string().trim().min(1).max(60)
const passkeyAnswer = z.string().min(2).max(20_000)
const code = z.string().trim().max(100)

export const fetchWays = createServerFn({ method: 'POST' }).handler(async (): Promise<Result<SignInWays>> => {
  const answer = await execute(SignInWaysDocument, {})
  return answer.ok ? ok(answer.value.signInWays) : answer
})

/** Adds the passkey that the browser made; `answer` is its JSON. */
export const addPasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ answer: passkeyAnswer, name }))
  .handler(async ({ data }): Promise<Result<SignInWays>> => {
    const answer = await execute(AddPasskeyDocument, data)
    return answer.ok ? ok(answer.value.addPasskey) : answer
  })

export const renamePasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ id, name }))
  .handler(async ({ data }): Promise<Result<SignInWays>> => {
    const answer = await execute(RenamePasskeyDocument, data)
    return answer.ok ? ok(answer.value.renamePasskey) : answer
  })

export const removePasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }): Promise<Result<SignInWays>> => {
    const answer = await execute(RemovePasskeyDocument, data)
    return answer.ok ? ok(answer.value.removePasskey) : answer
  })

/** The secret of an authenticator app that is being set up. */
export const beginApp = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(BeginAppDocument, {})
  return answer.ok ? ok(answer.value.beginApp) : answer
})

/** Takes the first code of the app; gives the recovery codes. */
export const confirmApp = createServerFn({ method: 'POST' })
  .validator(z.object({ code }))
  .handler(async ({ data }): Promise<Result<string[]>> => {
    const answer = await execute(ConfirmAppDocument, data)
    return answer.ok ? ok(answer.value.confirmApp.codes) : answer
  })

export const removeApp = createServerFn({ method: 'POST' }).handler(async (): Promise<Result<SignInWays>> => {
  const answer = await execute(RemoveAppDocument, {})
  return answer.ok ? ok(answer.value.removeApp) : answer
})

/** Ten recovery codes in place of all earlier ones. */
export const renewCodes = createServerFn({ method: 'POST' }).handler(async (): Promise<Result<string[]>> => {
  const answer = await execute(RenewRecoveryCodesDocument, {})
  return answer.ok ? ok(answer.value.renewRecoveryCodes.codes) : answer
})

/** Shows again who the viewer is, for ten minutes of what matters. */
export const stepUp = createServerFn({ method: 'POST' })
  .validator(z.object({ password: z.string().max(1_000).optional(), passkey: passkeyAnswer.optional(), code: code.optional() }))
  .handler(async ({ data: { password, passkey, code } }) => confirmed(await execute(StepUpDocument, { password, passkey, code })))
