import { PASSKEY } from '../../db/account/factor-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { recordAudit } from '../account/audit.ts'

/** The most passkeys of an account. */
export const PASSKEYS_MAX = 20

const LISTED_PASSKEY_ROW = pick(PASSKEY, 'id', 'name', 'isBackedUp', 'createdAt', 'lastUsedAt')
export type ListedPasskey = RowOf<typeof LISTED_PASSKEY_ROW>

/** The passkeys of an account, the oldest first. */
export const listPasskeys = (account: Statements, userId: string): Promise<ListedPasskey[]> =>
  account.all(
    LISTED_PASSKEY_ROW,
    `select id, name, is_backed_up as isBackedUp, created_at as createdAt, last_used_at as lastUsedAt from passkey
    where user_id = ? order by created_at, id limit ?`,
    userId,
    PASSKEYS_MAX,
  )

const CREDENTIAL_ROW = pick(PASSKEY, 'credentialId', 'transports')

/** What browsers need to find the passkeys of an account, or to leave them out. */
export const credentialsOf = (account: Statements, userId: string): Promise<RowOf<typeof CREDENTIAL_ROW>[]> =>
  account.all(
    CREDENTIAL_ROW,
    'select credential_id as credentialId, transports from passkey where user_id = ? order by created_at, id limit ?',
    userId,
    PASSKEYS_MAX,
  )

const STORED_PASSKEY_ROW = pick(PASSKEY, 'id', 'userId', 'credentialId', 'publicKey', 'counter')
export type StoredPasskey = RowOf<typeof STORED_PASSKEY_ROW>

export const findPasskey = (account: Statements, credentialId: string): Promise<StoredPasskey | null> =>
  account.first(
    STORED_PASSKEY_ROW,
    `select id, user_id as userId, credential_id as credentialId, public_key as publicKey, counter from passkey where credential_id = ?`,
    credentialId,
  )

/** Notes a use; false where the counter has moved on meanwhile, so that one signature counts once. */
export const noteUse = async (
  account: Statements,
  { id, counter, isBackedUp, now }: { id: string; counter: number; isBackedUp: boolean; now: number },
): Promise<boolean> =>
  (await account.first(
    pick(PASSKEY, 'id'),
    `update passkey set counter = ?1, is_backed_up = ?2, last_used_at = ?3 where id = ?4 and (counter < ?1 or (counter = 0 and ?1 = 0)) returning id`,
    counter,
    isBackedUp ? 1 : 0,
    now,
    id,
  )) !== null

export interface NewPasskey {
  userId: string
  credentialId: string
  /** COSE key, base64url */
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  isBackedUp: boolean
  now: number
}

/** Adds a passkey; false where it is known already, to whomever, or the account has too many. */
export async function insertPasskey(account: Statements, passkey: NewPasskey): Promise<boolean> {
  const { userId, now } = passkey
  const [added] = await Promise.all([
    account.first(
      pick(PASSKEY, 'id'),
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up, created_at)
      select ?, ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from passkey where user_id = ?) < ?
      on conflict (credential_id) do nothing returning id`,
      crypto.randomUUID(),
      userId,
      passkey.credentialId,
      passkey.publicKey,
      passkey.counter,
      JSON.stringify(passkey.transports),
      passkey.name,
      passkey.isBackedUp ? 1 : 0,
      now,
      userId,
      PASSKEYS_MAX,
    ),
    recordAudit(account, 'factor-added', { userId, at: now, detail: 'passkey', ifChanged: true }),
  ])
  return added !== null
}

/** False where the account has no such passkey. */
export const nameAnew = async (account: Statements, { userId, id, name }: { userId: string; id: string; name: string }): Promise<boolean> =>
  (await account.first(pick(PASSKEY, 'id'), 'update passkey set name = ? where id = ? and user_id = ? returning id', name, id, userId)) !==
  null

/** Removes a passkey; with the last passkey or app of an account its recovery codes go. False where the account has no such passkey. */
export async function deletePasskey(
  account: Statements,
  { userId, id, now }: { userId: string; id: string; now: number },
): Promise<boolean> {
  const [removed] = await Promise.all([
    account.first(pick(PASSKEY, 'id'), 'delete from passkey where id = ? and user_id = ? returning id', id, userId),
    recordAudit(account, 'factor-removed', { userId, at: now, detail: 'passkey', ifChanged: true }),
    dropCodesOfNothing(account, userId),
  ])
  return removed !== null
}

/** Codes stand for a passkey or an app, and go with the last of them. Sent behind the removal, in the same tick. */
export const dropCodesOfNothing = (account: Statements, userId: string): Promise<unknown> =>
  account.run(
    `delete from recovery_code where user_id = ?1 and not exists (select 1 from passkey where user_id = ?1)
      and not exists (select 1 from authenticator_app where user_id = ?1 and confirmed_at is not null)`,
    userId,
  )
