import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hongKongDuties } from './hk.ts'

const duty = (price: number, day = '2026-03-01') =>
  hongKongDuties.buying({ day, price, buyer: 'citizen', homes: 1, use: 'home', state: 'NSW', loan: null })?.[0]?.amount ?? -1

describe('ad valorem duty, Scale 2', () => {
  it.each([
    [3_000_000, 100],
    [4_000_000, 100],
    [4_100_000, 20_100],
    [4_323_780, 64_856],
    [4_400_000, 66_000],
    [4_500_000, 67_500],
    [4_700_000, 87_500],
    [5_000_000, 112_500],
    [6_000_000, 135_000],
    [6_500_000, 185_000],
    [7_000_000, 210_000],
    [9_500_000, 320_000],
    [10_000_000, 370_000],
    [15_000_000, 562_500],
    [20_000_000, 750_000],
    [21_000_000, 850_000],
    [30_000_000, 1_275_000],
    [100_000_000, 4_250_000],
    [105_000_000, 5_750_000],
    [110_000_000, 7_150_000],
  ])('of %i is %i', (price, amount) => expect(duty(price)).toBe(amount))

  it('has its highest rate since 26 February 2026 only', () => {
    expect(duty(110_000_000, '2026-02-25')).toBe(4_675_000)
    expect(duty(110_000_000, '2026-02-26')).toBe(7_150_000)
  })
  it('asked for more below four millions before 26 February 2025', () => {
    expect(duty(4_000_000, '2025-02-25')).toBe(60_000)
    expect(duty(3_300_000, '2024-02-28')).toBe(30_100)
    expect(duty(4_000_000, '2025-02-26')).toBe(100)
  })
  it('is not told for the days of the earlier scales', () => expect(duty(5_000_000, '2024-02-27')).toBe(-1))
  it('rounds a fraction of a dollar up', () => expect(duty(4_323_801)).toBe(64_858))

  const price = fc.integer({ min: 1, max: 130_000_000 })
  it('never falls as the price rises, for marginal relief closes every step', () => {
    fc.assert(
      fc.property(price, fc.nat(2_000_000), (from, more) => {
        expect(duty(from + more)).toBeGreaterThanOrEqual(duty(from))
      }),
    )
  })
  it.each(['2024-02-28', '2025-02-26', '2026-02-26'])('has no jump (%s): a dollar more costs a dollar of duty or two', (day) => {
    const thresholds = [3_000_000, 3_528_240, 4_000_000, 4_323_780, 4_500_000, 4_935_480, 6_000_000, 6_642_860, 9_000_000, 10_080_000]
    for (const at of [...thresholds, 20_000_000, 21_739_120, 100_000_000, 109_574_470])
      expect(Math.abs(duty(at + 1, day) - duty(at, day))).toBeLessThanOrEqual(2)
  })
})

it('asks nothing of a seller since special stamp duty ended', () => {
  const sale = { price: 8_000_000, seller: 'citizen', boughtOn: '2024-01-01', paid: 7_000_000, spent: 0 } as const
  expect(hongKongDuties.selling({ ...sale, day: '2024-03-01' })).toEqual([])
  expect(hongKongDuties.selling({ ...sale, day: '2024-02-27' })).toBeNull()
})

it.each([
  [20_000, 12, 600],
  [20_000, 24, 1_200],
  [20_000, 48, 2_400],
  [10_010, 12, 301],
])('a lease of %i a month for %i months: %i', (rent, months, amount) =>
  expect(hongKongDuties.letting({ day: '2026-01-01', rent, months })?.[0]?.amount).toBe(amount),
)
