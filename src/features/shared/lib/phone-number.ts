/** §9: the countries whose numbers people may give, and to which codes are sent. */
export const PHONE_CODES = ['+65', '+60', '+852', '+61', '+62', '+82'] as const
export type PhoneCode = (typeof PHONE_CODES)[number]

/** As a sentence lists them. */
export const PHONE_CODES_SAID = PHONE_CODES.join(', ')

/** Whether a number at home begins with a 0 that its code replaces (ITU-T E.164, "trunk prefix"): 012-345 6789 is +60 12-345 6789. */
export const hasTrunkZero = (code: PhoneCode): boolean => code !== '+65' && code !== '+852'

const SEPARATORS = /[\s\p{Cf}().\-\u2010-\u2015\u2212/]/gu
/** §5, without its code: three, three, then two to six digits */
const NUMBER = /^\d{8,12}$/
/** behind a code that is none of ours: what ITU-T E.164 allows */
const OF_OTHER_CODE = /^\+\d{8,15}$/
/** Arabic, Persian and Devanagari digits, by their zeros; full-width ones are folded by NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966]

/** Digits and a plus as everybody writes them: "＋６０ ١٢" is "+60 12". */
export const plainDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const at = digit.codePointAt(0) ?? 0
    return String(at - (ZEROS.findLast((zero) => zero <= at) ?? at))
  })

/** Without separators; a code loses the zero that is dialled at home only. */
function plain(text: string): string {
  const joined = plainDigits(text).replaceAll(SEPARATORS, '')
  const code = PHONE_CODES.find((known) => joined.startsWith(known))
  return code && hasTrunkZero(code) ? code + joined.slice(code.length).replace(/^0+/, '') : joined
}

/** A number is judged without its code, so that a long code makes no number too long and no short number long enough. */
function isNumber(bare: string): boolean {
  const code = PHONE_CODES.find((known) => bare.startsWith(known))
  if (code) return NUMBER.test(bare.slice(code.length))
  return bare.startsWith('+') ? OF_OTHER_CODE.test(bare) : NUMBER.test(bare)
}

/** §5: three, three, then two to six digits, with optional separators, behind a code or without one. */
export const isPhoneNumber = (text: string): boolean => isNumber(plain(text))

/** §5: code and number joined, "+6591234567", as it is kept; a number without a leading plus gets +65. null when it is no phone number. */
export function joinedPhone(text: string): string | null {
  const bare = plain(text)
  const joined = bare.startsWith('+') ? bare : plain(`+65${bare}`)
  return isNumber(joined) ? joined : null
}

/** Why no code can be sent to a number; undefined where one can. */
export function phoneCodeFault(text: string): 'phone-invalid' | 'phone-country' | undefined {
  const phone = joinedPhone(text)
  if (phone === null) return 'phone-invalid'
  return PHONE_CODES.some((code) => phone.startsWith(code)) ? undefined : 'phone-country'
}
