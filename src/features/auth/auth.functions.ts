import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  CheckOtpDocument,
  ForgotPasswordDocument,
  LicenceDocument,
  LoginDocument,
  type LoginMutation,
  RegisterDocument,
  SendOtpDocument,
  ValidateEmailDocument,
} from '#graphql/generated/graphql.ts'
import { PASSWORD_MAX_LENGTH } from '#graphql/limits.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { attributionInput } from '#server/attribution-input.ts'
import { currentRequest, dropPhoneVerification, keepPhoneVerification, keepToken, newSecret } from '#server/session.server.ts'
import type { LicenceRecord } from './checks.ts'

// The overlay's calls to the provider (§7). All are POST, to keep their input out of logs, history and caches.

/** What is asked besides a right password. */
export type LoginStep = NonNullable<LoginMutation['login']['secondStep']>

const text = (max: number) => z.string().trim().max(max)
const email = z.string().trim().refine(isEmailAddress)
const phone = z.string().refine((text) => joinedPhone(text) !== null)
/** as typed, because the provider validates it; twice the length, because a character may be two units */
const password = z
  .string()
  .min(1)
  .max(2 * PASSWORD_MAX_LENGTH)
const country = z.enum(COUNTRY_CODES)
const LINE_MAX_CHARS = 254
const line = text(LINE_MAX_CHARS)

/** Whether an account has the address. */
export const validateEmail = createServerFn({ method: 'POST' })
  .validator(z.object({ email }))
  .handler(async ({ data }): Promise<Result<boolean>> => {
    const answer = await execute(ValidateEmailDocument, data)
    return answer.ok ? ok(answer.value.validateEmail.isExist) : answer
  })

/** §5: whether an account has the licence number, and the register's entry for it (validateCeaNumber and ceaInfo in one). */
export const lookUpLicence = createServerFn({ method: 'POST' })
  .validator(z.object({ ceaNumber: text(2 * LICENCE_NUMBER_MAX_CHARS), country }))
  .handler(async ({ data: { ceaNumber, country } }): Promise<Result<{ isUsed: boolean; record: LicenceRecord | null }>> => {
    const answer = await execute(LicenceDocument, { ceaNumber }, { country })
    return answer.ok ? ok({ isUsed: answer.value.validateCeaNumber.isExist, record: answer.value.ceaInfo }) : answer
  })

/** Sends a code to the phone; false: it could not be sent. */
export const sendOTP = createServerFn({ method: 'POST' })
  .validator(z.object({ phone }))
  .handler(async ({ data }): Promise<Result<boolean>> => {
    const answer = await execute(SendOtpDocument, data)
    return answer.ok ? ok(answer.value.sendOTP.success) : answer
  })

/** Whether the code is right; the verification that a right one creates is bound to this browser. */
export const checkOTP = createServerFn({ method: 'POST' })
  .validator(z.object({ phone, otp: z.string().refine(isOtpCode) }))
  .handler(async ({ data }): Promise<Result<boolean>> => {
    const proof = newSecret()
    const answer = await execute(CheckOtpDocument, { ...data, proof })
    if (!answer.ok) return answer
    const { success } = answer.value.checkOTP
    if (success) keepPhoneVerification(proof)
    return ok(success)
  })

const registration = z.object({
  country,
  input: z.object({
    name: line,
    email,
    phoneNumber: phone,
    password,
    detail: z.object({ salespersonName: line, ceaNumber: line, estateAgency: line, estateAgencyLicenseNo: line }).optional(),
    attribution: attributionInput,
  }),
})

/** §4: registers and keeps the token in its cookie; the browser never sees it. */
export const register = createServerFn({ method: 'POST' })
  .validator(registration)
  .handler(async ({ data: { country, input } }): Promise<Result<null>> => {
    const phoneProof = currentRequest().phoneProof ?? undefined
    const answer = await execute(RegisterDocument, { input: { ...input, phoneProof } }, { country })
    if (!answer.ok) return answer
    dropPhoneVerification()
    keepToken(answer.value.register.token, { remember: true })
    return ok(null)
  })

/**
 * §4: logs in and keeps the token in its cookie. `remember`: a page that is opened anew restores the user (§6). `email`: or a licence number. Where the account
 * asks for more than the password, nobody is logged in yet, and it gives what is asked.
 */
export const login = createServerFn({ method: 'POST' })
  .validator(z.object({ email: line, password: z.string().max(2 * PASSWORD_MAX_LENGTH), remember: z.boolean() }))
  .handler(async ({ data: { email, password, remember } }): Promise<Result<LoginStep | null>> => {
    const answer = await execute(LoginDocument, { email, password })
    if (!answer.ok) return answer
    const { token, secondStep } = answer.value.login
    if (token) keepToken(token, { remember })
    return token || secondStep ? ok(secondStep) : fail('validation', 'malformed-answer')
  })

/** Sends the link; false: it could not be sent. An unknown address is answered like a known one. */
export const forgotPassword = createServerFn({ method: 'POST' })
  .validator(z.object({ email }))
  .handler(async ({ data }): Promise<Result<boolean>> => {
    const answer = await execute(ForgotPasswordDocument, data)
    return answer.ok ? ok(answer.value.forgotPassword.success) : answer
  })
