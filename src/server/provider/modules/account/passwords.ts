import { isEmailAddress } from '#lib/email-address.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import type { LinkPurpose } from '../../db/account/words.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, type Success, SuccessRef } from '../../success.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { emailKey } from '../../user-row.ts'
import { requireConfirmed, requireViewer } from '../../viewer.ts'
import { recordAudit } from './audit.ts'
import { failingAs } from './failing-as.ts'
import { checkInTurn, hashInTurn, knownAs } from './hash-in-turn.ts'
import { findOpenLink, type OpenLink, setPasswordByLink } from './link-store.ts'
import { passwordRefusal } from './registration-rules.ts'
import { mailPasswordChanged, prepareLink, sendLink } from './send-link.ts'
import { findByEmail, findById, replacePassword } from './user-store.ts'

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: SuccessRef,
    description:
      'Sends a link to set a new password, if the address has an account; answer and response time do not reveal whether it has. Codes: "email-invalid", "too-many-attempts", "user.errorwhilesendingpasswordemail".',
    args: { email: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { email }, context) =>
      failingAs('user.errorwhilesendingpasswordemail', 'The e-mail could not be sent.', () => askForPasswordLink(context, email.trim())),
  }),
  resetPassword: t.field({
    type: SuccessRef,
    description:
      'Sets a new password by the link of forgotPassword, which ends every session. Codes: "token-spent", "passwords-differ", "password-weak", "password-common".',
    args: {
      token: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      confirmPassword: t.arg.string({ required: true }),
    },
    extensions: { cost: 100 },
    resolve: (_, { token, password, confirmPassword }, context) => {
      checkNewPassword(password, confirmPassword)
      return setByLink(context, token, 'reset-password', password)
    },
  }),
  activeUserSelf: t.field({
    type: SuccessRef,
    description: 'Activates an invited account by the link that was sent and a first password. Codes as resetPassword.',
    args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    extensions: { cost: 100 },
    resolve: (_, { token, password }, context) => {
      checkNewPassword(password, password)
      return setByLink(context, token, 'activate', password)
    },
  }),
  updatePassword: t.field({
    type: SuccessRef,
    description:
      'Changes the password of the signed-in person and ends the person’s other sessions. Codes: "step-up-needed" where the account has more than a password, "wrong-password", "too-many-attempts" and those of resetPassword.',
    args: {
      id: t.arg.id({ description: 'Ignored: the session decides whose password changes.' }),
      currentPassword: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      confirmPassword: t.arg.string({ required: true }),
    },
    extensions: { cost: 200 },
    resolve: (_, { currentPassword, password, confirmPassword }, context) => {
      checkNewPassword(password, confirmPassword)
      return updatePassword(context, currentPassword, password)
    },
  }),
}))

/** Sends the link after the answer. For an address without an account the same is counted and asked; there is only no mail at its end. */
export async function askForPasswordLink(context: ProviderContext, email: string): Promise<Success> {
  if (!isEmailAddress(email)) throw refusal('email-invalid', 'This is not an e-mail address.')
  await takeFromNetwork(context, 'forgotPassword')
  const user = await findByEmail(context.account, email)
  // an account without a password is still to be activated
  const purpose = user && user.passwordHash === null ? 'activate' : 'reset-password'
  const work = async () => (user ? sendLink(context, user, purpose) : prepareLink(context, nobody(email), purpose))
  context.later(afterAnswer().then(work))
  return DONE
}

async function setByLink(context: ProviderContext, token: string, purpose: LinkPurpose, password: string): Promise<Success> {
  await takeFromNetwork(context, 'oneTimeLink')
  const link = await findOpenLink(context.account, token, unixSeconds(context.clock))
  if (link?.purpose !== purpose) throw tokenSpent()
  const passwordHash = await hashInTurn(context, knownAs(link.userId), password)
  const changed = await setPasswordByLink(context.account, link, { passwordHash, now: unixSeconds(context.clock) })
  if (!changed) throw tokenSpent()
  context.later(context.live.end(link.userId, { except: null }))
  if (purpose === 'reset-password') context.later(tellOfChange(context, link))
  return DONE
}

async function updatePassword(context: ProviderContext, current: string, password: string): Promise<Success> {
  const viewer = await requireViewer(context)
  requireConfirmed(context, viewer, { byPassword: true })
  await takeFromNetwork(context, 'login', viewer.emailKey)
  const user = await findById(context.account, viewer.id)
  const { isRight } = await checkInTurn(context, knownAs(viewer.id), { given: current, stored: user?.passwordHash ?? null })
  if (!isRight || !user?.passwordHash) throw wrongPassword()
  const change = {
    userId: user.id,
    sessionId: viewer.sessionId,
    from: user.passwordHash,
    to: await hashInTurn(context, knownAs(user.id), password),
    now: unixSeconds(context.clock),
  }
  if (!(await replacePasswordAndSessions(context.account, change))) throw wrongPassword()
  context.later(context.live.end(user.id, { except: viewer.sessionId }))
  await forgetNetwork(context, 'login', viewer.emailKey)
  context.later(mailPasswordChanged(context, user, crypto.randomUUID()))
  return DONE
}

async function tellOfChange(context: ProviderContext, { userId, tokenHash }: OpenLink): Promise<void> {
  const user = await findById(context.account, userId)
  if (user) await mailPasswordChanged(context, user, tokenHash)
}

function checkNewPassword(password: string, confirmPassword: string): void {
  if (password !== confirmPassword) throw refusal('passwords-differ', 'The passwords do not match.')
  const fault = passwordRefusal(password)
  if (fault) throw refusal(fault, 'The password does not meet the rules.')
}

/** Who has the address when nobody has: no row has this id, so nothing is stored for it. */
const nobody = (email: string) => ({ id: `nobody ${emailKey(email)}`, emailKey: emailKey(email) })

/** Runs after the answer, so that the response time does not reveal whether the address has an account. */
const afterAnswer = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const tokenSpent = () => refusal('token-spent', 'The link has been used, has expired or is not whole.')
const wrongPassword = () => refusal('wrong-password', 'The current password is not right.')

/** Stores a new password and ends the person's other sessions, in one batch; false when the checked hash is not the stored one any more. */
async function replacePasswordAndSessions(
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
