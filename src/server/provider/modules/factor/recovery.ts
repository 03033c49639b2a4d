import type { ProviderContext } from '../../context.ts'
import { ACCOUNT_RECOVERY } from '../../db/account/factor-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf, randomSecret } from '../../secret.ts'
import { limitKey, MAILS_PER_PERSON } from '../../throttle.ts'
import { accountLink } from '../account/account-link.ts'
import { recordAudit } from '../account/audit.ts'
import type { OpenStep } from '../account/second-step.ts'
import { mailOfSignIn } from '../account/send-link.ts'
import { findById } from '../account/user-store.ts'
import { sendLetter } from '../letter/send-letter.ts'

/** How long the link works once the wait is over. */
const OPEN_SECONDS = 7 * 86_400

const IS_OPEN = 'refused_at is null and done_at is null and expires_at >'

/**
 * Begins the way back for somebody whose password was right. The link goes to the address of the account and a notice to its phone, so that the holder hears of
 * it during the wait. Throws `recovery-waits` where one is under way, `mail-not-sent` where several went within the hour.
 */
export async function beginRecovery(context: ProviderContext, step: OpenStep): Promise<void> {
  const { account, clock, ledger, signInRules, sms } = context
  const now = unixSeconds(clock)
  const { allowed } = await ledger.take(limitKey('mails', 'recovery', step.userId), MAILS_PER_PERSON)
  if (!allowed) throw refusal('mail-not-sent', 'The e-mail could not be sent.')
  const token = randomSecret()
  const opensAt = now + signInRules.recoveryWaitSeconds
  const expiresAt = opensAt + OPEN_SECONDS
  const [begun] = await Promise.all([
    account.first(
      pick(ACCOUNT_RECOVERY, 'userId'),
      `insert into account_recovery (token_hash, user_id, email_key, asked_at, opens_at, expires_at) select ?, ?, ?, ?, ?, ?
      where not exists (select 1 from account_recovery where user_id = ? and ${IS_OPEN} ?) returning user_id as userId`,
      hashOf(token),
      step.userId,
      step.emailKey,
      now,
      opensAt,
      expiresAt,
      step.userId,
      now,
    ),
    recordAudit(account, 'recovery-asked', { userId: step.userId, at: now, ifChanged: true }),
  ])
  if (!begun) throw refusal('recovery-waits', 'A link was sent before.')
  const locale = messageLocale(step.language, step.country)
  await sendLetter(context, {
    key: `recovery ${hashOf(token)}`,
    to: step.email,
    locale,
    template: 'recovery-asked',
    values: {
      name: step.nickName,
      link: accountLink(context, `/user/recover-sign-in/${token}`, locale),
      hours: Math.round(signInRules.recoveryWaitSeconds / 3_600),
    },
    notAfter: expiresAt,
  })
  if (step.phoneVerifiedAt !== null && step.phoneNumber !== '')
    context.later(sms.send({ to: step.phoneNumber, locale, template: 'recovery-asked', values: { address: step.email } }))
}

const RECOVERY_ROW = pick(ACCOUNT_RECOVERY, 'userId', 'opensAt')

/** A way back that is neither refused, done nor over; null for others, and where the account has another address by now. */
export const findRecovery = (account: Statements, token: string, now: number): Promise<RowOf<typeof RECOVERY_ROW> | null> =>
  account.first(
    RECOVERY_ROW,
    `select user_id as userId, opens_at as opensAt from account_recovery as way where token_hash = ? and ${IS_OPEN} ?
      and exists (select 1 from user where user.id = way.user_id and user.email_key = way.email_key)`,
    hashOf(token),
    now,
  )

/** Refuses a way back by its link. Throws `token-spent`. */
export async function refuseRecovery({ account, clock }: ProviderContext, token: string): Promise<void> {
  const now = unixSeconds(clock)
  const refused = await account.first(
    pick(ACCOUNT_RECOVERY, 'userId'),
    `update account_recovery set refused_at = ? where token_hash = ? and ${IS_OPEN} ? returning user_id as userId`,
    now,
    hashOf(token),
    now,
  )
  if (!refused) throw tokenSpent()
  await recordAudit(account, 'recovery-refused', { userId: refused.userId, at: now })
}

/** Whoever signs in with more than a password has lost nothing: ways back that are under way end. */
export const endRecoveries = (account: Statements, userId: string, now: number): Promise<unknown> =>
  account.run(`update account_recovery set refused_at = ? where user_id = ? and ${IS_OPEN} ?`, now, userId, now)

/**
 * Takes every passkey, app and recovery code from the account and ends its sessions, as one transaction; the password then opens it alone. Throws `token-spent`,
 * and `recovery-waits` before its time.
 */
export async function finishRecovery(context: ProviderContext, token: string): Promise<void> {
  const { account, clock, live, later } = context
  const now = unixSeconds(clock)
  const found = await findRecovery(account, token, now)
  if (!found) throw tokenSpent()
  if (found.opensAt > now) throw refusal('recovery-waits', 'The wait is not over.', { waitSeconds: found.opensAt - now })
  const { userId } = found
  const tokenHash = hashOf(token)
  const isDone = 'user_id in (select user_id from account_recovery where token_hash = ? and done_at = ?)'
  const [done] = await Promise.all([
    account.first(
      pick(ACCOUNT_RECOVERY, 'userId'),
      `update account_recovery set done_at = ? where token_hash = ? and ${IS_OPEN} ? and opens_at <= ? returning user_id as userId`,
      now,
      tokenHash,
      now,
      now,
    ),
    recordAudit(account, 'recovered', { userId, at: now, ifChanged: true }),
    account.run(`delete from passkey where ${isDone}`, tokenHash, now),
    account.run(`delete from authenticator_app where ${isDone}`, tokenHash, now),
    account.run(`delete from recovery_code where ${isDone}`, tokenHash, now),
    account.run(`update session set revoked_at = ? where revoked_at is null and ${isDone}`, now, tokenHash, now),
  ])
  if (!done) throw tokenSpent()
  later(live.end(userId, { except: null }))
  const user = await findById(account, userId)
  if (user) await mailOfSignIn(context, user, { template: 'recovered', key: `recovered ${tokenHash}` })
}

const tokenSpent = () => refusal('token-spent', 'The link has been used, has expired or is not whole.')
