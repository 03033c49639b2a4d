import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { PHONE_CODES, type PhoneCode } from './phone-number.ts'

/** Whether a country's plan of numbers (Google's libphonenumber) has one like `phone`, "+6591234567". Whether it is somebody's is not known. */
export const isInPlan = (phone: string): boolean => isValidPhoneNumber(phone)

/** The other codes (§9) with which a number that its own country does not have would be one: "+65 5123 0002" is one of Hong Kong. */
export function codesInPlan(phone: string, code: PhoneCode): PhoneCode[] {
  const number = phone.slice(code.length)
  return PHONE_CODES.filter((other) => other !== code && isInPlan(other + number))
}
