import { TOKEN_DAYS, VENDOR_SESSION_MINUTES } from '#graphql/limits.ts'
import { SESSION } from '../../db/account/people-tables.ts'
import type { LoginPurpose } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { hashOf } from '../../secret.ts'

/** §4: a login lasts seven days, a vendor's thirty minutes. */
const LIFE_SECONDS: Record<LoginPurpose, number> = { user: TOKEN_DAYS * 86_400, vendor: VENDOR_SESSION_MINUTES * 60 }
const USER_AGENT_MAX_CHARS = 200

export interface NewSession {
  userId: string
  /** the hash that the password was checked against: no session is opened when it has changed meanwhile */
  passwordHash: string
  token: string
  purpose: LoginPurpose
  userAgent: string
  now: number
}

/** Opens a session; null when the password has changed or the person was suspended meanwhile. Statements sent in the same tick join its batch. */
export const insertSession = (account: Statements, session: NewSession): Promise<{ id: string } | null> =>
  account.first(
    pick(SESSION, 'id'),
    `insert into session (token_hash, id, user_id, purpose, created_at, last_seen_at, expires_at, user_agent, confirmed_at)
    select ?, ?, id, ?, ?, ?, ?, ?, ? from user where id = ? and password_hash = ? and suspended_at is null returning id`,
    hashOf(session.token),
    crypto.randomUUID(),
    session.purpose,
    session.now,
    session.now,
    session.now + LIFE_SECONDS[session.purpose],
    session.userAgent.slice(0, USER_AGENT_MAX_CHARS),
    session.now,
    session.userId,
    session.passwordHash,
  )

/** Times are unix seconds. */
const SESSION_ROW = pick(SESSION, 'id', 'createdAt', 'lastSeenAt', 'userAgent')
export type SessionRow = RowOf<typeof SESSION_ROW>

/** The most sessions listed. */
export const SESSIONS_MAX = 50

/** A person's sessions, last seen first; programs that were allowed are listed apart. */
export const listSessions = (account: Statements, userId: string, now: number): Promise<SessionRow[]> =>
  account.all(
    SESSION_ROW,
    `select id, created_at as createdAt, last_seen_at as lastSeenAt, user_agent as userAgent from session
    where user_id = ? and purpose <> 'assistant' and revoked_at is null and expires_at > ? order by last_seen_at desc, created_at desc limit ?`,
    userId,
    now,
    SESSIONS_MAX,
  )

/** Ends one session of a person; null when there was none to end. */
export const revokeSession = (account: Statements, userId: string, id: string, now: number): Promise<{ id: string } | null> =>
  account.first(
    pick(SESSION, 'id'),
    'update session set revoked_at = ? where id = ? and user_id = ? and revoked_at is null and expires_at > ? returning id',
    now,
    id,
    userId,
    now,
  )

/** Ends all sessions of a person but `exceptId`, vendor sessions too. */
export async function revokeSessions(account: Statements, userId: string, exceptId: string | null, now: number): Promise<void> {
  await account.run('update session set revoked_at = ? where user_id = ? and revoked_at is null and id is not ?', now, userId, exceptId)
}
