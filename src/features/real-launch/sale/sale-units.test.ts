import { parse } from 'papaparse'
import { describe, expect, it } from 'vitest'
import { priceListTable } from './price-list-table.ts'
import { balanceByDay, bookingMonth, gridOf, type SaleUnit, stepFromBelow } from './sale-units.ts'

const unit = (change: Partial<SaleUnit>): SaleUnit => ({
  stack: '01',
  floor: 2,
  unitMix: '2',
  sizeSqft: 700,
  plan: 'B1',
  state: 'AVAILABLE',
  stateOn: '2026-03-01',
  price: 1_400_000,
  ...change,
})

describe('the units of a launch', () => {
  it('stand by floor from above, and by stack as numbers', () => {
    const { floors, stacks, byKey } = gridOf([unit({ stack: '10' }), unit({ stack: '2', floor: 9 }), unit({ stack: '2' })])
    expect(floors).toEqual([9, 2])
    expect(stacks.map(({ stack }) => stack)).toEqual(['2', '10'])
    expect(byKey.get('9-2')?.floor).toBe(9)
    expect(byKey.has('9-10')).toBe(false)
  })

  it('add up by day over all kinds', () => {
    const row = { day: '2026-03-01', available: 2, reserved: 1, sold: 0 }
    expect(
      balanceByDay([
        { ...row, unitMix: '2' },
        { ...row, unitMix: '3', sold: 4 },
      ]),
    ).toEqual([{ day: '2026-03-01', available: 4, reserved: 2, sold: 4 }])
  })

  it('are saved as rows that a spreadsheet reads back and does not run', () => {
    const text = priceListTable([unit({ plan: '=1+1' }), unit({ floor: 3, plan: 'a,"b"', price: null })], '2026-03-02')
    const { data } = parse<Record<string, string>>(text, { header: true })
    expect(data[0]).toMatchObject({ stack: '01', floor: '2', price: '1400000', psf: '2000', prices_on: '2026-03-02', plan: "'=1+1" })
    expect(data[1]).toMatchObject({ floor: '3', plan: 'a,"b"', price: '', psf: '' })
  })
})

it('sets a home against the next lower one that has a price', () => {
  const above = { ...unit({}), belowFloor: 1, belowPrice: 1_390_000 }
  expect(stepFromBelow(above)).toEqual({ floor: 1, more: 10_000 })
  expect(stepFromBelow({ ...above, price: 1_380_000 })).toEqual({ floor: 1, more: -10_000 })
  expect(stepFromBelow({ ...above, price: null })).toBeNull()
  expect(stepFromBelow({ ...above, belowFloor: null, belowPrice: null })).toBeNull()
})

it('counts payments from booking, or from the price list where that is later', () => {
  expect(bookingMonth({ bookingFrom: '2026-12-05', pricesOn: '2026-11-20' })).toBe('2026-12')
  expect(bookingMonth({ bookingFrom: '2026-03-05', pricesOn: '2026-11-20' })).toBe('2026-11')
  expect(bookingMonth({ bookingFrom: null, pricesOn: '2026-11-20' })).toBe('2026-11')
})
