import { OTP_RESEND_SECONDS, OTP_TRIES, OTP_TTL_SECONDS } from '#graphql/limits.ts'
import { isOtpCode } from '#lib/otp-code.ts'
import { refusal } from '../../errors.ts'
import { type CodeBinding, codeHash, codeKey, newCode } from './code.ts'
import { type Counting, takeNetwork, takeRecipient } from './limits.ts'

export const CODE_MINUTES = OTP_TTL_SECONDS / 60

/**
 * Makes a code in place of the one before and passes it to `deliver`, which returns whether it was accepted. Otherwise it is withdrawn:
 * the code before is valid again, and the next may be sent at once. Throws `otp-too-soon` (waitSeconds), `too-many-attempts` (retryAfterSeconds), `otp-send-failed`.
 */
export async function sendCode(
  context: Counting,
  { binding, recipient, deliver }: { binding: CodeBinding; recipient: string; deliver: (code: string) => Promise<boolean> },
): Promise<void> {
  const { ledger } = context
  await takeNetwork(context)
  const code = newCode()
  const key = codeKey(binding)
  const secretHash = codeHash(binding, code)
  const issue = await ledger.issue(key, { secretHash, ttlSeconds: OTP_TTL_SECONDS, resendSeconds: OTP_RESEND_SECONDS, tries: OTP_TRIES })
  if (!issue.issued) throw refusal('otp-too-soon', 'Please wait before asking for another code.', { waitSeconds: issue.waitSeconds })
  try {
    await takeRecipient(context, recipient)
    if (!(await deliver(code))) throw refusal('otp-send-failed', 'Error while sending OTP.')
  } catch (error) {
    await ledger.withdraw(key, secretHash)
    throw error
  }
}

/** Spends the code. Throws `user.form.otp.invalid` for a wrong one, `otp-spent` when it expired, was used or had its five wrong tries. */
export async function spendCode({ ledger }: Counting, binding: CodeBinding, code: string): Promise<void> {
  // a malformed code does not count as a guess
  const attempt = isOtpCode(code) ? await ledger.attempt(codeKey(binding), codeHash(binding, code)) : 'wrong'
  if (attempt === 'wrong') throw refusal('user.form.otp.invalid', 'The code is not the one that was sent.')
  if (attempt === 'spent') throw refusal('otp-spent', 'The code does not work any more. Ask for a new one.')
}
