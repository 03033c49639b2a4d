import { joinedPhone, PHONE_CODES, type PhoneCode, plainDigits } from '#lib/phone-number.ts'

export const DEFAULT_PHONE_CODE: PhoneCode = '+65'

export interface PhoneParts {
  code: PhoneCode
  /** as typed, separators kept; with its own code where that is none of ours */
  number: string
}

const bare = (text: string) => plainDigits(text).replaceAll(/[^\d+]/g, '')

/** Whether the number brings a code of its own, "+44 20 7946 0000": the chosen one is then not meant. */
export const hasForeignCode = ({ number }: PhoneParts): boolean => bare(number).startsWith('+')

/** The parts of a value: a known code is split off, a number without a leading plus belongs to the default code (§5). */
export function splitPhone(value: string, fallback: PhoneCode = DEFAULT_PHONE_CODE): PhoneParts {
  const typed = plainDigits(value).trim()
  if (!typed.startsWith('+')) return { code: fallback, number: value.trim() }
  const digits = bare(typed)
  const code = PHONE_CODES.find((known) => digits.startsWith(known))
  if (!code) return { code: fallback, number: typed }
  // skip the code where it stands in the text, so that the separators after it stay
  let at = 0
  for (let seen = 0; seen < code.length; at++) if (bare(typed[at] ?? '') !== '') seen++
  return { code, number: typed.slice(at).replace(/^[\s\-.()]+/, '') }
}

/**
 * The code joined to the digits of the number, without the zero of home; '' unless both are there (§5). A number with a code of another country
 * keeps that: whoever is to call or write can.
 */
export function joinPhone(parts: PhoneParts): string {
  const digits = bare(parts.number)
  if (digits === '' || digits.lastIndexOf('+') > 0) return ''
  if (digits.startsWith('+')) return digits.length > 1 ? digits : ''
  return joinedPhone(parts.code + digits) ?? parts.code + digits
}

/** For display: "+65 8000 0001". What is not a known code and a number stays as it is. */
export function spacedPhone(phone: string): string {
  const { code, number } = splitPhone(phone)
  if (!phone.startsWith(code)) return phone
  return `${code} ${number.replace(/^(\d{4})(\d{4})$/, '$1 $2')}`
}
