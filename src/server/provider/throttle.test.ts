import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitedNetwork, limitKey } from './throttle.ts'

const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16))
const groups = fc.array(group, { minLength: 8, maxLength: 8 })

/** Different spellings of one address: zeros left out, groups padded, capitals. */
const spellings = (parts: string[]) => {
  const whole = parts.join(':')
  const padded = parts.map((part) => part.padStart(4, '0')).join(':')
  const cut = whole.replace(/(^|:)0(:0)+(:|$)/, '::')
  return [whole, padded, whole.toUpperCase(), cut, `${whole}%eth0`]
}

describe('the network that a limit counts', () => {
  it('is a whole IPv4 address, also when it is mapped into IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(limitedNetwork(address)).toBe(address)
        expect(limitedNetwork(`::ffff:${address}`)).toBe(address)
      }),
    )
  })

  it('is the /64 of an IPv6 address in any spelling', () => {
    fc.assert(
      fc.property(groups, groups, (parts, hosts) => {
        const network = parts.slice(0, 4).join(':')
        for (const spelled of spellings(parts)) expect(limitedNetwork(spelled)).toBe(network)
        expect(limitedNetwork([...parts.slice(0, 4), ...hosts.slice(4)].join(':'))).toBe(network)
      }),
    )
    expect(limitedNetwork('::1')).toBe('0:0:0:0')
    expect(limitedNetwork('2001:db8::1')).toBe('2001:db8:0:0')
  })

  it('is stored under a key that reveals neither it nor the account', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.emailAddress(), (address, email) => {
        const key = limitKey('login', address, email)
        expect(key).toMatch(/^login:[0-9a-f]{64}$/)
        expect(limitKey('login', address, `${email}x`)).not.toBe(key)
      }),
    )
  })
})
