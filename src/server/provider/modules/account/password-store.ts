import type { Statements } from '../../db/client.ts'
import { recordAudit } from './audit.ts'
import { replacePassword } from './user-store.ts'

/** Stores a new password and ends the person's other sessions, in one batch; false when the checked hash is not the stored one any more. */
export async function replacePasswordAndSessions(
  account: Statements,
  { userId, sessionId, from, to, now }: { userId: string; sessionId: string; from: string; to: string; now: number },
): Promise<boolean> {
  const [changed] = await Promise.all([
    replacePassword(account, { userId, from, to, now }),
    recordAudit(account, 'password-changed', { userId, at: now, ifChanged: true }),
    account.run(
      `update session set revoked_at = ? where user_id = ? and revoked_at is null and id <> ?
        and exists (select 1 from user where id = ? and password_hash = ?)`,
      now,
      userId,
      sessionId,
      userId,
      to,
    ),
  ])
  return changed !== null
}
