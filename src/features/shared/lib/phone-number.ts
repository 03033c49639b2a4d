/** §9: the countries whose numbers people may give, and to which codes are sent. */
export const PHONE_CODES = ['+65', '+60', '+852', '+61', '+62', '+82'] as const

const SEPARATORS = /[\s().-]/g
/** 3 digits, 3 digits, then 2 to 6 digits */
const PHONE = /^\+?\d{3}\d{3}\d{2,6}$/

/** §5: three, three, then two to six digits, with optional separators and a leading plus. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text.trim().replaceAll(SEPARATORS, ''))

/** §5: code and number joined, "+6591234567", as it is kept; a number without a leading plus gets +65. null when it is no phone number. */
export function joinedPhone(text: string): string | null {
  const plain = text.trim().replaceAll(SEPARATORS, '')
  const joined = plain.startsWith('+') ? plain : `+65${plain}`
  return isPhoneNumber(joined) ? joined : null
}
