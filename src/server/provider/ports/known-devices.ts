import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DEVICE_DAYS } from '#graphql/limits.ts'

const DAY_SECONDS = 86_400

/** Signs that a device has signed in to an account. What it is given names nobody: only who knows the account can check it. */
export interface KnownDevices {
  /** null where there is no key */
  issue(userId: string, now: number): string | null
  isOf(proof: string, userId: string, now: number): boolean
}

/** `<unix seconds, base 36>.<random>.<HMAC-SHA256 of both and the account>`; without a key no device is known. */
export function signedDevices(key: string | null): KnownDevices {
  const macOf = (key: string, ...about: string[]) =>
    createHmac('sha256', key)
      .update(['device', ...about].join('\n'))
      .digest()
  return {
    issue(userId, now) {
      if (key === null) return null
      const [at, salt] = [now.toString(36), randomBytes(12).toString('base64url')]
      return [at, salt, macOf(key, at, salt, userId).toString('base64url')].join('.')
    },
    isOf(proof, userId, now) {
      const [, at, salt, mac] = /^([0-9a-z]{1,10})\.([\w-]{16})\.([\w-]{43})$/.exec(proof) ?? []
      if (key === null || !at || !salt || !mac) return false
      const age = now - Number.parseInt(at, 36)
      if (age < 0 || age >= DEVICE_DAYS * DAY_SECONDS) return false
      return timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(key, at, salt, userId))
    },
  }
}
