import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './address-search.ts'
import { readAttribution } from './attribution.ts'

describe('parseSearch', () => {
  it.each([
    ['?orderId=1e5', { orderId: '1e5' }],
    ['?orderId=1E5', { orderId: '1E5' }],
    ['?userId=12345678901234567890', { userId: '12345678901234567890' }],
    ['?area=1.50', { area: '1.50' }],
    ['?page=2&area=1.5&auth=true', { page: 2, area: 1.5, auth: true }],
    ['?orderId=%22007%22', { orderId: '007' }],
    ['?s=s101&s=s102', { s: ['s101', 's102'] }],
  ])('reads %s', (query, expected) => expect({ ...parseSearch(query) }).toEqual(expected))

  it('gives back every text, number and switch that was written', () => {
    const digits = fc.stringMatching(/^-?\d{1,22}(?:\.\d+)?(?:[eE]\+?\d{1,2})?$/)
    const value = fc.oneof(fc.string(), digits, fc.integer(), fc.boolean(), fc.constantFrom('true', 'null', '"', '[1]', '{}', '%', '+'))
    const name = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.dictionary(name, value), (search) => {
        expect({ ...parseSearch(stringifySearch(search)) }).toEqual(search)
      }),
      { numRuns: 1_000 },
    )
  })
})

it('keeps a long order number whole', () => {
  expect(readAttribution(parseSearch('?orderId=12345678901234567890&invCode=1E5'))).toEqual({
    orderId: '12345678901234567890',
    invCode: '1E5',
  })
})
