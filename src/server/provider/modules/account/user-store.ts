import { licenceKey } from '#market/licence-number.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { emailKey, FROM_USER, USER_COLUMNS, USER_ROW } from '../../user-row.ts'

/** A person with the password's hash, which does not leave this module. */
const CREDENTIALS_ROW = { ...USER_ROW, ...pick(USER, 'passwordHash') }
export type Credentials = RowOf<typeof CREDENTIALS_ROW>

const CREDENTIALS = `select ${USER_COLUMNS}, user.password_hash as passwordHash ${FROM_USER}`

/**
 * The account of an e-mail address or a licence number. A number may be in the registers of two countries: the agent of
 * the request's market is preferred. One statement, found or not.
 */
export function findByLogin(account: Statements, login: string, country: CountryCode): Promise<Credentials | null> {
  if (login.includes('@')) return findByEmail(account, login)
  return account.first(
    CREDENTIALS_ROW,
    `${CREDENTIALS} where detail.cea_number_key = ? order by detail.country = ? desc, user.created_at limit 1`,
    licenceKey(login) ?? '',
    country,
  )
}

export const findByEmail = (account: Statements, email: string): Promise<Credentials | null> =>
  account.first(CREDENTIALS_ROW, `${CREDENTIALS} where user.email_key = ?`, emailKey(email))

export const findById = (account: Statements, id: string): Promise<Credentials | null> =>
  account.first(CREDENTIALS_ROW, `${CREDENTIALS} where user.id = ?`, id)

export const isEmailUsed = async (account: Statements, email: string): Promise<boolean> =>
  (await account.first({}, 'select 1 from user where email_key = ?', emailKey(email))) !== null

/** Replaces the checked hash; null when it has changed meanwhile. */
export const replacePassword = (
  account: Statements,
  { userId, from, to, now }: { userId: string; from: string; to: string; now: number },
): Promise<{ id: string } | null> =>
  account.first(
    pick(USER, 'id'),
    'update user set password_hash = ?, updated_at = ? where id = ? and password_hash = ? returning id',
    to,
    now,
    userId,
    from,
  )
