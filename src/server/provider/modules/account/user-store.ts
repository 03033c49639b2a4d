import { licenceKey } from '#market/licence-number.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { emailKey, FROM_USER, USER_COLUMNS, type UserRow } from './user-row.ts'

/** A person with the stored password; it stays in this module. */
export interface Credentials extends UserRow {
  passwordHash: string | null
}

const CREDENTIALS = `select ${USER_COLUMNS}, user.password_hash as passwordHash ${FROM_USER}`

/**
 * Who signs in with an e-mail address or a licence number. One number may stand in the registers of two countries: the agent of
 * the market that is being looked at goes first. One statement, found or not.
 */
export function findByLogin(account: Statements, login: string, country: CountryCode): Promise<Credentials | null> {
  if (login.includes('@')) return findByEmail(account, login)
  return account.first<Credentials>(
    `${CREDENTIALS} where detail.cea_number_key = ? order by detail.country = ? desc, user.created_at limit 1`,
    licenceKey(login) ?? '',
    country,
  )
}

export const findByEmail = (account: Statements, email: string): Promise<Credentials | null> =>
  account.first<Credentials>(`${CREDENTIALS} where user.email_key = ?`, emailKey(email))

export const findById = (account: Statements, id: string): Promise<Credentials | null> =>
  account.first<Credentials>(`${CREDENTIALS} where user.id = ?`, id)

export const isEmailUsed = async (account: Statements, email: string): Promise<boolean> =>
  (await account.first('select 1 from user where email_key = ?', emailKey(email))) !== null

/** Stores a password in place of the one that was shown; null when that has been changed meanwhile. */
export const replacePassword = (
  account: Statements,
  { userId, from, to, now }: { userId: string; from: string; to: string; now: number },
): Promise<{ id: string } | null> =>
  account.first<{ id: string }>(
    'update user set password_hash = ?, updated_at = ? where id = ? and password_hash = ? returning id',
    to,
    now,
    userId,
    from,
  )
