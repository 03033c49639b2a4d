import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  CheckPhoneCodeDocument,
  EmailUpdateDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SendEmailUpdateCodeDocument,
  SendPhoneCodeDocument,
  SendVerifyEmailDocument,
  SessionsDocument,
  UpdatePasswordDocument,
  UpdateUserDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'
import { SAME_USER } from '../user-patch.ts'

const TEXT_MAX_CHARS = 1_000
const text = z.string().max(TEXT_MAX_CHARS)

/** §7 updatePassword. The id comes from the session, never from the form (product §2.7). Every other session ends. */
export const changePassword = createServerFn({ method: 'POST' })
  .validator(z.object({ currentPassword: text, password: text, confirmPassword: text }))
  .handler(async ({ data }) => confirmed(await execute(UpdatePasswordDocument, data)))

/** §4 e-mail change, first step. */
export const sendEmailCode = createServerFn({ method: 'POST' })
  .validator(z.object({ email: text }))
  .handler(async ({ data }) => confirmed(await execute(SendEmailUpdateCodeDocument, data)))

/** §4 e-mail change, second step. */
export const changeEmail = createServerFn({ method: 'POST' })
  .validator(z.object({ email: text, code: text }))
  .handler(async ({ data }) => confirmed(await execute(EmailUpdateDocument, data)))

/** §4 phone verification: sends a code to the account's new number. */
export const sendPhoneCode = createServerFn({ method: 'POST' })
  .validator(z.object({ phone: text }))
  .handler(async ({ data }) => confirmed(await execute(SendPhoneCodeDocument, data), 'otp-send-failed'))

/** Checks the code and, with the verification that it creates, sets the account's number. */
export const changePhone = createServerFn({ method: 'POST' })
  .validator(z.object({ phone: text, code: text }))
  .handler(async ({ data: { phone, code } }) => {
    const checked = confirmed(await execute(CheckPhoneCodeDocument, { phone, otp: code }), 'user.form.otp.invalid')
    return checked.ok ? execute(UpdateUserDocument, { patch: { ...SAME_USER, phoneNumber: phone }, detail: undefined }) : checked
  })

/** The sessions of the account. */
export const fetchSessions = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(SessionsDocument, {})
  return answer.ok ? ok(answer.value.sessions) : answer
})

export const endSession = createServerFn({ method: 'POST' })
  .validator(z.object({ id: text }))
  .handler(async ({ data }) => confirmed(await execute(RevokeSessionDocument, data)))

/** Ends every session but this browser's. */
export const endOtherSessions = createServerFn({ method: 'POST' }).handler(async () =>
  confirmed(await execute(RevokeOtherSessionsDocument, {})),
)

/** Sends another mail to verify the e-mail address. */
export const requestVerification = createServerFn({ method: 'POST' }).handler(async () =>
  confirmed(await execute(SendVerifyEmailDocument, {}), 'mail-not-sent'),
)
