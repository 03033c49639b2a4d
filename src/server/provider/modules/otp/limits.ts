import { OTP_RESEND_SECONDS } from '#graphql/limits.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { RateLimit } from '../../ports/ledger/port.ts'
import { limitedNetwork, limitKey } from '../../throttle.ts'

const HOUR = 3_600

/** The parts of a request that counting needs. */
export type Counting = Pick<ProviderContext, 'ledger' | 'clientAddress'>

/** Codes sent to one number or address, whoever asked and what for; those within the minute after another are refused before. */
export const CODES_PER_RECIPIENT: RateLimit = { max: 5, windowSeconds: HOUR }
/** Codes requested from one network: enough for a large office, too few for SMS pumping. */
export const CODES_PER_NETWORK: RateLimit = { max: 60, windowSeconds: HOUR }

/** Throws `too-many-attempts` with `retryAfterSeconds`. */
export async function takeNetwork(context: Counting): Promise<void> {
  await takeOrRefuse(context, limitKey('codes-network', limitedNetwork(context.clientAddress)), CODES_PER_NETWORK)
}

/** Throws `too-many-attempts` with `retryAfterSeconds`. */
export async function takeRecipient(context: Counting, recipient: string): Promise<void> {
  await takeOrRefuse(context, limitKey('codes-recipient', recipient), CODES_PER_RECIPIENT)
}

const waitKey = (recipient: string): string => limitKey('codes-wait', recipient)

/**
 * §4: a number or address waits after each code, whoever asks for the next and what for: a wait of each account or purpose would let
 * several of them fill one phone. `secretHash` is the code's. Throws `otp-too-soon` with `waitSeconds`.
 */
export async function beginWait({ ledger }: Counting, recipient: string, secretHash: string): Promise<void> {
  const wait = { secretHash, ttlSeconds: OTP_RESEND_SECONDS, resendSeconds: OTP_RESEND_SECONDS, tries: 1 }
  const issue = await ledger.issue(waitKey(recipient), wait)
  if (!issue.issued) throw refusal('otp-too-soon', 'Please wait before asking for another code.', { waitSeconds: issue.waitSeconds })
}

/** Ends the wait after the code of that hash, and no other one: it was not delivered, or it was used. */
export const endWait = ({ ledger }: Counting, recipient: string, secretHash: string): Promise<void> =>
  ledger.withdraw(waitKey(recipient), secretHash)

async function takeOrRefuse(context: Counting, key: string, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await context.ledger.take(key, limit)
  if (!allowed) throw refusal('too-many-attempts', 'Too many codes were asked for. Try again later.', { retryAfterSeconds })
}
