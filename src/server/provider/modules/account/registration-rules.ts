import { AGENCY_MAX_CHARS, NAME_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { passwordFaults } from '#lib/password-rules.ts'
import { joinedPhone, phoneCodeFault } from '#lib/phone-number.ts'
import { countryLicenceKey, licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AttributionClaim, attributionJson } from '../../attribution.ts'

/** §3 registration input, as it arrives. */
export interface RegistrationInput {
  name: string
  email: string
  phoneNumber: string
  password: string
  phoneProof?: string | null
  attribution?: AttributionClaim | null
  detail?: {
    salespersonName?: string | null
    ceaNumber?: string | null
    estateAgency?: string | null
    estateAgencyLicenseNo?: string | null
  } | null
}

/** An agent's licence fields; the register replaces them where it is consulted. */
export interface LicenceClaim {
  ceaNumber: string | null
  /** null together with the number */
  key: string | null
  salespersonName: string
  estateAgency: string
  estateAgencyLicenseNo: string
}

/** A valid registration: trimmed, joined, within bounds. */
export interface Registration {
  name: string
  email: string
  phone: string
  password: string
  /** null for a non-agent */
  licence: LicenceClaim | null
  /** what led here, as JSON */
  attribution: string | null
}

/** Stable codes; the client chooses its message by them. */
export type RegistrationFault =
  | 'name-missing'
  | 'email-invalid'
  | 'phone-invalid'
  | 'phone-country'
  | 'licence-invalid'
  | 'password-weak'
  | 'password-common'

/** The valid registration, or the first fault (§5). */
export function readRegistration(
  input: RegistrationInput,
  country: CountryCode,
): { registration: Registration } | { fault: RegistrationFault } {
  const name = cleanLine(input.name)
  const email = input.email.trim()
  const phone = joinedPhone(input.phoneNumber)
  if (name === '' || name.length > NAME_MAX_CHARS) return { fault: 'name-missing' }
  if (!isEmailAddress(email)) return { fault: 'email-invalid' }
  const phoneFault = phoneCodeFault(input.phoneNumber)
  if (phoneFault || phone === null) return { fault: phoneFault ?? 'phone-invalid' }
  const licence = input.detail ? readLicence(input.detail, name, country) : null
  if (licence === 'invalid') return { fault: 'licence-invalid' }
  const fault = passwordRefusal(input.password)
  if (fault) return { fault }
  return { registration: { name, email, phone, password: input.password, licence, attribution: attributionJson(input.attribution) } }
}

/** The code for a password that is refused, null for an accepted one. */
export function passwordRefusal(password: string): 'password-weak' | 'password-common' | null {
  const faults = passwordFaults(password)
  if (faults.length === 0) return null
  return faults.includes('common') ? 'password-common' : 'password-weak'
}

function readLicence(detail: NonNullable<RegistrationInput['detail']>, name: string, country: CountryCode): LicenceClaim | 'invalid' {
  const ceaNumber = detail.ceaNumber?.trim() ?? ''
  const claim = {
    salespersonName: cleanLine(detail.salespersonName ?? '').slice(0, NAME_MAX_CHARS) || name,
    estateAgency: cleanLine(detail.estateAgency ?? '').slice(0, AGENCY_MAX_CHARS),
    estateAgencyLicenseNo: cleanLine(detail.estateAgencyLicenseNo ?? '').slice(0, AGENCY_MAX_CHARS),
  }
  if (ceaNumber === '') return licenceRule(country).isRequired ? 'invalid' : { ...claim, ceaNumber: null, key: null }
  const key = countryLicenceKey(ceaNumber, country)
  return key === null ? 'invalid' : { ...claim, ceaNumber: cleanLine(ceaNumber), key }
}
