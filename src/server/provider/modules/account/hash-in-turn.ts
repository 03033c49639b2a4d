import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { TurnCaller } from '../../ports/hash-turns.ts'
import { limitedNetwork } from '../../throttle.ts'
import { checkPassword, hashPassword } from './password-hash.ts'

const BUSY_RETRY_SECONDS = 5

/** Somebody who has shown more than a password: a session, a link that was sent, a device that signed in to this account before. */
export const knownAs = (about: string): TurnCaller => ({ line: 'known', key: about })

/** Somebody of whom no more than the network is known. */
const stranger = ({ clientAddress }: ProviderContext): TurnCaller => ({ line: 'network', key: limitedNetwork(clientAddress) })

/** Somebody who guesses at the password of a share. */
export const guest = ({ clientAddress }: ProviderContext, share: string): TurnCaller => ({
  line: 'share',
  key: limitedNetwork(clientAddress),
  about: share,
})

/** Who signs in to an account, or tries to. */
export const signingIn = (context: ProviderContext, userId: string | undefined): TurnCaller =>
  userId !== undefined && context.device.isOf(userId) ? knownAs(userId) : stranger(context)

/** {@link hashPassword} in the caller's turn. Throws `too-many-attempts` where too many wait already. */
export async function hashInTurn({ hashTurns }: ProviderContext, caller: TurnCaller, password: string): Promise<string> {
  const taken = await hashTurns.run(caller, () => hashPassword(password))
  if (!taken) throw busy()
  hashTurns.forgive(caller)
  return taken.value
}

/**
 * {@link checkPassword} in the caller's turn. Where nothing is stored (an unknown name) it takes the same time, but no turn of others.
 * Throws `too-many-attempts` where too many wait already.
 */
export async function checkInTurn(
  { hashTurns }: ProviderContext,
  caller: TurnCaller,
  { given, stored }: { given: string; stored: string | null },
): ReturnType<typeof checkPassword> {
  const checked =
    stored === null ? (await hashTurns.pass(caller)) && { value: NOBODY } : await hashTurns.run(caller, () => checkPassword(given, stored))
  if (!checked) throw busy()
  if (checked.value.isRight) hashTurns.forgive(caller)
  return checked.value
}

const NOBODY = { isRight: false, isOutdated: false }

const busy = () =>
  refusal('too-many-attempts', 'Too many people are logging in at once. Try again in a moment.', { retryAfterSeconds: BUSY_RETRY_SECONDS })
