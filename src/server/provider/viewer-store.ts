import { ASSISTANT_GRANT } from './db/account/assistant-tables.ts'
import { SESSION } from './db/account/people-tables.ts'
import type { Statements } from './db/client.ts'
import { bit, orNull, type RowOf } from './db/column-table.ts'
import { hashOf } from './secret.ts'
import { FROM_USER, isStaffRole, isStaffRow, rolesOf, USER_COLUMNS, USER_ROW } from './user-row.ts'

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
  /** when its holder last proved who they are; unix seconds, null: never */
  confirmedAt: SESSION.columns.confirmedAt,
  hasPasskey: bit(),
  /** an authenticator app whose code has come */
  hasApp: bit(),
  /** what an assistant's access token is good for, parted by spaces; null of a person's own session */
  scopes: orNull(ASSISTANT_GRANT.columns.accessScopes),
}
/** `isKeyMissing`: they are of staff, and nobody is who has no passkey. */
export type ViewerRow = RowOf<typeof VIEWER_ROW> & { isKeyMissing: boolean }

const SELECT_VIEWER = `select ${USER_COLUMNS}, session.id as sessionId, session.purpose as sessionPurpose, session.expires_at as sessionEndsAt,
  session.token_hash as tokenHash, session.last_seen_at as lastSeenAt, session.confirmed_at as confirmedAt,
  exists (select 1 from passkey where passkey.user_id = user.id) as hasPasskey,
  exists (select 1 from authenticator_app as app where app.user_id = user.id and app.confirmed_at is not null) as hasApp`
const IS_OPEN = `session.token_hash = ? and session.revoked_at is null and session.expires_at > ?
  and user.suspended_at is null and (user.deletion_due_at is null or user.deletion_due_at > ?)`

/**
 * The person of a session's token that is neither expired nor revoked, with an account that is neither suspended nor due for deletion. One statement.
 * The token of an assistant is nobody's here: it is for one resource alone.
 */
export const readViewer = (account: Statements, token: string, now: number): Promise<RowOf<typeof VIEWER_ROW> | null> =>
  account.first(
    VIEWER_ROW,
    `${SELECT_VIEWER}, null as scopes ${FROM_USER} join session on session.user_id = user.id where ${IS_OPEN} and session.purpose <> 'assistant'`,
    hashOf(token),
    now,
    now,
  )

/** As {@link readViewer}, for the access token of an assistant at the resource that it was made for (RFC 8707, 2); no other token is known there. */
export const readAssistantViewer = (
  account: Statements,
  token: string,
  resource: string,
  now: number,
): Promise<RowOf<typeof VIEWER_ROW> | null> =>
  account.first(
    VIEWER_ROW,
    `${SELECT_VIEWER}, given.access_scopes as scopes ${FROM_USER} join session on session.user_id = user.id
      join assistant_grant as given on given.session_id = session.id
    where ${IS_OPEN} and session.purpose = 'assistant' and given.resource = ? and given.access_expires_at > ?`,
    hashOf(token),
    now,
    now,
    resource,
    now,
  )

/** How old "last seen" may become before it is updated, so that not every page costs a write. */
const SEEN_EVERY_SECONDS = 900

/** Updates when a session was last seen; null when that is recent enough. */
export function noteSeen(account: Statements, viewer: ViewerRow, now: number): Promise<unknown> | null {
  if (now - viewer.lastSeenAt < SEEN_EVERY_SECONDS) return null
  return account.run('update session set last_seen_at = ? where id = ?', now, viewer.sessionId)
}

/** Where staff must have a passkey, somebody of staff without one is no staff: they can do what others can, and add one. */
export function withoutUnkeyedRoles(found: RowOf<typeof VIEWER_ROW>, { mustStaffHaveKey }: { mustStaffHaveKey: boolean }): ViewerRow {
  const isKeyMissing = mustStaffHaveKey && found.hasPasskey === 0 && isStaffRow(found)
  return isKeyMissing
    ? { ...found, roles: JSON.stringify(rolesOf(found).filter((role) => !isStaffRole(role))), isKeyMissing }
    : { ...found, isKeyMissing }
}
