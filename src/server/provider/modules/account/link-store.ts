import { ONE_TIME_TOKEN, USER } from '../../db/account/people-tables.ts'
import type { LinkPurpose } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import { hashOf } from '../../secret.ts'
import { recordAudit } from './audit.ts'

/** How long a link is valid, in seconds. A newer link does not invalidate it, so that requesting links for somebody else does no harm. */
export const LINK_SECONDS: Record<LinkPurpose, number> = {
  activate: 7 * 86_400,
  'reset-password': 3_600,
  'verify-email': 48 * 3_600,
}

/** Stores a one-time link's token for a person, bound to the e-mail address it is sent to. */
export async function keepLink(
  account: Statements,
  link: { token: string; userId: string; purpose: LinkPurpose; emailKey: string; now: number },
): Promise<void> {
  await account.run(
    `insert into one_time_token (token_hash, user_id, purpose, email_key, created_at, expires_at)
    select ?, id, ?, ?, ?, ? from user where id = ? and email_key = ?`,
    hashOf(link.token),
    link.purpose,
    link.emailKey,
    link.now,
    link.now + LINK_SECONDS[link.purpose],
    link.userId,
    link.emailKey,
  )
}

const OPEN_LINK_ROW = pick(ONE_TIME_TOKEN, 'tokenHash', 'userId', 'purpose')
export type OpenLink = RowOf<typeof OPEN_LINK_ROW>

/** The row of a valid token: not used, not expired, and its account still has the e-mail address it was sent to. */
export const findOpenLink = (account: Statements, token: string, now: number): Promise<OpenLink | null> =>
  account.first(
    OPEN_LINK_ROW,
    `select token_hash as tokenHash, user_id as userId, purpose from one_time_token t
    where token_hash = ? and used_at is null and expires_at > ?
      and exists (select 1 from user where user.id = t.user_id and user.email_key = t.email_key)`,
    hashOf(token),
    now,
  )

/**
 * Spends a link to set a password: stores the password, ends every session and the person's other links of that kind, in one batch.
 * null when another request was faster. The link also verifies the e-mail address and activates the account.
 */
export async function setPasswordByLink(
  account: Statements,
  link: OpenLink,
  { passwordHash, now }: { passwordHash: string; now: number },
): Promise<{ id: string } | null> {
  const stillOpen = 'exists (select 1 from one_time_token where token_hash = ? and used_at is null and expires_at > ?)'
  const [changed] = await Promise.all([
    account.first(
      pick(USER, 'id'),
      `update user set password_hash = ?, email_verified_at = coalesce(email_verified_at, ?), activated_at = coalesce(activated_at, ?),
        updated_at = ? where id = ? and ${stillOpen} returning id`,
      passwordHash,
      now,
      now,
      now,
      link.userId,
      link.tokenHash,
      now,
    ),
    recordAudit(account, link.purpose === 'activate' ? 'activated' : 'password-reset', { userId: link.userId, at: now, ifChanged: true }),
    account.run(
      `update session set revoked_at = ? where user_id = ? and revoked_at is null and ${stillOpen}`,
      now,
      link.userId,
      link.tokenHash,
      now,
    ),
    account.run(
      `update one_time_token set used_at = ? where user_id = ? and purpose in ('activate', 'reset-password') and used_at is null and ${stillOpen}`,
      now,
      link.userId,
      link.tokenHash,
      now,
    ),
  ])
  return changed
}

/**
 * Marks an address as verified by the link that was sent to it; false when the link has expired or the account has another address by now.
 * It can be repeated until then, because mail programs open links before their readers do.
 */
export async function verifyEmailByLink(account: Statements, token: string, now: number): Promise<boolean> {
  const owner = `(select t.user_id from one_time_token t where t.token_hash = ? and t.purpose = 'verify-email' and t.expires_at > ?
    and t.email_key = user.email_key)`
  const tokenHash = hashOf(token)
  const known = await account.first(
    { userId: USER.columns.id, isVerified: integer() },
    `select user.id as userId, user.email_verified_at is not null as isVerified from user where user.id = ${owner}`,
    tokenHash,
    now,
  )
  if (!known) return false
  if (known.isVerified) return true
  await Promise.all([
    account.run('update user set email_verified_at = ?, updated_at = ? where id = ? and email_verified_at is null', now, now, known.userId),
    recordAudit(account, 'email-verified', { userId: known.userId, at: now, ifChanged: true }),
    account.run('update one_time_token set used_at = ? where token_hash = ?', now, tokenHash),
  ])
  return true
}
