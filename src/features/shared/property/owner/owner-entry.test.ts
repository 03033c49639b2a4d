import { describe, expect, it } from 'vitest'
import { faultOf, isBeforeTheHome, NO_ENTRY, purchasedOf, readEntry } from './owner-entry.ts'

const TODAY = '2026-11-23'
const entry = { ...NO_ENTRY, paid: 500_000, boughtOn: '2020-02-29' }

describe('an owner’s entry', () => {
  it.each([
    ['a price of nothing', { paid: 0 }, 'nothing-paid'],
    ['tomorrow', { boughtOn: '2026-11-24' }, 'in-the-future'],
    ['a slip of the keys', { boughtOn: '0202-02-02' }, 'too-long-ago'],
    ['today', { boughtOn: TODAY }, null],
    ['nothing typed', { paid: null, boughtOn: '' }, null],
  ] as const)('%s', (_, change, fault) => expect(faultOf({ ...entry, ...change }, TODAY)).toBe(fault))

  it('is a purchase when price and day are there and right', () => {
    expect(purchasedOf(entry, TODAY)).toEqual(entry)
    for (const change of [{ paid: null }, { boughtOn: '' }, { paid: 0 }, { boughtOn: '2027-01-01' }])
      expect(purchasedOf({ ...entry, ...change }, TODAY)).toBeNull()
  })

  it('is read again from what a tab keeps, and anything else is no entry', () => {
    expect(readEntry(JSON.stringify(entry))).toEqual(entry)
    for (const text of [
      null,
      '',
      '{',
      '[]',
      '{"paid":-1}',
      JSON.stringify({ ...entry, paid: '500000' }),
      JSON.stringify({ ...entry, homes: 9 }),
    ])
      expect(readEntry(text)).toEqual(NO_ENTRY)
  })

  it('may lie a few years before the lease begins, as new flats are sold, and not more', () => {
    expect(isBeforeTheHome('2013-05-01', 2019)).toBe(false)
    expect(isBeforeTheHome('2012-05-01', 2019)).toBe(true)
    expect(isBeforeTheHome('1970-05-01', null)).toBe(false)
  })
})
