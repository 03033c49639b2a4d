import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_MAX_LENGTH } from '#graphql/limits.ts'

/** The cost of a hash. A raised number applies to each stored hash at its owner's next login. */
export interface ScryptCost {
  N: number
  r: number
  p: number
}

/** OWASP's scrypt row of 16 MiB: 128 · N · r bytes of memory for each of p passes. */
export const PASSWORD_COST: ScryptCost = { N: 16_384, r: 8, p: 5 }

const SALT_BYTES = 16
const KEY_BYTES = 32

interface StoredPassword extends ScryptCost {
  salt: Buffer
  key: Buffer
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, cost: ScryptCost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the stored one. Without a stored one (unknown name) it takes the same time and returns false,
 * so that the response time reveals nothing. `isOutdated`: the hash has another cost than the present one. `hash` is what costs the time.
 */
export async function checkPassword(
  given: string,
  stored: string | null,
  hash: typeof derive = derive,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  // longer texts cannot match (a character may be two units), and hashing megabytes would be expensive
  const isTooLong = given.length > 2 * PASSWORD_MAX_LENGTH
  const password = isTooLong ? '' : given
  const known = stored === null ? null : readStored(stored)
  const { N, r, p } = known ?? PASSWORD_COST
  const key = await hash(password, known?.salt ?? Buffer.alloc(SALT_BYTES), { N, r, p })
  const isRight = !isTooLong && known !== null && timingSafeEqual(key, known.key)
  return { isRight, isOutdated: N !== PASSWORD_COST.N || r !== PASSWORD_COST.r || p !== PASSWORD_COST.p }
}

function readStored(text: string): StoredPassword | null {
  const [kind, N, r, p, salt, key] = text.split('$')
  if (kind !== 'scrypt' || !salt || !key) return null
  const stored = { N: Number(N), r: Number(r), p: Number(p), salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
  return stored.key.length === KEY_BYTES ? stored : null
}

/** Keyboards may compose the same text differently; NFKC makes the forms equal. */
function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
