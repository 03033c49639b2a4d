import type { ProviderContext } from '../../context.ts'
import type { LoginPurpose } from '../../db/account/words.ts'
import { randomSecret } from '../../secret.ts'
import { recordAudit } from './audit.ts'
import { endReplaced, replacedSession } from './replaced-session.ts'
import { insertSession } from './session-store.ts'

export interface Entry {
  userId: string
  /** the stored hash that the password was checked against */
  passwordHash: string
  purpose: LoginPurpose
  now: number
}

/**
 * Signs a person in and makes the device known: opens a session in place of the one whose token came along, and cancels a pending deletion, in one batch.
 * null when the password has changed meanwhile.
 */
export async function enter(context: ProviderContext, entry: Entry): Promise<{ token: string } | null> {
  const { account, userAgent } = context
  const { userId, passwordHash, purpose, now } = entry
  const token = randomSecret()
  const replaced = await replacedSession(context, purpose)
  const [session] = await Promise.all([
    insertSession(account, { ...entry, token, userAgent }),
    recordAudit(account, 'signed-in', { userId, at: now, ifChanged: true }),
    endReplaced(account, replaced, { by: token, now }),
    account.run(
      'update user set deletion_due_at = null, updated_at = ? where id = ? and password_hash = ? and deletion_due_at > ?',
      now,
      userId,
      passwordHash,
      now,
    ),
  ])
  if (session && replaced) context.later(context.live.end(replaced.userId, { only: replaced.sessionId }))
  if (!session) return null
  context.device.remember(userId)
  return { token }
}
