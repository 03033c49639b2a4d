import type { ProviderContext } from '../../context.ts'
import type { LoginPurpose } from '../../db/account/words.ts'
import { randomSecret } from '../../secret.ts'
import { limitKey, MAILS_PER_PERSON } from '../../throttle.ts'
import { recordAudit } from './audit.ts'
import { endReplaced, replacedSession } from './replaced-session.ts'
import { mailOfSignIn } from './send-link.ts'
import { insertSession } from './session-store.ts'
import { findById } from './user-store.ts'

/** Tells somebody of a sign-in from a device that has not signed in to the account before. */
async function tellOfDevice(context: ProviderContext, { userId, session }: { userId: string; session: string }): Promise<void> {
  const user = await findById(context.account, userId)
  const { allowed } = await context.ledger.take(limitKey('mails', 'new-device', userId), MAILS_PER_PERSON)
  if (user && allowed) await mailOfSignIn(context, user, { template: 'new-device', key: `new-device ${session}` })
}

export interface Entry {
  userId: string
  /** the stored hash that the password was checked against */
  passwordHash: string
  purpose: LoginPurpose
  now: number
}

/**
 * Signs a person in and makes the device known: opens a session in place of the one whose token came along, and cancels a pending deletion, in one batch.
 * null when the password has changed meanwhile. A device that the account does not know is told of by mail.
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
  const isNewDevice = !context.device.isOf(userId)
  context.device.remember(userId)
  // where no device can be known, each would be new
  if (isNewDevice && context.device.issued() !== null) context.later(tellOfDevice(context, { userId, session: session.id }))
  return { token }
}
