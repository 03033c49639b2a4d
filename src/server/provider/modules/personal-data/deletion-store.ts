import { AVATAR, USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { recordAudit } from '../account/audit.ts'
import { revokeSessions } from '../account/session-store.ts'

/** Marks an account for deletion and signs it out everywhere, as one transaction; null when the password has changed meanwhile. */
export async function askForDeletion(
  account: Statements,
  { userId, passwordHash, dueAt, now }: { userId: string; passwordHash: string; dueAt: number; now: number },
): Promise<{ id: string } | null> {
  const [marked] = await Promise.all([
    account.first(
      pick(USER, 'id'),
      'update user set deletion_due_at = coalesce(deletion_due_at, ?), updated_at = ? where id = ? and password_hash = ? returning id',
      dueAt,
      now,
      userId,
      passwordHash,
    ),
    recordAudit(account, 'deletion-asked', { userId, at: now, ifChanged: true }),
    revokeSessions(account, userId, null, now),
  ])
  return marked
}

const DUE_ACCOUNT_ROW = {
  ...pick(USER, 'id', 'nickName', 'emailKey'),
  isVerified: integer(),
  /** file key of the picture */
  avatarKey: orNull(AVATAR.columns.key),
}
export type DueAccount = RowOf<typeof DUE_ACCOUNT_ROW>

/** Accounts whose grace period is over, the oldest first. */
export const dueAccounts = (account: Statements, now: number, limit: number): Promise<DueAccount[]> =>
  account.all(
    DUE_ACCOUNT_ROW,
    `select user.id, user.nick_name as nickName, user.email_key as emailKey, user.email_verified_at is not null as isVerified, avatar.key as avatarKey from user left join avatar on avatar.user_id = user.id
    where user.deletion_due_at <= ? order by user.deletion_due_at limit ?`,
    now,
    limit,
  )

/**
 * Deletes accounts that are due, with all rows that refer to them and the messages sent from a verified address; rows of
 * others lose the reference. The picture's file must have been deleted before. One transaction.
 */
export async function deleteAccounts(account: Statements, ids: readonly string[], now: number): Promise<void> {
  const list = JSON.stringify(ids)
  const due = 'select id from user where id in (select value from json_each(?)) and deletion_due_at <= ?'
  await Promise.all([
    account.run(
      `delete from contact_consult where lower(trim(email)) in
        (select email_key from user where email_verified_at is not null and id in (${due}))`,
      list,
      now,
    ),
    account.run(
      `delete from stripe_turn where subscription_id in (select stripe_id from stripe_subscription where user_id in (${due}))`,
      list,
      now,
    ),
    // a seat does not stay taken by nobody
    account.run(
      `update stripe_info set email = '', status = 'removed', ended_at = coalesce(ended_at, unixepoch()) where user_id in (${due})`,
      list,
      now,
    ),
    account.run(`delete from seat_link where seat_id in (select id from stripe_info where user_id in (${due}))`, list, now),
    account.run(`delete from user where id in (${due})`, list, now),
    ...ids.map((userId) => recordAudit(account, 'deleted', { userId, at: now })),
  ])
}
