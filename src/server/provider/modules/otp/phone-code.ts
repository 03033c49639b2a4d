import { joinedPhone } from '#lib/phone-number.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../ports/messages/locale.ts'
import { keepPhoneProof, PHONE_PROOF_SECONDS } from '../account/phone-proof.ts'
import { hashOf } from '../account/secret.ts'
import { CODE_MINUTES, sendCode, spendCode } from './send-code.ts'

/** Who proves a number: a visitor who registers with it, or a signed-in person who changes to it. Decided by the token, never by the caller's word. */
async function prover(context: ProviderContext): Promise<string | null> {
  const viewer = await context.viewer()
  return viewer?.sessionPurpose === 'user' ? viewer.id : null
}

const bindingOf = (userId: string | null, phone: string) =>
  userId === null ? (['register', phone] as const) : (['phone-change', phone, userId] as const)

function readPhone(text: string): string {
  const phone = joinedPhone(text)
  if (!phone) throw refusal('phone-invalid', 'This is not a phone number.')
  return phone
}

export async function sendPhoneCode(context: ProviderContext, text: string): Promise<void> {
  const phone = readPhone(text)
  const binding = bindingOf(await prover(context), phone)
  const locale = messageLocale(context.language, context.country.countryCode)
  await sendCode(context, {
    binding,
    recipient: phone,
    deliver: (code) => context.sms.send({ to: phone, locale, template: 'phone-code', values: { code, minutes: CODE_MINUTES } }),
  })
}

/** A right code leaves a proof: for `register` in the account database, for a signed-in person's own change in the ledger. */
export async function checkPhoneCode(context: ProviderContext, text: string, code: string): Promise<void> {
  const phone = readPhone(text)
  const userId = await prover(context)
  await spendCode(context, bindingOf(userId, phone), code)
  if (userId === null) return keepPhoneProof(context.account, phone, Math.floor(context.clock.nowMs() / 1_000))
  const proof = proofOf(userId, phone)
  await context.ledger.issue(proof.key, { secretHash: proof.hash, ttlSeconds: PHONE_PROOF_SECONDS, resendSeconds: 0, tries: 1 })
}

/**
 * Uses up the proof that a signed-in person answered a code at this joined number within the last 15 minutes.
 * False when there is none, or it was used; a person's proof is of no use to anybody else.
 */
export async function spendPhoneProof(context: ProviderContext, userId: string, phone: string): Promise<boolean> {
  const proof = proofOf(userId, phone)
  return (await context.ledger.attempt(proof.key, proof.hash)) === 'right'
}

function proofOf(userId: string, phone: string) {
  const hash = hashOf(`phone-change-proof\n${userId}\n${phone}`)
  return { key: `proof:${hash}`, hash }
}
