import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEVICE_DAYS } from '#graphql/limits.ts'
import { signedDevices } from './known-devices.ts'

const NOW = 1_780_000_000
const devices = signedDevices('a key of this test, long enough 7731')
const made = (userId: string) => devices.issue(userId, NOW) ?? ''

it('knows a device of the account that signed in, and of no other', () => {
  expect(devices.isOf(made('anna'), 'anna', NOW)).toBe(true)
  expect(devices.isOf(made('anna'), 'boris', NOW)).toBe(false)
  expect(signedDevices('another key').isOf(made('anna'), 'anna', NOW)).toBe(false)
})

it('knows it for half a year, and not from the future', () => {
  const proof = made('anna')
  expect(devices.isOf(proof, 'anna', NOW + DEVICE_DAYS * 86_400 - 1)).toBe(true)
  expect(devices.isOf(proof, 'anna', NOW + DEVICE_DAYS * 86_400)).toBe(false)
  expect(devices.isOf(proof, 'anna', NOW - 1)).toBe(false)
})

it('names nobody, and is another one each time', () => {
  const [one, other] = [made('anna@example.com'), made('anna@example.com')]
  expect(one).not.toBe(other)
  expect(`${one} ${atob(one.split('.')[1]?.replace(/[-_]/g, 'A') ?? '')}`).not.toContain('anna')
})

it('takes nothing that was changed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(75), fc.constantFrom(...'aZ0-.'), (text, at, sign) => {
      const proof = made('anna')
      const changed = proof.slice(0, at) + sign + proof.slice(at + 1)
      expect(devices.isOf(text, 'anna', NOW)).toBe(false)
      // the last sign of base64url holds two bits that say nothing
      if (changed.slice(0, -1) !== proof.slice(0, -1)) expect(devices.isOf(changed, 'anna', NOW)).toBe(false)
    }),
  )
})

it('knows none without a key', () => {
  expect(signedDevices(null).issue('anna', NOW)).toBeNull()
  expect(signedDevices(null).isOf(made('anna'), 'anna', NOW)).toBe(false)
})
