import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch } from '#session/address-search.ts'
import { askedConsentOf, connectSearch, deskNamed, deskSearch } from './search.ts'

it.each([
  [
    { find: ' tan ', of: 'my', page: 3 },
    { find: 'tan', of: 'MY', page: 3 },
  ],
  [{ desk: 'promo-codes', find: 91234567 }, { find: 91234567 }],
  [{ desk: 'till', find: '', of: 'XX', page: 1 }, {}],
  [{ find: 'x'.repeat(81), page: 1.5 }, {}],
  [{ find: 'a\u0000b', page: 1e9, of: ['SG'] }, {}],
])('%j is read as %j', (raw, expected) => expect(deskSearch(raw)).toEqual(expected))

it.each([
  [undefined, 'accounts'],
  ['licences', 'licences'],
  ['promo-codes', 'promo-codes'],
  ['messages', 'messages'],
  ['accounts', null],
  ['till', null],
])('the segment %s names the list %s', (segment, desk) => expect(deskNamed(segment)).toBe(desk))

it('never throws and reads what it has read again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('desk', 'find', 'of', 'page'), fc.anything()), (raw) => {
      const once = deskSearch(raw)
      expect(deskSearch({ ...once })).toEqual(once)
    }),
  )
})

it.each(['0012', '12', '1e5', 'true', '{"a":1}', '[1]', 'a b&c=d', 'af0ifjsldkj'])(
  'the state %j of a program comes back as it was sent',
  (state) => {
    const read = connectSearch(parseSearch(`?${new URLSearchParams({ state, client_id: 'x' })}`))
    expect(askedConsentOf(read)).toMatchObject({ state, clientId: 'x', resource: '' })
  },
)

it('what is too long to be a request is left out', () =>
  expect(askedConsentOf(connectSearch({ state: 'x'.repeat(5_000), scope: null, resource: ['a', 'b'] }))).toMatchObject({
    state: '',
    scope: '',
    resource: '["a","b"]',
  }))
