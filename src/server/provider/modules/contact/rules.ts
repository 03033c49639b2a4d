import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { CONTACT_INTERESTS, CONTACT_MAX_CHARS, type ContactInterest } from '#market/contact-consult.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type AttributionClaim, attributionJson } from '../../attribution.ts'

/** §3 contact consult, as it arrives. */
export interface ContactInput {
  name: string
  email: string
  phone: string
  companyName?: string | null
  interest: string
  message: string
  country?: CountryCode | null
  attribution?: AttributionClaim | null
}

/** A valid contact consult: trimmed, within bounds. */
export interface ContactConsult {
  name: string
  email: string
  phone: string
  companyName: string | null
  interest: ContactInterest
  message: string
  country: CountryCode | null
  /** JSON */
  attribution: string | null
}

export type ContactField = keyof ContactConsult

// control characters other than tab and line ends are removed
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const clean = (text: string): string => text.replaceAll(CONTROL, '').trim()
const within = (text: string, max: number): boolean => text.length > 0 && text.length <= max

/** The valid consult, or the first field that is wrong (§5). */
export function readContact(input: ContactInput): { consult: ContactConsult } | { wrong: ContactField } {
  const [name, email, phone, message] = [clean(input.name), clean(input.email), clean(input.phone), clean(input.message)]
  const companyName = clean(input.companyName ?? '') || null
  const interest = CONTACT_INTERESTS.find((known) => known === input.interest)
  if (!within(name, CONTACT_MAX_CHARS.name)) return { wrong: 'name' }
  if (!isEmailAddress(email)) return { wrong: 'email' }
  if (!within(phone, CONTACT_MAX_CHARS.phone) || !isPhoneNumber(phone)) return { wrong: 'phone' }
  if (companyName && !within(companyName, CONTACT_MAX_CHARS.companyName)) return { wrong: 'companyName' }
  if (!interest) return { wrong: 'interest' }
  if (!within(message, CONTACT_MAX_CHARS.message)) return { wrong: 'message' }
  return {
    consult: {
      name,
      email,
      phone,
      companyName,
      interest,
      message,
      country: input.country ?? null,
      attribution: attributionJson(input.attribution),
    },
  }
}
