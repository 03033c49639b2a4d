import { randomBytes } from 'node:crypto'
import { USER_UNIQUE_ID } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'

/** 72 random bits, so that addresses with it cannot be guessed. */
const ID_BYTES = 9

/** The public identifier of an account, for addresses of its pages; created on first use and never changed. */
export async function uniqueIdOf(account: Statements, userId: string, now: number): Promise<string> {
  const [, row] = await Promise.all([
    account.run(
      'insert into user_unique_id (user_id, unique_id, created_at) values (?, ?, ?) on conflict (user_id) do nothing',
      userId,
      randomBytes(ID_BYTES).toString('base64url'),
      now,
    ),
    account.first(pick(USER_UNIQUE_ID, 'uniqueId'), 'select unique_id as uniqueId from user_unique_id where user_id = ?', userId),
  ])
  if (!row) throw new Error('the account is gone')
  return row.uniqueId
}
