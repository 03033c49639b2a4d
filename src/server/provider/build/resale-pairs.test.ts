import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairsOf, summariseGains, type UnitSale } from './resale-pairs.ts'

const sale = (id: number, month: number, price: number): UnitSale => ({
  id,
  projectId: 1,
  buildingId: 1,
  stackId: 1,
  unitNo: '#05-01',
  unitMix: '3',
  areaSqm: 90,
  floor: 5,
  month,
  price,
  psf: price / 969,
})

/** Sales of one home in order of month and id, some of them in one month. */
const sales = fc
  .array(fc.tuple(fc.integer({ min: 2000, max: 2025 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100_000, max: 9_000_000 })), {
    maxLength: 9,
  })
  .map((list) =>
    list.map(([year, month, price], id) => sale(id, year * 100 + month, price)).toSorted((a, b) => a.month - b.month || a.id - b.id),
  )

describe('pairs of purchase and sale', () => {
  it('join each sale with the next', () => {
    const [a, b, c] = [sale(1, 201001, 500_000), sale(2, 201506, 650_000), sale(3, 202001, 600_000)]
    expect(pairsOf([a, b, c])).toEqual([
      { buy: a, sell: b },
      { buy: b, sell: c },
    ])
    expect(pairsOf([a])).toEqual([])
    expect(pairsOf([])).toEqual([])
  })

  it('use the later of two entries in a month', () => {
    const [a, early, late] = [sale(1, 201001, 500_000), sale(2, 201506, 1), sale(3, 201506, 650_000)]
    expect(pairsOf([a, early, late])).toEqual([{ buy: a, sell: late }])
  })

  it('are one fewer than the months, without gaps, and never backwards', () =>
    fc.assert(
      fc.property(sales, (list) => {
        const pairs = pairsOf(list)
        expect(pairs.length).toBe(Math.max(0, new Set(list.map(({ month }) => month)).size - 1))
        pairs.forEach(({ buy, sell }, at) => {
          expect(sell.month).toBeGreaterThan(buy.month)
          if (at > 0) expect(buy).toBe(pairs[at - 1]?.sell)
        })
      }),
    ))

  it('are summed up by shares and ordered quartiles', () =>
    fc.assert(
      fc.property(fc.array(sales, { minLength: 1, maxLength: 8 }), (homes) => {
        const pairs = homes.flatMap(pairsOf)
        const own = summariseGains(pairs)
        expect(own === null).toBe(pairs.length === 0)
        if (!own) return
        expect(own.n).toBe(pairs.length)
        expect(own.profitable).toBe(pairs.filter(({ buy, sell }) => sell.price > buy.price).length)
        expect(own.rate.p25 <= own.rate.median && own.rate.median <= own.rate.p75).toBe(true)
        expect(own.bins.reduce((sum, n) => sum + n, 0)).toBe(own.annualised?.n ?? 0)
      }),
    ))
})
