import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Purchase } from './purchase.ts'
import { singaporeDuties } from './sg.ts'

const home: Purchase = { day: '2026-01-15', price: 1_500_000, buyer: 'citizen', homes: 1, use: 'home', state: 'NSW', loan: null }
const amounts = (purchase: Partial<Purchase>) => singaporeDuties.buying({ ...home, ...purchase })?.map(({ amount }) => amount)

describe('buyer’s stamp duty', () => {
  it.each([
    [0, 0],
    [50, 1],
    [180_000, 1_800],
    [360_000, 5_400],
    [800_000, 18_600],
    [1_000_000, 24_600],
    [1_500_000, 44_600],
    [3_000_000, 119_600],
    [4_000_000, 179_600],
    [4_500_100, 209_606],
  ])('of %i is %i', (price, duty) => expect(amounts({ price })?.[0]).toBe(duty))
  it('goes by the day of the agreement', () => {
    expect(amounts({ price: 4_000_000, day: '2023-02-14' })?.[0]).toBe(144_600)
    expect(amounts({ price: 4_000_000, day: '2023-02-15' })?.[0]).toBe(179_600)
  })
  it('is rounded down to the dollar', () => expect(amounts({ price: 1_234_567 })?.[0]).toBe(33_982))
  it('had three bands before 20 February 2018', () => {
    expect(amounts({ price: 1_500_000, day: '2018-02-19' })?.[0]).toBe(39_600)
    expect(amounts({ price: 1_500_000, day: '2018-02-20' })?.[0]).toBe(44_600)
  })
  it('is refused for days before the tables begin', () => expect(amounts({ day: '1999-12-31' })).toBeUndefined())
})

describe('additional buyer’s stamp duty', () => {
  it.each([
    ['citizen', 1, 0],
    ['citizen', 2, 200_000],
    ['citizen', 3, 300_000],
    ['citizen', 9, 300_000],
    ['resident', 1, 50_000],
    ['resident', 2, 300_000],
    ['resident', 3, 350_000],
    ['foreigner', 1, 600_000],
    ['company', 2, 650_000],
  ] as const)('%s, home no. %i', (buyer, homes, duty) => expect(amounts({ price: 1_000_000, buyer, homes })?.[1]).toBe(duty))
  it('was lower before 27 April 2023', () => {
    expect(amounts({ price: 1_000_000, buyer: 'foreigner', day: '2023-04-26' })?.[1]).toBe(300_000)
    expect(amounts({ price: 1_000_000, homes: 2, day: '2023-04-26' })?.[1]).toBe(170_000)
  })
  it.each([
    ['2011-12-07', 'foreigner', 1, 0],
    ['2011-12-08', 'foreigner', 1, 100_000],
    ['2011-12-08', 'citizen', 2, 0],
    ['2011-12-08', 'citizen', 3, 30_000],
    ['2013-01-12', 'citizen', 2, 70_000],
    ['2013-01-12', 'resident', 1, 50_000],
    ['2018-07-05', 'foreigner', 1, 150_000],
    ['2018-07-06', 'foreigner', 1, 200_000],
    ['2018-07-06', 'company', 1, 250_000],
    ['2021-12-15', 'citizen', 3, 150_000],
    ['2021-12-16', 'citizen', 3, 250_000],
  ] as const)('on %s of %s, home no. %i', (day, buyer, homes, duty) =>
    expect(amounts({ price: 1_000_000, day, buyer, homes })?.[1]).toBe(duty),
  )
})

it('caps the duty on the mortgage', () => {
  expect(amounts({ loan: 100_000 })?.[2]).toBe(400)
  expect(amounts({ loan: 1_125_000 })?.[2]).toBe(500)
})

describe('seller’s stamp duty', () => {
  const sold = (boughtOn: string, day: string) =>
    singaporeDuties.selling({ day, boughtOn, price: 1_000_000, seller: 'citizen', paid: 900_000, spent: 0 })?.[0]?.amount
  it.each([
    ['2025-07-04', '2026-07-03', 160_000],
    ['2025-07-04', '2026-07-04', 160_000],
    ['2025-07-04', '2026-07-05', 120_000],
    ['2025-07-04', '2027-07-05', 80_000],
    ['2025-07-04', '2028-07-05', 40_000],
    ['2025-07-04', '2029-07-04', 40_000],
    ['2025-07-04', '2029-07-05', 0],
    ['2025-07-03', '2026-07-03', 120_000],
    ['2025-07-03', '2026-07-04', 80_000],
    ['2025-07-03', '2028-07-03', 40_000],
    ['2025-07-03', '2028-07-04', 0],
    ['2024-02-29', '2025-02-28', 120_000],
    ['2024-02-29', '2025-03-01', 80_000],
  ])('bought %s, sold %s: %i', (boughtOn, day, duty) => expect(sold(boughtOn, day)).toBe(duty))
  it('never grows with the time held', () => {
    const days = fc.integer({ min: 0, max: 2_500 })
    const later = (n: number) => new Date(Date.UTC(2025, 6, 4 + n)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)]
        expect(sold('2025-07-04', later(second))).toBeLessThanOrEqual(sold('2025-07-04', later(first)) ?? 0)
      }),
    )
  })
})

describe('lease duty', () => {
  const lease = (rent: number, months: number) => singaporeDuties.letting({ day: '2026-01-01', rent, months })?.[0]?.amount
  it.each([
    [3_000, 6, 72],
    [3_000, 24, 288],
    [3_000, 36, 432],
    [3_000, 60, 576],
    [83, 12, 0],
  ])('%i a month for %i months is %i', (rent, months, duty) => expect(lease(rent, months)).toBe(duty))
})
