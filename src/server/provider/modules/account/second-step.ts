import { SECOND_STEP } from '../../db/account/factor-tables.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { LoginPurpose, SignInFactor } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { hashOf, randomSecret } from '../../secret.ts'

/** How long a right password waits for what else is asked. */
const STEP_SECONDS = 900

/** A right password of an account that asks for more: it is no session. */
export interface SecondStep {
  token: string
  factors: readonly SignInFactor[]
}

/** Notes that a password was right, checked against this stored hash. */
export async function openSecondStep(
  account: Statements,
  { userId, passwordHash, purpose, now }: { userId: string; passwordHash: string; purpose: LoginPurpose; now: number },
): Promise<string> {
  const token = randomSecret()
  await account.run(
    'insert into second_step (token_hash, user_id, password_hash, purpose, expires_at) values (?, ?, ?, ?, ?)',
    hashOf(token),
    userId,
    passwordHash,
    purpose,
    now + STEP_SECONDS,
  )
  return token
}

const OPEN_STEP_ROW = {
  ...pick(SECOND_STEP, 'tokenHash', 'userId', 'purpose'),
  passwordHash: notNull(USER.columns.passwordHash),
  ...pick(USER, 'email', 'emailKey', 'nickName', 'language', 'country', 'phoneNumber', 'phoneVerifiedAt'),
}
export type OpenStep = RowOf<typeof OPEN_STEP_ROW>

/** A step that is open: not spent, not expired, and its account has the same password still. */
export const findOpenStep = (account: Statements, token: string, now: number): Promise<OpenStep | null> =>
  account.first(
    OPEN_STEP_ROW,
    `select step.token_hash as tokenHash, step.user_id as userId, step.purpose, user.password_hash as passwordHash, user.email,
      user.email_key as emailKey, user.nick_name as nickName, user.language, user.country, user.phone_number as phoneNumber,
      user.phone_verified_at as phoneVerifiedAt
    from second_step as step join user on user.id = step.user_id and user.password_hash = step.password_hash
    where step.token_hash = ? and step.spent_at is null and step.expires_at > ?`,
    hashOf(token),
    now,
  )

/** Spends a step; false where another request was faster. */
export const spendStep = async (account: Statements, { tokenHash }: Pick<OpenStep, 'tokenHash'>, now: number): Promise<boolean> =>
  (await account.first(
    pick(SECOND_STEP, 'tokenHash'),
    'update second_step set spent_at = ? where token_hash = ? and spent_at is null returning token_hash as tokenHash',
    now,
    tokenHash,
  )) !== null
