import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { RateLimit } from '../../ports/ledger/port.ts'
import { hashOf } from './secret.ts'

const MINUTE = 60
const HOUR = 3_600

/**
 * What one network address may do. Nothing is ever counted per account alone: whoever guesses at somebody's account uses up
 * the guesses of the own address, and never locks the owner out.
 */
export const LIMITS = {
  /** guesses at one account's password; forgotten when it is right */
  login: { max: 10, windowSeconds: 15 * MINUTE },
  /** logins of all accounts, right or wrong: an office behind one address must fit in */
  loginAddress: { max: 200, windowSeconds: 15 * MINUTE },
  register: { max: 100, windowSeconds: HOUR },
  /** questions whether an address has an account */
  validateEmail: { max: 60, windowSeconds: 10 * MINUTE },
  /** questions about licence numbers */
  licence: { max: 120, windowSeconds: 10 * MINUTE },
  /** files, and copies of everything an account holds */
  upload: { max: 60, windowSeconds: HOUR },
  forgotPassword: { max: 40, windowSeconds: HOUR },
  /** new passwords by one-time link, and their wrong links */
  oneTimeLink: { max: 60, windowSeconds: HOUR },
} as const satisfies Record<string, RateLimit>

/** Messages to one person, whoever asks for them. A link that was sent works for an hour, so nobody is cut off by it. */
export const MAILS_PER_PERSON: RateLimit = { max: 5, windowSeconds: HOUR }

/** The address that a limit counts: IPv4 whole, IPv6 by its /64, which one household or office has to itself. */
export function limitedNetwork(address: string): string {
  // "::ffff:192.0.2.1" is IPv4 in IPv6's clothes
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

/** The ledger's key of a limit: hashes, so that it knows no address and no account. */
export const limitKey = (what: string, ...about: string[]): string => `${what}:${hashOf(about.join('\n'))}`

/** One more event from the caller's network. Throws `too-many-attempts` with `retryAfterSeconds`. */
export async function takeFromNetwork(context: ProviderContext, what: keyof typeof LIMITS, account = ''): Promise<void> {
  const taking = await context.ledger.take(networkKey(context, what, account), LIMITS[what])
  if (!taking.allowed)
    throw refusal('too-many-attempts', 'Too many attempts. Try again later.', { retryAfterSeconds: taking.retryAfterSeconds })
}

/** Forgets what the caller's network did to an account: the right password was shown. */
export const forgetNetwork = (context: ProviderContext, what: keyof typeof LIMITS, account: string): Promise<void> =>
  context.ledger.forget(networkKey(context, what, account))

const networkKey = (context: ProviderContext, what: string, account: string): string =>
  limitKey(what, limitedNetwork(context.clientAddress), account)
