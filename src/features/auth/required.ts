import type { AuthCode } from './messages.ts'

/** The fault of a text that must say something, or undefined. */
export const requiredFault = (text: string): AuthCode | undefined => (text.trim() === '' ? 'required' : undefined)

/** As {@link requiredFault}, for values that may begin or end with spaces, such as a password. */
export const blankFault = (text: string): AuthCode | undefined => (text === '' ? 'required' : undefined)
