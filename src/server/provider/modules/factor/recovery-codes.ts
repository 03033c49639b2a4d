import { randomInt } from 'node:crypto'
import { RECOVERY_CODE } from '../../db/account/factor-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { hashOf } from '../../secret.ts'

const CODES = 10
/** without letters and digits that look alike; 16 of 32 are 80 bits, which nobody guesses, so a plain hash keeps them */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SIGNS_PER_CODE = 16

/** As somebody may type it: small letters, spaces and hyphens do not count. '' for what has another length. */
export function recoveryCodeKey(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return plain.length === SIGNS_PER_CODE ? plain : ''
}

const storedHash = (userId: string, key: string): string => hashOf(`recovery-code ${userId} ${key}`)

const newCode = (): string => Array.from({ length: SIGNS_PER_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Ten codes, each good once, in place of all that the account had: "ABCD-EFGH-JKLM-NPQR". */
export async function renewRecoveryCodes(account: Statements, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await Promise.all([
    account.run('delete from recovery_code where user_id = ?', userId),
    account.run(
      'insert into recovery_code (user_id, code_hash) select ?, value from json_each(?)',
      userId,
      JSON.stringify(codes.map((code) => storedHash(userId, code))),
    ),
  ])
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

/** Takes a code, once; false for a wrong one and one that was taken. */
export const takeRecoveryCode = async (
  account: Statements,
  { userId, key, now }: { userId: string; key: string; now: number },
): Promise<boolean> =>
  key !== '' &&
  (await account.first(
    pick(RECOVERY_CODE, 'userId'),
    'update recovery_code set used_at = ? where user_id = ? and code_hash = ? and used_at is null returning user_id as userId',
    now,
    userId,
    storedHash(userId, key),
  )) !== null

export const codesLeft = async (account: Statements, userId: string): Promise<number> =>
  (await account.first({ left: integer() }, 'select count(*) as left from recovery_code where user_id = ? and used_at is null', userId))
    ?.left ?? 0
