import { describe, expect, it } from 'vitest'
import { malaysiaDuties } from './my.ts'
import type { Disposal, Purchase } from './purchase.ts'

const home: Purchase = { day: '2026-03-01', price: 500_000, buyer: 'citizen', homes: 1, use: 'home', state: 'NSW', loan: null }
const amounts = (purchase: Partial<Purchase>) => malaysiaDuties.buying({ ...home, ...purchase })?.map(({ amount }) => amount)

describe('instrument of transfer', () => {
  it.each([
    [100_000, 1_000],
    [300_000, 5_000],
    [500_000, 9_000],
    [800_000, 18_000],
    [1_000_000, 24_000],
    [1_500_000, 44_000],
    [500_050, 9_003],
  ])('of %i is %i', (price, duty) => expect(amounts({ price })).toEqual([duty]))
  it('is one rate for foreigners, doubled in 2026', () => {
    const foreign = { buyer: 'foreigner', price: 1_500_000 } as const
    expect(amounts({ ...foreign, day: '2023-12-31' })).toEqual([44_000])
    expect(amounts({ ...foreign, day: '2025-12-31' })).toEqual([60_000])
    expect(amounts({ ...foreign, day: '2026-01-01' })).toEqual([120_000])
    expect(amounts({ price: 1_500_000, buyer: 'resident' })).toEqual([44_000])
  })
  it('is free for a citizen’s first home up to RM500,000, with its loan', () => {
    expect(amounts({ use: 'first-home', loan: 450_000 })).toEqual([0, 0])
    expect(amounts({ use: 'first-home', loan: 450_000, price: 500_001 })?.[0]).toBe(9_003)
    expect(amounts({ use: 'first-home', buyer: 'resident' })).toEqual([9_000])
    expect(amounts({ use: 'first-home', day: '2028-01-01' })).toEqual([9_000])
  })
  it('asks RM5 for each RM1,000 of a loan', () => {
    expect(amounts({ loan: 450_000 })).toEqual([9_000, 2_250])
    expect(amounts({ loan: 450_001 })).toEqual([9_000, 2_255])
  })
})

describe('real property gains tax', () => {
  const sale: Disposal = { day: '2026-06-01', price: 800_000, seller: 'citizen', boughtOn: '2024-01-01', paid: 500_000, spent: 50_000 }
  const tax = (changed: Partial<Disposal>) => malaysiaDuties.selling({ ...sale, ...changed })?.[0]?.amount
  it('taxes the gain after costs and the relief', () => {
    // gain 250,000; a tenth is relieved: 225,000 at 30 %
    expect(tax({})).toBe(67_500)
    expect(malaysiaDuties.selling(sale)?.[0]).toMatchObject({
      year: 3,
      base: 225_000,
      steps: [
        { name: 'gain', amount: 250_000 },
        { name: 'relief', amount: -25_000 },
      ],
    })
    // gain 60,000: the fixed relief is the higher one
    expect(tax({ price: 610_000 })).toBe(15_000)
    expect(tax({ price: 540_000 })).toBe(0)
  })
  it.each([
    ['2026-12-31', 67_500],
    ['2027-01-02', 45_000],
    ['2028-01-02', 33_750],
    ['2029-01-02', 0],
  ])('of a citizen, sold %s: %i', (day, amount) => expect(tax({ day })).toBe(amount))
  it.each([
    ['foreigner', '2028-12-31', 67_500],
    ['foreigner', '2029-01-02', 22_500],
    ['company', '2026-12-31', 75_000],
    ['company', '2029-01-02', 25_000],
    ['resident', '2029-01-02', 0],
  ] as const)('of a %s, sold %s: %i', (seller, day, amount) => expect(tax({ seller, day })).toBe(amount))
})
