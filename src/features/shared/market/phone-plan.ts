import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { hasTrunkZero, PHONE_CODES, type PhoneCode } from '#lib/phone-number.ts'

/** Whether a country's plan of numbers (Google's libphonenumber) has one like `phone`, "+6591234567". Whether it is somebody's is not known. */
export const isInPlan = (phone: string): boolean => isValidPhoneNumber(phone)

/**
 * The other codes (§9) with which a number that its own country does not have would be one, as it is dialled at home: "5123 0002" is one of Hong
 * Kong; in Malaysia it would begin with 0.
 */
export function codesInPlan(number: string, code: PhoneCode): PhoneCode[] {
  const others = PHONE_CODES.filter((other) => other !== code && isInPlan(other + number))
  const asDialled = others.filter((other) => hasTrunkZero(other) === number.startsWith('0'))
  return asDialled.length > 0 ? asDialled : others
}
