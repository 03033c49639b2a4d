import { SESSION } from './db/account/people-tables.ts'
import type { Statements } from './db/client.ts'
import type { RowOf } from './db/column-table.ts'
import { hashOf } from './secret.ts'
import { FROM_USER, USER_COLUMNS, USER_ROW } from './user-row.ts'

/** The person and session of the request's token. */
const VIEWER_ROW = {
  ...USER_ROW,
  sessionId: SESSION.columns.id,
  sessionPurpose: SESSION.columns.purpose,
  /** unix seconds */
  sessionEndsAt: SESSION.columns.expiresAt,
  /** sha256 of the request's token */
  tokenHash: SESSION.columns.tokenHash,
  /** unix seconds */
  lastSeenAt: SESSION.columns.lastSeenAt,
}
export type ViewerRow = RowOf<typeof VIEWER_ROW>

/** The person of a token that is neither expired nor revoked, with an account that is neither closed nor due for deletion. One statement. */
export const readViewer = (account: Statements, token: string, now: number): Promise<ViewerRow | null> =>
  account.first(
    VIEWER_ROW,
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
  return account.run('update session set last_seen_at = ? where id = ?', now, viewer.sessionId)
}
