import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'
import { isPhoneNumber } from './phone-number.ts'

describe('isEmailAddress', () => {
  it.each(['a@b.co', 'mei.ling+home@mail.example.sg', 'x_y@xn--fiqs8s.example'])('%s', (text) => expect(isEmailAddress(text)).toBe(true))
  it.each(['', 'a', 'a@b', '@b.co', 'a@', 'a b@c.co', 'a@b.c', 'a@@b.co', 'a@b..co', '<a@b.co>', `${'a'.repeat(250)}@b.co`])(
    'not %s',
    (text) => expect(isEmailAddress(text)).toBe(false),
  )
})

describe('isPhoneNumber (§5)', () => {
  it.each(['91234567', '+6591234567', '+65 9123 4567', '(021) 234-56', '123.456.789012', '+852-2345-6789'])('%s', (text) =>
    expect(isPhoneNumber(text)).toBe(true),
  )
  it.each(['', '1234567', '1234567890123', '+', '9123456x', '++6591234567', '91+234567'])('not %s', (text) =>
    expect(isPhoneNumber(text)).toBe(false),
  )
  it('depends on the count of the digits alone', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' ', '-', '.'), (some, separator) => {
        expect(isPhoneNumber(some.join(separator))).toBe(some.length >= 8 && some.length <= 12)
      }),
    )
  })
})
