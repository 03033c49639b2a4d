import { USER } from '../../db/account/people-tables.ts'
import type { SignInFactor } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { bit, integer, pick } from '../../db/column-table.ts'
import type { SignInRules } from '../../ports/sign-in-rules.ts'
import { isStaffRow } from '../../user-row.ts'

/**
 * What an account asks for besides its password; empty where the password is enough. Somebody of staff who must have a passkey and has nothing yet proves the
 * mailbox, so that a password alone does not add the first passkey.
 */
export async function factorsOf(
  { account, signInRules }: { account: Statements; signInRules: SignInRules },
  userId: string,
): Promise<SignInFactor[]> {
  const held = await account.first(
    { ...pick(USER, 'roles'), hasPasskey: bit(), hasApp: bit(), codes: integer() },
    `select roles, exists (select 1 from passkey where user_id = user.id) as hasPasskey,
      exists (select 1 from authenticator_app as app where app.user_id = user.id and app.confirmed_at is not null) as hasApp,
      (select count(*) from recovery_code where user_id = user.id and used_at is null) as codes from user where id = ?`,
    userId,
  )
  if (!held) return []
  if (!held.hasPasskey && !held.hasApp) return signInRules.mustStaffHaveKey && isStaffRow(held) ? ['mail-code'] : []
  const factors: SignInFactor[] = []
  if (held.hasPasskey) factors.push('passkey')
  if (held.hasApp) factors.push('app')
  if (held.codes > 0) factors.push('recovery-code')
  return factors
}
