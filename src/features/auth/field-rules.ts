import { NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { type PasswordFault, passwordFaults } from '#lib/password-rules.ts'
import { phoneCodeFault } from '#lib/phone-number.ts'
import { countryLicenceKey } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { LicenceAnswer } from './checks.ts'
import type { AuthCode } from './messages.ts'
import type { RegisterVariant } from './register-variant.ts'
import { requiredFault } from './required.ts'

/** A rule of §5: the fault of a value, or undefined. */
type Rule<V> = (value: V) => AuthCode | undefined

export const nameFault: Rule<string> = (text) => {
  const name = cleanLine(text)
  return name === '' ? 'required' : name.length > NAME_MAX_CHARS ? 'name-missing' : undefined
}

export const emailFault: Rule<string> = (text) => requiredFault(text) ?? (isEmailAddress(text.trim()) ? undefined : 'email-invalid')

/** `phone`: code and number joined, or ''. */
export const phoneFault: Rule<string> = (phone) => requiredFault(phone) ?? phoneCodeFault(phone)

export const licenceFault = (text: string, country: CountryCode, isRequired: boolean): AuthCode | undefined => {
  if (text.trim() === '') return isRequired ? 'required' : undefined
  return countryLicenceKey(text, country) === null ? 'licence-invalid' : undefined
}

/** The fault in the server's answer about a licence; where everything is typed by hand only a number in use is refused. */
export const licenceAnswerFault = (answer: LicenceAnswer, { isTypedFreely }: RegisterVariant): AuthCode | undefined =>
  answer.ok || (isTypedFreely && answer.code !== 'licence-used') ? undefined : answer.code

export const termsFault: Rule<boolean> = (isTicked) => (isTicked ? undefined : 'terms-open')

const PASSWORD_CODES = {
  blank: 'password-blank',
  length: 'password-length',
  symbol: 'password-symbol',
  digit: 'password-digit',
  upper: 'password-upper',
  lower: 'password-lower',
  space: 'password-space',
  'too-long': 'password-too-long',
  common: 'password-common',
} satisfies Record<PasswordFault, AuthCode>

/** The first of the faults; the list beside the field shows the others. */
export const passwordFault: Rule<string> = (password) => {
  const [first] = passwordFaults(password)
  return first && PASSWORD_CODES[first]
}

export const confirmFault = (password: string, confirm: string): AuthCode | undefined =>
  confirm === '' ? 'required' : confirm === password ? undefined : 'passwords-differ'

export const codeFault: Rule<string> = (code) => (code === '' ? 'required' : isOtpCode(code) ? undefined : 'user.form.otp.invalid')
