import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { forgetNetwork, takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { enter } from '../account/enter.ts'
import { factorsOf } from '../account/factors.ts'
import { failingAs } from '../account/failing-as.ts'
import { checkInTurn, knownAs } from '../account/hash-in-turn.ts'
import { isOpen } from '../account/login.ts'
import { findOpenStep, type OpenStep, spendStep } from '../account/second-step.ts'
import { SourceTypeEnum, TokenRef } from '../account/type.ts'
import { findById } from '../account/user-store.ts'
import { checkAssertion } from './check-passkey.ts'
import { endRecoveries } from './recovery.ts'
import { type ShownFactor, sendSignInCode, takeFactor } from './take-factor.ts'

/** The step of a right password. Throws `step-spent`. */
export async function openStep({ account, clock }: ProviderContext, token: string): Promise<OpenStep> {
  const step = await findOpenStep(account, token, unixSeconds(clock))
  if (!step) throw stepSpent()
  return step
}

/** A passkey alone opens an account: it is something that is held, and has seen its holder. */
async function signInByPasskey(context: ProviderContext, answer: string): Promise<{ token: string }> {
  await takeFromNetwork(context, 'loginAddress')
  const now = unixSeconds(context.clock)
  const passkey = await checkAssertion(context, answer, { purpose: 'sign-in', boundTo: '', now, userId: null })
  const user = await findById(context.account, passkey.userId)
  if (!user?.passwordHash || !isOpen(user, 'user', now)) throw refusal('passkey-unknown', 'No account has this passkey.')
  if (user.suspendedAt !== null) throw refusal('user.suspended', 'The account is suspended. Write to us.')
  const [entered] = await Promise.all([
    enter(context, { userId: user.id, passwordHash: user.passwordHash, purpose: 'user', now }),
    endRecoveries(context.account, user.id, now),
  ])
  if (!entered) throw refusal('passkey-unknown', 'No account has this passkey.')
  return entered
}

async function finishSignIn(
  context: ProviderContext,
  { step: token, isVendor, ...shown }: ShownFactor & { step: string; isVendor: boolean },
): Promise<{ token: string }> {
  const step = await openStep(context, token)
  if (step.purpose !== (isVendor ? 'vendor' : 'user')) throw stepSpent()
  await takeFactor(context, { id: step.userId, emailKey: step.emailKey }, shown, { purpose: 'second-step', boundTo: step.tokenHash })
  const now = unixSeconds(context.clock)
  if (!(await spendStep(context.account, step, now))) throw stepSpent()
  const [entered] = await Promise.all([
    enter(context, { userId: step.userId, passwordHash: step.passwordHash, purpose: step.purpose, now }),
    endRecoveries(context.account, step.userId, now),
  ])
  if (!entered) throw stepSpent()
  return entered
}

/** A passkey alone, else the password with what else the account asks for. Throws `wrong-password`, and as takeFactor does. */
async function stepUp(context: ProviderContext, { password, ...shown }: ShownFactor & { password?: string | null }): Promise<void> {
  const viewer = await requireViewer(context)
  const { account, clock } = context
  if (!shown.passkey) {
    await takeFromNetwork(context, 'login', viewer.emailKey)
    const known = await findById(account, viewer.id)
    const { isRight } = await checkInTurn(context, knownAs(viewer.id), { given: password ?? '', stored: known?.passwordHash ?? null })
    if (!isRight) throw refusal('wrong-password', 'The current password is not right.')
    await forgetNetwork(context, 'login', viewer.emailKey)
  }
  if (shown.passkey || (await factorsOf(context, viewer.id)).length > 0)
    await takeFactor(context, viewer, shown, { purpose: 'step-up', boundTo: viewer.sessionId })
  const now = unixSeconds(clock)
  await Promise.all([
    account.run(`update session set confirmed_at = ? where id = ? and revoked_at is null and purpose = 'user'`, now, viewer.sessionId),
    recordAudit(account, 'stepped-up', { userId: viewer.id, at: now, ifChanged: true }),
  ])
}

const SHOWN =
  '"factor-needed", "factor-wrong", "passkey-expired", "passkey-unknown", "passkey-invalid", "otp-spent", "user.form.otp.invalid", "too-many-attempts"'

builder.mutationFields((t) => ({
  signInByPasskey: t.field({
    type: TokenRef,
    description:
      'Signs in by a passkey alone, with the answer of the browser to askPasskey as JSON. Codes: "passkey-expired", "passkey-unknown", "passkey-invalid", "user.suspended", "too-many-attempts", "user.errorwhilelogin".',
    args: { answer: t.arg.string({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { answer }, context) =>
      failingAs('user.errorwhilelogin', 'The login could not be done.', () => signInByPasskey(context, answer)),
  }),
  finishSignIn: t.field({
    type: TokenRef,
    description: `Signs in after a right password: by a passkey's answer to askPasskey, by a code of the authenticator app, by a recovery code, or by a code that was mailed. Codes: "step-spent", ${SHOWN}, "user.errorwhilelogin".`,
    args: {
      step: t.arg.string({ required: true }),
      passkey: t.arg.string(),
      code: t.arg.string(),
      sourceType: t.arg({ type: SourceTypeEnum, required: true, description: 'As that of login.' }),
    },
    extensions: { cost: 50 },
    resolve: (_, { sourceType, ...shown }, context) =>
      failingAs('user.errorwhilelogin', 'The login could not be done.', () =>
        finishSignIn(context, { ...shown, isVendor: sourceType === 'Vendor' }),
      ),
  }),
  mailSignInCode: t.field({
    type: SuccessRef,
    description:
      'Mails a code to somebody of staff who must have a passkey and has nothing yet: of the step, else of the session. Codes: "step-spent", "factor-needed" and those of sendOTP.',
    args: { step: t.arg.string() },
    extensions: { cost: 50 },
    resolve: async (_, { step }, context) => {
      if (step) {
        const open = await openStep(context, step)
        await sendSignInCode(context, { ...open, id: open.userId })
      } else await sendSignInCode(context, await requireViewer(context))
      return DONE
    },
  }),
  stepUp: t.field({
    type: SuccessRef,
    description: `Proves again who the viewer is, for ten minutes of deeds that matter: by a passkey's answer to askPasskey, else by the password with a code where the account asks for one. Codes: "wrong-password", ${SHOWN}.`,
    args: { password: t.arg.string(), passkey: t.arg.string(), code: t.arg.string() },
    extensions: { cost: 100 },
    resolve: async (_, shown, context) => {
      await stepUp(context, shown)
      return DONE
    },
  }),
}))

const stepSpent = () => refusal('step-spent', 'The password has to be given again.')
