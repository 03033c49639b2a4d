import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTRIBUTION_KEYS,
  type Attribution,
  mergeAttribution,
  NO_ATTRIBUTION,
  parseAttribution,
  readAttribution,
  sentAttribution,
} from './attribution.ts'
import { SALESPERSON_DESKS, SALESPERSON_IDS } from './salespersons.ts'

const anAttribution: fc.Arbitrary<Attribution> = fc.record(
  {
    s: fc.constantFrom(...SALESPERSON_IDS),
    orderId: fc.constantFrom('1', 'order-2', 'order-3'),
    invCode: fc.constantFrom('WELCOME', 'SPRING'),
  },
  { requiredKeys: [] },
)

describe('readAttribution', () => {
  it('reads its six parameters as text and nothing else', () => {
    const search = {
      s: 's104',
      orderId: 42,
      payPackageId: 'price_1',
      userId: 7,
      invCode: 'VIP',
      transactionlist: 'abc',
      auth: true,
      email: 'a@b.co',
    }
    expect(readAttribution(search)).toEqual({
      s: 's104',
      orderId: '42',
      payPackageId: 'price_1',
      userId: '7',
      invCode: 'VIP',
      transactionlist: 'abc',
    })
  })
  it('leaves out what is wrong', () => {
    expect(readAttribution({ s: 's108', orderId: '<b>', userId: 'u1' })).toEqual({ userId: 'u1' })
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...ATTRIBUTION_KEYS), fc.anything())), (value) => {
        for (const text of Object.values(readAttribution(value))) expect(text).toMatch(/^[A-Za-z0-9][\w-]*={0,2}$/)
      }),
    )
  })
})

describe('mergeAttribution', () => {
  it('lets the newest non-empty value win and keeps the rest', () => {
    expect(mergeAttribution({ s: 's101', orderId: '1' }, { s: 's102', invCode: 'VIP' })).toEqual({
      s: 's102',
      orderId: '1',
      invCode: 'VIP',
    })
    expect(mergeAttribution({ invCode: 'VIP' }, { invCode: '', orderId: '2' })).toEqual({ invCode: 'VIP', orderId: '2' })
  })
  it('is the same record when nothing is new', () => {
    fc.assert(
      fc.property(anAttribution, (known) => {
        expect(mergeAttribution(known, NO_ATTRIBUTION)).toBe(known)
        expect(mergeAttribution(known, { ...known })).toBe(known)
      }),
    )
  })
  it('does not depend on how navigations are grouped', () => {
    fc.assert(
      fc.property(anAttribution, anAttribution, anAttribution, (one, two, three) => {
        expect(mergeAttribution(mergeAttribution(one, two), three)).toEqual(mergeAttribution(one, mergeAttribution(two, three)))
      }),
    )
  })
})

it('comes back from storage', () => {
  fc.assert(
    fc.property(anAttribution, (attribution) => {
      expect(parseAttribution(JSON.stringify(attribution))).toEqual(attribution)
    }),
  )
  expect(parseAttribution(null)).toEqual({})
  expect(parseAttribution('{"s":')).toEqual({})
  expect(parseAttribution('{"s":"s108","orderId":"1"}')).toEqual({ orderId: '1' })
})

it('has seven desks with names of their own', () => {
  expect(SALESPERSON_IDS).toEqual(['s101', 's102', 's103', 's104', 's105', 's106', 's107'])
  expect(new Set(Object.values(SALESPERSON_DESKS).map(({ name }) => name)).size).toBe(7)
})

it('sends all but the user id, and nothing where there is nothing', () => {
  expect(sentAttribution({ s: 's101', userId: 'u1', invCode: 'VIP' })).toEqual({ s: 's101', invCode: 'VIP' })
  expect(sentAttribution({ userId: 'u1' })).toBeUndefined()
})
