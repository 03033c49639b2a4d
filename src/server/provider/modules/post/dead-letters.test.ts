import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskedAddress } from './dead-letters.ts'

it.each([
  ['mei.ling@example.com', 'm•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••'],
  ['nobody', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})

it('shows one character of a person at most', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const person = maskedAddress(address).slice(0, -address.slice(address.lastIndexOf('@')).length)
      expect(Array.from(person.replace('•••', '')).length).toBe(1)
    }),
  )
})
