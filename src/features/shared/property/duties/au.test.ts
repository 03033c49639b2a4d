import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuStateTables } from './au/state-tables.ts'
import { AU_TABLES, australiaDuties } from './au.ts'
import { bandLines, sumOf } from './bands.ts'
import { AU_STATES, type Purchase } from './purchase.ts'

const home: Purchase = { day: '2026-01-15', price: 900_000, buyer: 'citizen', homes: 1, use: 'investment', state: 'NSW', loan: null }
const amounts = (purchase: Partial<Purchase>) => australiaDuties.buying({ ...home, ...purchase })?.map(({ amount }) => amount)

describe('transfer duty', () => {
  it.each([
    // the offices' own tables and worked examples
    ['NSW', 372_000, 11_152],
    ['NSW', 900_000, 34_912],
    ['NSW', 1_000, 20],
    ['NSW', 1_240_000, 50_212],
    ['NSW', 3_721_000, 186_667],
    ['NSW', 4_000_000, 206_197],
    ['VIC', 600_000, 31_070],
    ['VIC', 960_000, 52_670],
    ['VIC', 1_000_000, 55_000],
    ['VIC', 2_500_000, 142_500],
    ['QLD', 365_400, 11_214],
    ['QLD', 600_000, 20_025],
    ['QLD', 5_000, 0],
    ['WA', 500_000, 17_765],
    ['WA', 400_000, 13_015],
    ['WA', 900_000, 37_466],
    ['SA', 400_000, 16_330],
    ['SA', 600_000, 26_830],
    ['TAS', 400_000, 13_998],
    ['TAS', 2_000, 50],
    ['ACT', 500_000, 11_400],
    ['ACT', 1_500_000, 68_100],
    ['ACT', 1_455_000, 66_070],
    ['NT', 500_000, 23_929],
    ['NT', 750_000, 37_125],
    ['NT', 4_000_000, 230_000],
    ['NT', 6_000_000, 357_000],
  ] as const)('%s: %i pays %i', (state, price, duty) => expect(amounts({ state, price })).toEqual([duty]))

  it('counts every part of a hundred', () => expect(amounts({ state: 'QLD', price: 365_301 })).toEqual([11_214]))
  it('is lower for a home to live in', () => {
    expect(amounts({ state: 'QLD', price: 900_000, use: 'home' })).toEqual([26_350])
    expect(amounts({ state: 'VIC', price: 440_000, use: 'home' })).toEqual([18_370])
    expect(amounts({ state: 'VIC', price: 550_001, use: 'home' })).toEqual(amounts({ state: 'VIC', price: 550_001 }))
    expect(amounts({ state: 'ACT', price: 500_000, use: 'home' })).toEqual([8_408])
    expect(amounts({ state: 'ACT', price: 500_000, use: 'home', day: '2025-06-30' })).toEqual([8_720])
  })
  it('is reduced for a first home where the table knows how', () => {
    expect(amounts({ state: 'QLD', price: 700_000, use: 'first-home' })).toEqual([0])
    expect(amounts({ state: 'QLD', price: 750_000, use: 'first-home' })).toEqual([19_600 - 8_675])
    expect(amounts({ state: 'QLD', price: 800_000, use: 'first-home' })).toEqual([21_850])
    expect(amounts({ state: 'VIC', price: 600_000, use: 'first-home' })).toEqual([0])
    expect(amounts({ state: 'VIC', price: 675_000, use: 'first-home' })).toEqual([17_785])
    expect(amounts({ state: 'VIC', price: 760_000, use: 'first-home' })).toEqual([40_670])
    expect(amounts({ price: 800_000, use: 'first-home' })).toEqual([0])
    // half of the 39,412 that a million pays
    expect(amounts({ price: 900_000, use: 'first-home' })).toEqual([19_706])
    expect(amounts({ price: 1_000_000, use: 'first-home' })).toEqual([39_412])
  })
  it('goes by the year in New South Wales, whose thresholds follow prices', () => {
    expect(amounts({ day: '2025-06-30', price: 364_000 })).toEqual([10_909])
    expect(amounts({ day: '2026-07-01', price: 387_000 })).toEqual([11_602])
    expect(amounts({ day: '2026-07-01', price: 1_500_000 })).toEqual([63_787])
  })
})

describe('foreign purchasers', () => {
  it.each([
    ['NSW', 90_000],
    ['VIC', 80_000],
    ['QLD', 80_000],
    ['WA', 70_000],
    ['SA', 70_000],
    ['TAS', 80_000],
    ['ACT', undefined],
    ['NT', undefined],
  ] as const)('pay more in %s', (state, more) => expect(amounts({ state, price: 1_000_000, buyer: 'foreigner' })?.[1]).toBe(more))
  it('paid 8 % in New South Wales until the end of 2024', () =>
    expect(amounts({ price: 1_000_000, buyer: 'foreigner', day: '2024-12-31' })?.[1]).toBe(80_000))
  it('get none of the tables for residents', () =>
    expect(amounts({ state: 'QLD', price: 900_000, use: 'home', buyer: 'foreigner' })?.[0]).toBe(33_525))
  it('get the table of homes to live in where it is everybody’s, and no relief of first homes', () => {
    expect(amounts({ state: 'VIC', price: 500_000, use: 'home', buyer: 'foreigner' })).toEqual([21_970, 40_000])
    expect(amounts({ state: 'VIC', price: 500_000, use: 'first-home', buyer: 'foreigner' })).toEqual([21_970, 40_000])
    expect(amounts({ state: 'NSW', price: 700_000, use: 'first-home', buyer: 'foreigner' })).toEqual(
      amounts({ state: 'NSW', price: 700_000, buyer: 'foreigner' }),
    )
  })
})

describe('every state’s tables', () => {
  const tables = AU_STATES.flatMap((state) => {
    const { duty }: AuStateTables = AU_TABLES[state]
    return duty.flatMap((rule) => [
      [`${state} ${rule.effectiveFrom}`, rule.general] as const,
      ...(rule.home ? [[`${state} ${rule.effectiveFrom}, home`, rule.home.table] as const] : []),
    ])
  })
  it.each(tables)('%s: nothing on nothing, and more on more', (name, table) => {
    expect(bandLines(table, 0)).toEqual([])
    const due = (price: number) => sumOf(bandLines(table, price))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6_000_000 }), fc.nat(400_000), (price, more) => {
        // one rate on the whole value is a little below the top of the rows before it in the Australian Capital Territory
        const dip = name.startsWith('ACT') ? 20 : 0
        expect(due(price + more)).toBeGreaterThanOrEqual(due(price) - dip)
      }),
    )
  })
  it.each(tables)('%s: each threshold is a whole step', (_, { bands, step = 1 }) => {
    for (const { over } of bands.slice(0, -1)) expect(over % step).toBe(0)
  })
})
