import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PasskeyPurpose } from '#graphql/generated/enumerations.ts'
import {
  AskPasskeyDocument,
  AskRecoveryDocument,
  FinishSignInDocument,
  MailSignInCodeDocument,
  SignInByPasskeyDocument,
} from '#graphql/generated/graphql.ts'
import { ok, type Result } from '#lib/result.ts'
import { keepToken, keepVendorToken } from '#server/session.server.ts'
import { execute } from './execute.ts'

// What somebody signs in with besides the password. All are POST, to keep their input out of logs, history and caches.

const step = z.string().min(1).max(200)
/** JSON of a browser's answer about a passkey */
const passkeyAnswer = z.string().min(2).max(20_000)
const code = z.string().trim().max(100)

/** What a passkey is to sign, as JSON. `step`: of a right password. */
export const askPasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ purpose: z.enum(PasskeyPurpose), step: step.optional() }))
  .handler(async ({ data: { purpose, step } }): Promise<Result<string>> => {
    const answer = await execute(AskPasskeyDocument, { purpose, step })
    return answer.ok ? ok(answer.value.askPasskey) : answer
  })

/** Signs in by a passkey alone, and keeps the token in its cookie. */
export const signInByPasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ answer: passkeyAnswer, remember: z.boolean() }))
  .handler(async ({ data: { answer: given, remember } }): Promise<Result<null>> => {
    const answer = await execute(SignInByPasskeyDocument, { answer: given })
    if (!answer.ok) return answer
    keepToken(answer.value.signInByPasskey.token, { remember })
    return ok(null)
  })

const shown = z.object({ step, passkey: passkeyAnswer.optional(), code: code.optional() })

/** Signs in after a right password, and keeps the token in its cookie. */
export const finishSignIn = createServerFn({ method: 'POST' })
  .validator(shown.extend({ remember: z.boolean() }))
  .handler(async ({ data: { step, passkey, code, remember } }): Promise<Result<null>> => {
    const answer = await execute(FinishSignInDocument, { step, passkey, code, sourceType: 'Website' })
    if (!answer.ok) return answer
    keepToken(answer.value.finishSignIn.token, { remember })
    return ok(null)
  })

/** As {@link finishSignIn}, for a vendor's half hour. */
export const finishVendorSignIn = createServerFn({ method: 'POST' })
  .validator(shown)
  .handler(async ({ data: { step, passkey, code } }): Promise<Result<null>> => {
    const answer = await execute(FinishSignInDocument, { step, passkey, code, sourceType: 'Vendor' }, { as: 'vendor' })
    if (!answer.ok) return answer
    keepVendorToken(answer.value.finishSignIn.token)
    return ok(null)
  })

/** Mails the code of whoever has nothing else yet: of a right password, else of the session. */
export const mailSignInCode = createServerFn({ method: 'POST' })
  .validator(z.object({ step: step.optional() }))
  .handler(({ data: { step } }) => execute(MailSignInCodeDocument, { step }))

/** Mails the link of the way back to whoever has lost all else. */
export const askRecovery = createServerFn({ method: 'POST' })
  .validator(z.object({ step }))
  .handler(({ data }) => execute(AskRecoveryDocument, data))
