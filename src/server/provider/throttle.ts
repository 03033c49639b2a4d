import type { ProviderContext } from './context.ts'
import { refusal } from './errors.ts'
import type { RateLimit } from './ports/ledger/port.ts'
import { hashOf } from './secret.ts'

const MINUTE = 60
const HOUR = 3_600

/**
 * Limits per network address. Nothing is counted per account alone: somebody who guesses at an account uses up
 * the tries of their own network, and cannot lock the owner out.
 */
export const LIMITS = {
  /** guesses at one account's password; reset by the right one */
  login: { max: 10, windowSeconds: 15 * MINUTE },
  /** logins of all accounts, right or wrong; enough for an office behind one address */
  loginAddress: { max: 200, windowSeconds: 15 * MINUTE },
  /** codes and passkeys behind the right password of one account, and for a deed that matters; reset by a right one */
  factor: { max: 10, windowSeconds: 15 * MINUTE },
  /** questions to passkeys: each opened dialog asks one */
  passkey: { max: 600, windowSeconds: 15 * MINUTE },
  register: { max: 100, windowSeconds: HOUR },
  /** checks whether an address has an account */
  validateEmail: { max: 60, windowSeconds: 10 * MINUTE },
  /** checks of licence numbers */
  licence: { max: 120, windowSeconds: 10 * MINUTE },
  /** uploads and exports */
  upload: { max: 60, windowSeconds: HOUR },
  /** records of a copy that is taken in, a hundred at a time */
  copyRecords: { max: 600, windowSeconds: HOUR },
  forgotPassword: { max: 40, windowSeconds: HOUR },
  /** times that somebody takes */
  booking: { max: 60, windowSeconds: HOUR },
  /** visitors who check in to an open house: many of them share the connection of the home */
  checkIn: { max: 120, windowSeconds: HOUR },
  /** other calendars that somebody names, or wants to have read at once */
  otherCalendar: { max: 30, windowSeconds: HOUR },
  /** questions to agents */
  enquiry: { max: 20, windowSeconds: HOUR },
  /** batches of what is counted in a tour, one every few seconds */
  tourCount: { max: 1_200, windowSeconds: HOUR },
  /** reports of something wrong with an advertisement */
  problem: { max: 20, windowSeconds: HOUR },
  /** invitations to seats, and moves of them */
  seat: { max: 60, windowSeconds: HOUR },
  /** orders to vendors */
  order: { max: 60, windowSeconds: HOUR },
  /** price lists that vendors keep */
  prices: { max: 60, windowSeconds: HOUR },
  /** frozen pages that somebody makes */
  share: { max: 60, windowSeconds: HOUR },
  /** guesses at the password of one of them; reset by the right one */
  sharePassword: { max: 10, windowSeconds: 15 * MINUTE },
  /** promotion codes, wrong ones included */
  code: { max: 120, windowSeconds: HOUR },
  /** looks at the card service that somebody asks for */
  cards: { max: 120, windowSeconds: HOUR },
  /** programs that register themselves, and metadata documents that are fetched; those of many people come from few networks */
  assistantClient: { max: 60, windowSeconds: HOUR },
  /** codes and refresh tokens that programs bring */
  assistantToken: { max: 3_000, windowSeconds: HOUR },
  /** answers that read much of a market and are not kept, see modules/market/edition-read.ts: each filter that somebody tries asks for a few */
  heavyRead: { max: 1_200, windowSeconds: 10 * MINUTE },
  /** new passwords by one-time link, wrong links included */
  oneTimeLink: { max: 60, windowSeconds: HOUR },
} as const satisfies Record<string, RateLimit>

/**
 * Questions of assistants to the provider: without a name by network, with an access token by its grant, since a hosted assistant asks for many people
 * from few addresses. A tool takes as many as it may ask.
 */
export const QUESTION_LIMITS = {
  network: { max: 1_200, windowSeconds: 10 * MINUTE },
  grant: { max: 600, windowSeconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>

/** Messages to one person, whoever requests them. A sent link is valid for an hour, so the limit cuts nobody off. */
export const MAILS_PER_PERSON: RateLimit = { max: 5, windowSeconds: HOUR }

/** The network that a limit counts: a whole IPv4 address, or the /64 of an IPv6 address, which belongs to one household or office. */
export function limitedNetwork(address: string): string {
  // "::ffff:192.0.2.1" is an IPv4 address mapped into IPv6
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

/** The ledger's key of a limit, from hashes, so that it reveals neither address nor account. */
export const limitKey = (what: string, ...about: string[]): string => `${what}:${hashOf(about.join('\n'))}`

/** Counts one event of the caller's network. Throws `too-many-attempts` with `retryAfterSeconds`. */
export async function takeFromNetwork(context: ProviderContext, what: keyof typeof LIMITS, account = ''): Promise<void> {
  await takeOrRefuse(context, networkKey(context, what, account), LIMITS[what])
}

async function takeOrRefuse(context: ProviderContext, key: string, limit: RateLimit): Promise<void> {
  const taking = await context.ledger.take(key, limit)
  if (!taking.allowed)
    throw refusal('too-many-attempts', 'Too many attempts. Try again later.', { retryAfterSeconds: taking.retryAfterSeconds })
}

/**
 * Guesses at the password of one share, right or wrong, whoever makes them: many networks together find it no sooner. Who keeps others out of it so
 * does that for an hour, and neither to its maker nor to those who have a pass.
 */
export const GUESSES_PER_SHARE: RateLimit = { max: 200, windowSeconds: HOUR }

/** Counts a guess at the password of a share. Throws `too-many-attempts` with `retryAfterSeconds`. */
export const takeOfShare = (context: ProviderContext, share: string): Promise<void> =>
  takeOrRefuse(context, limitKey('shareGuesses', share), GUESSES_PER_SHARE)

/** Visitors of one open house, whatever network they use; more do not fit into a home. */
const CHECK_INS_PER_OPEN_HOUSE: RateLimit = { max: 300, windowSeconds: HOUR }

/** Counts somebody who checks in to an open house. Throws `too-many-attempts` with `retryAfterSeconds`. */
export const takeOfOpenHouse = (context: ProviderContext, id: string): Promise<void> =>
  takeOrRefuse(context, limitKey('openHouse', id), CHECK_INS_PER_OPEN_HOUSE)

/**
 * Codes that are tried at one account, whoever tries: many networks together find none in the half minute of one. Only who has the password gets so far, so
 * no stranger shuts the holder out.
 */
export const CODES_PER_ACCOUNT: RateLimit = { max: 40, windowSeconds: HOUR }

/** Counts a code that is tried at an account. Throws `too-many-attempts` with `retryAfterSeconds`. */
export const takeOfAccount = (context: ProviderContext, userId: string): Promise<void> =>
  takeOrRefuse(context, limitKey('accountCodes', userId), CODES_PER_ACCOUNT)

/** Resets the guesses of the caller's network at an account, after the right password. */
export const forgetNetwork = (context: ProviderContext, what: keyof typeof LIMITS, account: string): Promise<void> =>
  context.ledger.forget(networkKey(context, what, account))

const networkKey = (context: ProviderContext, what: string, account: string): string =>
  limitKey(what, limitedNetwork(context.clientAddress), account)
