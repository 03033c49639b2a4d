import { PHONE_VERIFICATION_SECONDS } from '#graphql/limits.ts'
import { joinedPhone, phoneCodeFault } from '#lib/phone-number.ts'
import { isInPlan } from '#market/phone-plan.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'
import { storePhoneVerification, verificationHolder } from '../account/phone-verification.ts'
import { CODE_MINUTES, sendCode, spendCode } from './send-code.ts'

/** Who proves a number: an anonymous caller who registers with it, or a signed-in person who changes to it. Decided by the token, never by an argument. */
async function prover(context: ProviderContext): Promise<string | null> {
  const viewer = await context.viewer()
  return viewer?.sessionPurpose === 'user' ? viewer.id : null
}

const bindingOf = (userId: string | null, phone: string) =>
  userId === null ? (['register', phone] as const) : (['phone-change', phone, userId] as const)

function readPhone(text: string): string {
  const phone = joinedPhone(text)
  // fraudsters who earn by the message look for services that send anywhere in the world
  const fault = phoneCodeFault(text)
  if (fault || phone === null) throw refusal(fault ?? 'phone-invalid', 'No code is sent to this number.')
  return phone
}

export async function sendPhoneVerificationCode(context: ProviderContext, text: string): Promise<void> {
  const phone = readPhone(text)
  if (!isInPlan(phone)) throw refusal('phone-invalid', 'Its country has no number like this.')
  const binding = bindingOf(await prover(context), phone)
  const locale = messageLocale(context.language, context.country.countryCode)
  await sendCode(context, {
    binding,
    deliver: (code) => context.sms.send({ to: phone, locale, template: 'phone-code', values: { code, minutes: CODE_MINUTES } }),
  })
}

/**
 * A right code creates a verification: for `register` in the account database, bound to `secret` or, without one, to the
 * caller's network; for a signed-in person's change in the ledger.
 */
export async function checkPhoneCode(
  context: ProviderContext,
  { phone: text, code, secret }: { phone: string; code: string; secret: string | null | undefined },
): Promise<void> {
  const phone = readPhone(text)
  const holder = verificationHolder(context, secret)
  const userId = await prover(context)
  await spendCode(context, bindingOf(userId, phone), code)
  if (userId === null) return storePhoneVerification(context.account, { phone, holder }, unixSeconds(context.clock))
  const verification = verificationOf(userId, phone)
  await context.ledger.issue(verification.key, {
    secretHash: verification.hash,
    ttlSeconds: PHONE_VERIFICATION_SECONDS,
    resendSeconds: 0,
    tries: 1,
  })
}

/**
 * Spends a signed-in person's verification of this joined number, valid for 15 minutes.
 * False when there is none or it was used; another person's verification does not count.
 */
export async function spendPhoneVerification(context: ProviderContext, userId: string, phone: string): Promise<boolean> {
  const verification = verificationOf(userId, phone)
  return (await context.ledger.attempt(verification.key, verification.hash)) === 'right'
}

function verificationOf(userId: string, phone: string) {
  const hash = hashOf(`phone-change-proof\n${userId}\n${phone}`)
  return { key: `proof:${hash}`, hash }
}
