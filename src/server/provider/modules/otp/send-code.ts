import { OTP_TRIES, OTP_TTL_SECONDS } from '#graphql/limits.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { refusal } from '../../errors.ts'
import { type CodeBinding, codeHash, codeKey, newCode } from './code.ts'
import { beginWait, type Counting, endWait, takeNetwork, takeRecipient } from './limits.ts'

export const CODE_MINUTES = OTP_TTL_SECONDS / 60

/**
 * Makes a code in place of the one before and passes it to `deliver`, which returns whether it was accepted. Otherwise it is withdrawn:
 * the code before is valid again, and the next may be sent at once. Throws `otp-too-soon` (waitSeconds), `too-many-attempts` (retryAfterSeconds), `otp-send-failed`.
 */
export async function sendCode(
  context: Counting,
  { binding, deliver }: { binding: CodeBinding; deliver: (code: string) => Promise<boolean> },
): Promise<void> {
  const { ledger } = context
  const [, recipient] = binding
  await takeNetwork(context)
  const code = newCode()
  const key = codeKey(binding)
  const secretHash = codeHash(binding, code)
  await beginWait(context, recipient, secretHash)
  try {
    await ledger.issue(key, { secretHash, ttlSeconds: OTP_TTL_SECONDS, resendSeconds: 0, tries: OTP_TRIES })
    await takeRecipient(context, recipient)
    if (!(await deliver(code))) throw refusal('otp-send-failed', 'Error while sending OTP.')
  } catch (error) {
    await Promise.all([ledger.withdraw(key, secretHash), endWait(context, recipient, secretHash)])
    throw error
  }
}

/** Spends the code; after a right one the next may be sent at once. Throws `user.form.otp.invalid` for a wrong one, `otp-spent` when it expired, was used or had its five wrong tries. */
export async function spendCode(context: Counting, binding: CodeBinding, code: string): Promise<void> {
  const secretHash = codeHash(binding, code)
  // a malformed code does not count as a guess
  const attempt = isOtpCode(code) ? await context.ledger.attempt(codeKey(binding), secretHash) : 'wrong'
  if (attempt === 'wrong') throw refusal('user.form.otp.invalid', 'The code is not the one that was sent.')
  if (attempt === 'spent') throw refusal('otp-spent', 'The code does not work any more. Ask for a new one.')
  await endWait(context, binding[1], secretHash)
}
