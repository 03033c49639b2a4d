import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#graphql/limits.ts'
import { hashOf } from '../../secret.ts'

/** Six uniformly random digits, leading zeros included. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/**
 * The purpose and holder of a code: the parts are the purpose, the number or address as it is kept, and the person if one is signed in.
 * A code is valid for nothing else, because both the ledger's key and the hash are made from them.
 */
export type CodeBinding = readonly [
  purpose: 'register' | 'phone-change' | 'email-change' | 'sign-in',
  recipient: string,
  ...person: string[],
]

export const codeKey = (binding: CodeBinding): string => `code:${hashOf(binding.join('\n'))}`

export const codeHash = (binding: CodeBinding, code: string): string => hashOf([...binding, code].join('\n'))
