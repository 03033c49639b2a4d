import { randomInt } from 'node:crypto'
import { OTP_LENGTH } from '#graphql/limits.ts'
import { hashOf } from '../account/secret.ts'

/** Six digits, every one as likely as the others; leading zeros count. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

/**
 * What a code opens and for whom: the parts are its purpose, then the number or address, and the person where one is signed in.
 * A code never opens anything else, because both the ledger's key and the hash are made of them.
 */
export type CodeBinding = readonly [purpose: 'register' | 'phone-change' | 'email-change', ...about: string[]]

export const codeKey = (binding: CodeBinding): string => `code:${hashOf(binding.join('\n'))}`

export const codeHash = (binding: CodeBinding, code: string): string => hashOf([...binding, code].join('\n'))
