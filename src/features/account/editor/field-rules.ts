import { AGENCY_MAX_CHARS, NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { passwordFaults } from '#lib/password-rules.ts'
import { phoneCodeFault } from '#lib/phone-number.ts'
import { LICENCE_NUMBER_MAX_CHARS, licenceKey } from '#market/licence-number.ts'
import type { AccountCode } from './messages.ts'

/** Longest texts of a profile, in characters after trimming; the provider has the same limits. */
export const PROFILE_MAX_CHARS = {
  name: NAME_MAX_CHARS,
  agency: AGENCY_MAX_CHARS,
  agencyLicence: AGENCY_MAX_CHARS,
  licence: 2 * LICENCE_NUMBER_MAX_CHARS,
  email: 254,
} as const

type Fault = AccountCode | undefined

/** For values that may begin or end with spaces, such as a password. */
export const emptyFault = (text: string): Fault => (text === '' ? 'required' : undefined)

export const textFault = (text: string, max: number): Fault => {
  const line = cleanLine(text)
  return line === '' ? 'required' : line.length > max ? 'too-long' : undefined
}

export const newEmailFault = (email: string, current: string): Fault => {
  if (email.trim() === '') return 'required'
  if (!isEmailAddress(email.trim())) return 'email-invalid'
  return email.trim().toLowerCase() === current.toLowerCase() ? 'email-same' : undefined
}

/** Whether a register knows it is asked when it is sent. */
export const licenceNumberFault = (text: string): Fault =>
  text.trim() === '' ? 'required' : licenceKey(text) === null ? 'licence-invalid' : undefined

/** `phone`: code and number joined, or ''. */
export const newPhoneFault = (phone: string, current: string): Fault =>
  phone === '' ? 'required' : (phoneCodeFault(phone) ?? (phone === current ? 'phone-same' : undefined))

export const otpFault = (code: string): Fault => (code === '' ? 'required' : isOtpCode(code) ? undefined : 'user.form.otp.invalid')

/** §5: the first of the faults of a new password. */
export const newPasswordFault = (password: string): Fault => {
  const [first] = passwordFaults(password)
  return first && `password-${first}`
}

/** §5: required, and must match. */
export const repeatFault = (password: string, confirm: string): Fault =>
  confirm === '' ? 'required' : confirm === password ? undefined : 'passwords-differ'
