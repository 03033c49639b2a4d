import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { NAME_MAX_CHARS, OTP_RESEND_SECONDS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { PHONE_CODES_SAID } from '#lib/phone-number.ts'
import type { Failure } from '#lib/result.ts'
import { type LicenceName, licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** Messages by code: those of §8 and of the overlay's forms. */
export const AUTH_CODES = [
  'user.loginidorpasswordisinvalid',
  'user.suspended',
  'user.errorwhilelogin',
  'user.errorwhilesendingpasswordemail',
  'user.errorwhileregistering',
  'user.form.otp.invalid',
  'otp-send-failed',
  'otp-too-soon',
  'otp-spent',
  'too-many-attempts',
  'required',
  'name-missing',
  'licence-used',
  'licence-invalid',
  'licence-unchecked',
  'email-invalid',
  'email-used',
  'email-unknown',
  'phone-invalid',
  'phone-country',
  'phone-unproven',
  'password-blank',
  'password-length',
  'password-symbol',
  'password-digit',
  'password-upper',
  'password-lower',
  'password-space',
  'password-too-long',
  'password-common',
  'password-weak',
  'passwords-differ',
  'terms-open',
  'passkey-unsupported',
  'passkey-dismissed',
  'passkey-expired',
  'passkey-unknown',
  'passkey-failed',
] as const
export type AuthCode = (typeof AUTH_CODES)[number]

/** Values that a message may contain. */
export interface MessageFacts {
  country: CountryCode
  /** until it may be tried again */
  waitSeconds?: number
}

const ceaUsed = msg`CEA number already exists`
const LICENCE_USED: Record<LicenceName, MessageDescriptor> = { CEA: ceaUsed, EEA: msg`EEA number already exists`, licence: ceaUsed }

const unknownLicence = msg`No agent is registered under this licence number. Check each letter and digit.`
/** where no register is asked, only the form of a number can be wrong */
const MALFORMED: Record<LicenceName, MessageDescriptor> = {
  CEA: unknownLicence,
  EEA: msg`An EEA number is written otherwise, such as REN 12345. Check each letter and digit.`,
  licence: msg`A licence number is written otherwise. Check each letter and digit.`,
}

type Say = (facts: MessageFacts) => MessageDescriptor

const SAY = {
  'user.loginidorpasswordisinvalid': () => msg`Login ID or password is invalid. Check both, or reset your password.`,
  'user.suspended': () => msg`This account is suspended. Write to us, and we tell you why.`,
  'user.errorwhilelogin': () => msg`You could not be logged in. Nothing is wrong with what you typed; try again in a moment.`,
  'user.errorwhilesendingpasswordemail': () => msg`The e-mail could not be sent. Try again in a moment.`,
  'user.errorwhileregistering': () => msg`You could not be registered. Nothing you typed is lost; try again in a moment.`,
  'user.form.otp.invalid': () => msg`This is not the code that was sent. Check the latest message and type it again.`,
  'otp-send-failed': () => msg`There was an error while sending the code. Check the phone number, or try again in a moment.`,
  'otp-too-soon': ({ waitSeconds: seconds = OTP_RESEND_SECONDS }) => msg`Please wait ${seconds} s before you ask for another code.`,
  'otp-spent': () => msg`This code does not work any more. Ask for a new one.`,
  'too-many-attempts': ({ waitSeconds = 60 }) => {
    const minutes = Math.max(1, Math.ceil(waitSeconds / 60))
    return msg`There were too many attempts. Try again in ${minutes} min.`
  },
  required: () => msg`This is needed.`,
  'name-missing': () => msg`Your full name is needed, in ${NAME_MAX_CHARS} characters at most.`,
  'licence-used': ({ country }) => LICENCE_USED[licenceRule(country).name],
  'licence-invalid': ({ country }) => (licenceRule(country).isLookedUp ? unknownLicence : MALFORMED[licenceRule(country).name]),
  'licence-unchecked': () => msg`The register could not be asked. Try again in a moment.`,
  'email-invalid': () => msg`This is not an e-mail address.`,
  'email-used': () => msg`This e-mail address is already used. Log in with it, or take another.`,
  'email-unknown': () => msg`This e-mail address does not exist here.`,
  'phone-invalid': () => msg`This is not a phone number.`,
  'phone-country': () => msg`A code can be sent to numbers that begin with ${PHONE_CODES_SAID}. Give one of these.`,
  'phone-unproven': () => msg`Your phone number has to be confirmed again. Ask for a new code.`,
  'password-blank': () => msg`Choose a password.`,
  'password-length': () => msg`The password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  'password-symbol': () => msg`The password needs a symbol, such as ! or #.`,
  'password-digit': () => msg`The password needs a digit.`,
  'password-upper': () => msg`The password needs an upper-case letter.`,
  'password-lower': () => msg`The password needs a lower-case letter.`,
  'password-space': () => msg`The password may not hold a space or an underscore.`,
  'password-too-long': () => msg`The password may have ${PASSWORD_MAX_LENGTH} characters at most.`,
  'password-common': () => msg`Many people use this password, so it is tried first. Choose one that is yours alone.`,
  'password-weak': () => msg`This password is not strong enough. Go back a step and choose another.`,
  'passwords-differ': () => msg`The passwords do not match.`,
  'terms-open': () => msg`Accept the terms to continue.`,
  'passkey-unsupported': () => msg`This browser knows no passkeys.`,
  'passkey-dismissed': () => msg`No passkey was shown. Try again, or take another way.`,
  'passkey-expired': () => msg`This took too long. Try again.`,
  'passkey-unknown': () => msg`This passkey belongs to no account here. It may have been removed.`,
  'passkey-failed': () => msg`The passkey could not be checked. Try again, or take another way.`,
} satisfies Record<AuthCode, Say>

const isAuthCode = (code: string): code is AuthCode => AUTH_CODES.some((known) => known === code)

/** The message of a code. */
export const authWords = (i18n: I18n, code: AuthCode, facts: MessageFacts): string => i18n._((SAY as Record<AuthCode, Say>)[code](facts))

/** The message of a failure: that of its code if there is one, else that of the situation. */
export const codeOfFailure = ({ code }: Failure, situation: AuthCode): AuthCode => (isAuthCode(code) ? code : situation)
