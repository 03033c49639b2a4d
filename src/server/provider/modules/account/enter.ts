import type { ProviderContext } from '../../context.ts'
import { recordAudit } from './audit.ts'
import { newSecret } from './secret.ts'
import { openSession, type SessionPurpose } from './session-store.ts'

export interface Entry {
  userId: string
  /** the stored password that was shown */
  passwordHash: string
  purpose: SessionPurpose
  now: number
}

/** Signs somebody in: a session, and a pending deletion taken back, in one batch. null when the password is another by now. */
export async function enter({ account, userAgent }: ProviderContext, entry: Entry): Promise<{ token: string } | null> {
  const { userId, passwordHash, now } = entry
  const token = newSecret()
  const [session] = await Promise.all([
    openSession(account, { ...entry, token, userAgent }),
    recordAudit(account, 'signed-in', { userId, at: now, ifChanged: true }),
    account.all(
      'update user set deletion_due_at = null, updated_at = ? where id = ? and password_hash = ? and deletion_due_at > ?',
      now,
      userId,
      passwordHash,
      now,
    ),
  ])
  return session && { token }
}
