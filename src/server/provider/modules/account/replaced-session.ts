import type { ProviderContext } from '../../context.ts'
import type { LoginPurpose } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { hashOf } from '../../secret.ts'
import { recordAudit } from './audit.ts'

/** The session that a login replaces. */
export interface ReplacedSession {
  sessionId: string
  userId: string
}

/** The session of the request's token, if it is of the kind that is about to be opened: vendors' and accounts' sessions are separate. */
export async function replacedSession(context: ProviderContext, purpose: LoginPurpose): Promise<ReplacedSession | null> {
  const viewer = await context.viewer()
  return viewer?.sessionPurpose === purpose ? { sessionId: viewer.sessionId, userId: viewer.id } : null
}

/** Ends it, if the session of the token `by` was opened. Send it in the same tick as the opening. */
export async function endReplaced(
  account: Statements,
  replaced: ReplacedSession | null,
  { by, now }: { by: string; now: number },
): Promise<void> {
  if (!replaced) return
  const { sessionId, userId } = replaced
  await Promise.all([
    account.run(
      'update session set revoked_at = ? where id = ? and revoked_at is null and exists (select 1 from session where token_hash = ?)',
      now,
      sessionId,
      hashOf(by),
    ),
    recordAudit(account, 'signed-out', { userId, at: now, ifChanged: true }),
  ])
}
