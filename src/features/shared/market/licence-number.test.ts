import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { licenceKey } from './licence-number.ts'

describe('licenceKey', () => {
  it.each([
    ['r012345a', 'R012345A'],
    [' E-123456 ', 'E123456'],
    ['REN 12345', 'REN12345'],
    ['E(1) 1234/5', 'E112345'],
    ['', null],
    ['ab', null],
    ['ABCDEF', null],
    ['1'.repeat(21), null],
    ['mei@example.com', null],
    ['R012345A_', null],
  ])('reads %j as %j', (text, key) => expect(licenceKey(text)).toBe(key))
  it('knows its own keys, whatever is typed between the characters', () => {
    const characters = fc.array(fc.constantFrom(...'ABCXYZ0123456789'), { minLength: 3, maxLength: 12 })
    const gap = fc.constantFrom('', ' ', '-')
    fc.assert(
      fc.property(characters, gap, (letters, between) => {
        const key = licenceKey(letters.join(between).toLowerCase())
        expect(key).toBe(/\d/.test(letters.join('')) ? letters.join('') : null)
        if (key) expect(licenceKey(key)).toBe(key)
      }),
    )
  })
})
