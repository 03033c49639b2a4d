import { OTP_LENGTH } from '#graphql/limits.ts'

/** One box for each digit of a one-time code. */
export const OTP_BOXES = OTP_LENGTH

export interface OtpBoxes {
  /** one digit or '' each */
  boxes: readonly string[]
  /** index of the box that has the focus */
  focus: number
}

/** The boxes of a code; what does not fit or is no digit is left out. */
export function otpBoxes(code: string, count: number = OTP_BOXES): string[] {
  const digits = code.replaceAll(/\D/g, '')
  return Array.from({ length: count }, (_, i) => digits[i] ?? '')
}

export const otpCode = (boxes: readonly string[]): string => boxes.join('')

/** Typed, pasted or filled in by the telephone: the digits go into this box and the following ones; the focus moves behind the last (§5). */
export function enterDigits(boxes: readonly string[], at: number, text: string): OtpBoxes {
  const digits = text.replaceAll(/\D/g, '').slice(0, boxes.length - at)
  const next = boxes.map((box, i) => digits[i - at] ?? box)
  return { boxes: next, focus: Math.min(at + digits.length, boxes.length - 1) }
}

/** Backspace clears the box and moves the focus back (§5). */
export function eraseBack(boxes: readonly string[], at: number): OtpBoxes {
  return { boxes: boxes.map((box, i) => (i === at ? '' : box)), focus: Math.max(0, at - 1) }
}

/** What was typed into a box that may already hold a digit. */
export function typedInto(box: string, text: string): string {
  return box !== '' && text.length === 2 ? text.replace(box, '') : text
}
