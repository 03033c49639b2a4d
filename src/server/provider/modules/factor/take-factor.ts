import type { ProviderContext } from '../../context.ts'
import type { SignInFactor } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { forgetNetwork, takeFromNetwork, takeOfAccount } from '../../throttle.ts'
import { factorsOf } from '../account/factors.ts'
import type { OpenStep } from '../account/second-step.ts'
import { sendLetter } from '../letter/send-letter.ts'
import { CODE_MINUTES, sendCode, spendCode } from '../otp/send-code.ts'
import { takeAppCode } from './app.ts'
import type { ChallengeUse } from './challenge.ts'
import { checkAssertion } from './check-passkey.ts'
import { recoveryCodeKey, takeRecoveryCode } from './recovery-codes.ts'

/** What somebody shows besides the password: a passkey's answer, or a code of whatever kind. */
export interface ShownFactor {
  passkey?: string | null
  code?: string | null
}

const APP_CODE = /^\d{6}$/

/**
 * Takes what is shown for an account, as one of `factors` that it has. Throws `factor-needed` where nothing of these is shown, `factor-wrong` for a wrong or spent
 * code, `too-many-attempts`, and as checkAssertion and spendCode do.
 */
export async function takeFactor(
  context: ProviderContext,
  user: { id: string; emailKey: string },
  { passkey, code }: ShownFactor,
  use: Omit<ChallengeUse, 'now'>,
): Promise<SignInFactor> {
  const factors = await factorsOf(context, user.id)
  await takeFromNetwork(context, 'factor', user.id)
  const taken = passkey
    ? await takePasskey(context, user.id, passkey, factors, use)
    : await takeCode(context, user, (code ?? '').trim(), factors)
  await forgetNetwork(context, 'factor', user.id)
  return taken
}

async function takePasskey(
  context: ProviderContext,
  userId: string,
  passkey: string,
  factors: readonly SignInFactor[],
  use: Omit<ChallengeUse, 'now'>,
): Promise<SignInFactor> {
  if (!factors.includes('passkey')) throw refusal('passkey-unknown', 'No account has this passkey.')
  await checkAssertion(context, passkey, { ...use, now: unixSeconds(context.clock), userId })
  return 'passkey'
}

async function takeCode(
  context: ProviderContext,
  { id: userId, emailKey }: { id: string; emailKey: string },
  code: string,
  factors: readonly SignInFactor[],
): Promise<SignInFactor> {
  if (code === '') throw refusal('factor-needed', 'The account asks for more than the password.')
  await takeOfAccount(context, userId)
  if (factors.includes('mail-code')) {
    await spendCode(context, mailBinding(userId, emailKey), code)
    return 'mail-code'
  }
  if (factors.includes('app') && APP_CODE.test(code) && (await takeAppCode(context, { userId, code }))) return 'app'
  const now = unixSeconds(context.clock)
  const isTaken =
    factors.includes('recovery-code') && (await takeRecoveryCode(context.account, { userId, key: recoveryCodeKey(code), now }))
  if (!isTaken) throw refusal('factor-wrong', 'The code is not right, or was used before.')
  return 'recovery-code'
}

const mailBinding = (userId: string, emailKey: string) => ['sign-in', emailKey, userId] as const

/** Mails a code to somebody who has nothing else yet. Throws `factor-needed` for everybody else, and as sendCode does. */
export async function sendSignInCode(
  context: ProviderContext,
  user: Pick<OpenStep, 'email' | 'emailKey' | 'nickName' | 'language' | 'country'> & { id: string },
): Promise<void> {
  if (!(await factorsOf(context, user.id)).includes('mail-code')) throw refusal('factor-needed', 'The account has a passkey or an app.')
  await sendCode(context, {
    binding: mailBinding(user.id, user.emailKey),
    deliver: async (code) => {
      await sendLetter(context, {
        key: `sign-in-code ${crypto.randomUUID()}`,
        to: user.email,
        locale: messageLocale(user.language, user.country),
        template: 'sign-in-code',
        values: { name: user.nickName, code, minutes: CODE_MINUTES },
        notAfter: unixSeconds(context.clock) + CODE_MINUTES * 60,
      })
      return true
    },
  })
}
