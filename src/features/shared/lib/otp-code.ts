import { OTP_LENGTH } from '#graphql/limits.ts'

const DIGITS = /^[0-9]+$/

/** §5: exactly OTP_LENGTH characters, each a digit 0 to 9. */
export const isOtpCode = (text: string): boolean => text.length === OTP_LENGTH && DIGITS.test(text)
