import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { OTP_RESEND_SECONDS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { PHONE_CODES_SAID } from '#lib/phone-number.ts'
import type { Failure } from '#lib/result.ts'

/** Messages by code: those of §8 and of the account's own forms. What one part alone can be told lies with that part. */
const SAY = {
  required: msg`This is needed.`,
  'too-long': msg`This is too long.`,
  'email-invalid': msg`This is not an e-mail address.`,
  'email-used': msg`This e-mail address is already used. Take another.`,
  'email-same': msg`This is the address of your account already.`,
  'phone-invalid': msg`This is not a phone number.`,
  'phone-country': msg`A code can be sent to numbers that begin with ${PHONE_CODES_SAID}. Give one of these.`,
  'licence-invalid': msg`No agent is registered under this licence number. Check each letter and digit.`,
  'licence-used': msg`This licence number already belongs to another account.`,
  'phone-same': msg`This is the number of your account already.`,
  'user.form.otp.invalid': msg`This is not the code that was sent. Check the latest message and type it again.`,
  'otp-send-failed': msg`There was an error while sending the code. Check where it should go, or try again in a moment.`,
  'otp-spent': msg`This code does not work any more. Ask for a new one.`,
  'mail-not-sent': msg`The e-mail could not be sent, or several have gone already. Look into your mailbox, or try again in an hour.`,
  'wrong-password': msg`This is not your current password.`,
  'password-blank': msg`Choose a password.`,
  'password-length': msg`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  'password-symbol': msg`The password needs a symbol, such as ! or #.`,
  'password-digit': msg`The password needs a digit.`,
  'password-upper': msg`The password needs an upper-case letter.`,
  'password-lower': msg`The password needs a lower-case letter.`,
  'password-space': msg`The password may not hold a space or an underscore.`,
  'password-too-long': msg`The password may have ${PASSWORD_MAX_LENGTH} characters at most.`,
  'password-common': msg`Many people use this password, so it is tried first. Choose one that is yours alone.`,
  'password-weak': msg`This password is not strong enough. Choose another.`,
  'passwords-differ': msg`The passwords do not match.`,
  'token-spent': msg`We could not verify this link. It may have expired, or it has been used before.`,
  'step-up-needed': msg`Nothing was changed: show first that it is you.`,
  forbidden: msg`Your account is not allowed to do this.`,
  invalid_access_token: msg`Your session has ended. Log in again.`,
  unreachable: msg`We could not be reached. Check your connection and try again.`,
  timeout: msg`This took too long. It may have been done; look again in a moment.`,
} as const satisfies Record<string, MessageDescriptor>

export type AccountCode = keyof typeof SAY

const isCode = (code: string): code is AccountCode => Object.hasOwn(SAY, code)

export const accountWords = (i18n: Pick<I18n, '_'>, code: AccountCode): string => i18n._(SAY[code])

/** The message of a failure by its code, with the time to wait where there is one; without a code that has words, what the provider says (§7). */
export function failureWords(i18n: Pick<I18n, '_'>, { code, waitSeconds, message }: Failure): string {
  if (code === 'otp-too-soon') {
    const seconds = waitSeconds ?? OTP_RESEND_SECONDS
    return i18n._(msg`Please wait ${seconds} s before you ask for another code.`)
  }
  if (code === 'too-many-attempts') {
    const minutes = Math.max(1, Math.ceil((waitSeconds ?? 60) / 60))
    return i18n._(msg`There were too many attempts. Try again in ${minutes} min.`)
  }
  if (isCode(code)) return accountWords(i18n, code)
  return message ?? i18n._(msg`This could not be done. Nothing is lost; try again in a moment.`)
}
