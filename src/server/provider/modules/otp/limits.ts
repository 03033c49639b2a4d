import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { RateLimit } from '../../ports/ledger/port.ts'
import { limitedNetwork, limitKey } from '../account/throttle.ts'

const HOUR = 3_600

/** The parts of a request that counting needs. */
export type Counting = Pick<ProviderContext, 'ledger' | 'clientAddress'>

/** Codes sent to one number or address, whoever asked; resends within the minute are refused before. */
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

async function takeOrRefuse(context: Counting, key: string, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await context.ledger.take(key, limit)
  if (!allowed) throw refusal('too-many-attempts', 'Too many codes were asked for. Try again later.', { retryAfterSeconds })
}
