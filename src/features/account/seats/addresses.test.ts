import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressesIn } from './addresses.ts'

it.each([
  ['', []],
  [' \n ; ,', []],
  ['a@x.example', ['a@x.example']],
  [
    'a@x.example, b@x.example;c@x.example\nd@x.example e@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'],
  ],
  ['Mei Lim <mei@x.example>; "Tan, Ah Meng" <ah@x.example>', ['mei@x.example', '"Tan', 'ah@x.example']],
  ['a@x.example, A@X.example', ['A@X.example']],
])('%j holds %j', (text, expected) => expect(addressesIn(text)).toEqual(expected))

it('finds each of the addresses, however they are separated', () => {
  const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/)
  fc.assert(
    fc.property(fc.uniqueArray(address, { maxLength: 20 }), fc.constantFrom(' ', '\n', ', ', ';', '\r\n', ' ; '), (addresses, between) => {
      expect(addressesIn(addresses.join(between))).toEqual(addresses)
    }),
  )
})
