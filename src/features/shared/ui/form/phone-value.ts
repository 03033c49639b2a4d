import { PHONE_CODES } from '#lib/phone-number.ts'

export type PhoneCode = (typeof PHONE_CODES)[number]

export const DEFAULT_PHONE_CODE: PhoneCode = '+65'

export interface PhoneParts {
  code: PhoneCode
  /** as typed, separators kept */
  number: string
}

const bare = (text: string) => text.replaceAll(/[^\d+]/g, '')

/** The parts of a value: a known code is split off, a number without a leading plus belongs to the default code (§5). */
export function splitPhone(value: string, fallback: PhoneCode = DEFAULT_PHONE_CODE): PhoneParts {
  const text = value.trim()
  if (!text.startsWith('+')) return { code: fallback, number: text }
  const digits = bare(text)
  const code = PHONE_CODES.find((known) => digits.startsWith(known))
  if (!code) return { code: fallback, number: text }
  // skip the code where it stands in the text, so that the separators after it stay
  let at = 0
  for (let seen = 0; seen < code.length; at++) if (bare(text[at] ?? '') !== '') seen++
  return { code, number: text.slice(at).replace(/^[\s\-.()]+/, '') }
}

/** The code joined to the digits of the number; '' unless both are there (§5). A plus inside a number has no known code: ''. */
export function joinPhone({ code, number }: PhoneParts): string {
  const digits = bare(number)
  return digits === '' || digits.includes('+') ? '' : `${code}${digits}`
}

/** For display: "+65 8000 0001". What is not a known code and a number stays as it is. */
export function spacedPhone(phone: string): string {
  const { code, number } = splitPhone(phone)
  if (!phone.startsWith(code)) return phone
  return `${code} ${number.replace(/^(\d{4})(\d{4})$/, '$1 $2')}`
}
