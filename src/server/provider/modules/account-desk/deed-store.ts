import { STAFF_DEED, USER } from '../../db/account/people-tables.ts'
import type { StaffDeedKind } from '../../db/account/words.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { orNull, pick, type RowOf } from '../../db/column-table.ts'

/** What somebody of staff does with an account. */
export interface StaffDeed {
  /** the deed's: sent again, it is not done again */
  key: string
  userId: string
  staffId: string
  deed: StaffDeedKind
  reason: string
  /** what it is about; '' where the deed says all */
  about: string
  /** unix seconds */
  now: number
}

const ALWAYS: Guard = { sql: 'true', parameters: [] }

/**
 * Writes a deed down, where `where` of the account (`user`) holds. What it changes in the account database is sent in the same tick, right after it, and asks
 * `changes() > 0`. True where this very statement has written it.
 */
export async function recordDeed(
  account: Statements,
  { key, userId, staffId, deed, reason, about, now }: StaffDeed,
  where: Guard = ALWAYS,
): Promise<boolean> {
  const fresh = await account.all(
    {},
    `insert or ignore into staff_deed (key, user_id, staff_id, deed, reason, about, at)
    select ?, user.id, ?, ?, ?, ?, ? from user where user.id = ? and ${where.sql} returning key`,
    key,
    staffId,
    deed,
    reason,
    about,
    now,
    userId,
    ...where.parameters,
  )
  return fresh.length > 0
}

/** Whether a deed of this key has been done. */
export const isDeedDone = async (account: Statements, key: string): Promise<boolean> =>
  (await account.first({}, 'select 1 from staff_deed where key = ?', key)) !== null

const DEED_ROW = {
  ...pick(STAFF_DEED, 'key', 'deed', 'reason', 'about', 'at'),
  /** null: the account of who did it is gone */
  staffName: orNull(USER.columns.nickName),
}
export type DeedRow = RowOf<typeof DEED_ROW>

/** The most deeds that are listed of an account. */
export const DEEDS_MAX = 100

/** What staff did with an account, the newest first. */
export const listDeeds = (account: Statements, userId: string): Promise<DeedRow[]> =>
  account.all(
    DEED_ROW,
    `select done.key, done.deed, done.reason, done.about, done.at, staff.nick_name as staffName from staff_deed done
    left join user staff on staff.id = done.staff_id where done.user_id = ? order by done.at desc, done.rowid desc limit ?`,
    userId,
    DEEDS_MAX,
  )

/** Suspends an account and ends every session of it, or lets it in again, as one transaction. False where it stands so already. */
export async function setSuspended(account: Statements, deed: StaffDeed, isSuspended: boolean): Promise<boolean> {
  const { userId, now } = deed
  const [isFresh] = await Promise.all([
    recordDeed(account, deed, { sql: `(user.suspended_at is null) = ?`, parameters: [isSuspended ? 1 : 0] }),
    account.run(
      'update user set suspended_at = iif(?, ?, null), updated_at = ? where id = ? and changes() > 0',
      isSuspended ? 1 : 0,
      now,
      now,
      userId,
    ),
    isSuspended ? endSessions(account, userId, now) : null,
  ])
  return isFresh
}

/** Ends every session of an account, those of its programs too, as one transaction. False where this was done before. */
export async function endAllSessions(account: Statements, deed: StaffDeed): Promise<boolean> {
  const [isFresh] = await Promise.all([recordDeed(account, deed), endSessions(account, deed.userId, deed.now)])
  return isFresh
}

/** Sent right after the write that it belongs to: where that changed nothing, no session ends. */
const endSessions = (account: Statements, userId: string, now: number): Promise<unknown> =>
  account.run('update session set revoked_at = ? where user_id = ? and revoked_at is null and changes() > 0', now, userId)
