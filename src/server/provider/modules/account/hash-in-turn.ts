import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { limitedNetwork } from './throttle.ts'

const BUSY_RETRY_SECONDS = 5

/** {@link hashPassword} in the caller's turn. Throws `too-many-attempts` where too many wait already. */
export const hashInTurn = (context: ProviderContext, password: string): Promise<string> => inTurn(context, () => hashPassword(password))

/** {@link checkPassword} in the caller's turn. Throws `too-many-attempts` where too many wait already. */
export const checkInTurn = (context: ProviderContext, given: string, stored: string | null): ReturnType<typeof checkPassword> =>
  inTurn(context, () => checkPassword(given, stored))

async function inTurn<Value>({ hashTurns, clientAddress }: ProviderContext, work: () => Promise<Value>): Promise<Value> {
  const taken = await hashTurns.run(limitedNetwork(clientAddress), work)
  if (taken) return taken.value
  throw refusal('too-many-attempts', 'Too many people are logging in at once. Try again in a moment.', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  })
}
