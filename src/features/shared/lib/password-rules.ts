import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { isCommonPassword } from './common-password.ts'

export type PasswordFault = 'blank' | 'length' | 'symbol' | 'digit' | 'upper' | 'lower' | 'space' | 'too-long' | 'common'

const SYMBOL = /[^\p{L}\p{M}\p{N}\s_]/u

/**
 * §5: a symbol, a digit, an upper-case and a lower-case letter, at least 8 characters, no space or underscore; and no password that
 * is easily guessed. Answers every broken rule, in the order in which they are shown; empty for a password that may be used.
 */
export function passwordFaults(text: string): PasswordFault[] {
  if (text.length === 0) return ['blank']
  const length = [...text].length
  const faults: PasswordFault[] = []
  if (length < PASSWORD_MIN_LENGTH) faults.push('length')
  if (length > PASSWORD_MAX_LENGTH) faults.push('too-long')
  if (!/\p{Lu}/u.test(text)) faults.push('upper')
  if (!/\p{Ll}/u.test(text)) faults.push('lower')
  if (!/[0-9]/.test(text)) faults.push('digit')
  if (!SYMBOL.test(text)) faults.push('symbol')
  if (/[\s_]/.test(text)) faults.push('space')
  return faults.length === 0 && isCommonPassword(text) ? ['common'] : faults
}
