import type { Statements } from '../../db/client.ts'
import { hashOf } from './secret.ts'
import { FROM_USER, USER_COLUMNS, type UserRow } from './user-row.ts'

/** The person and session of the request's token. */
export interface ViewerRow extends UserRow {
  sessionId: string
  sessionPurpose: 'user' | 'vendor'
  /** unix seconds */
  sessionEndsAt: number
  /** sha256 of the request's token */
  tokenHash: string
  /** unix seconds */
  lastSeenAt: number
}

/** The person of a token that is neither expired nor revoked, with an account that is neither closed nor due for deletion. One statement. */
export const readViewer = (account: Statements, token: string, now: number): Promise<ViewerRow | null> =>
  account.first<ViewerRow>(
    `select ${USER_COLUMNS}, session.id as sessionId, session.purpose as sessionPurpose, session.expires_at as sessionEndsAt,
      session.token_hash as tokenHash, session.last_seen_at as lastSeenAt
    ${FROM_USER} join session on session.user_id = user.id
    where session.token_hash = ? and session.revoked_at is null and session.expires_at > ?
      and (user.deletion_due_at is null or user.deletion_due_at > ?)`,
    hashOf(token),
    now,
    now,
  )

/** How old "last seen" may become before it is updated, so that not every page costs a write. */
const SEEN_EVERY_SECONDS = 900

/** Updates when a session was last seen; null when that is recent enough. */
export function noteSeen(account: Statements, viewer: ViewerRow, now: number): Promise<unknown> | null {
  if (now - viewer.lastSeenAt < SEEN_EVERY_SECONDS) return null
  return account.all('update session set last_seen_at = ? where id = ?', now, viewer.sessionId)
}
