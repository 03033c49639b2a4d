import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import { type IndexSale, mixAdjustedIndex } from './price-index.ts'

const growth = (step: number) => Math.exp(0.01 * step)

describe('mix-adjusted index', () => {
  it('recovers the growth of the market when the mix shifts to more expensive homes', () => {
    const sales: IndexSale[] = []
    for (let step = 0; step < 24; step++) {
      for (let n = 0; n < 60; n++) {
        const dear = n < step * 2
        sales.push({ month: addMonths(202001, step), stratum: dear ? 'dear' : 'cheap', psf: (dear ? 2000 : 500) * growth(step) })
      }
    }
    const index = mixAdjustedIndex(sales)
    expect(index.get(202001)).toBe(100)
    for (let step = 0; step < 24; step++) {
      const value = index.get(addMonths(202001, step)) ?? Number.NaN
      expect(Math.abs(value / (100 * growth(step)) - 1)).toBeLessThan(0.02)
    }
  })

  it('bridges a month without sales and is stable in one with few', () => {
    const sales = [202001, 202003].flatMap((month, at) =>
      Array.from({ length: 50 }, (_, n) => ({ month, stratum: n % 5, psf: (500 + (n % 5) * 100) * (at === 0 ? 1 : 1.1) })),
    )
    const index = mixAdjustedIndex([...sales, { month: 202004, stratum: 0, psf: 1000 }])
    expect(index.get(202002)).toBeGreaterThan(100)
    expect(index.get(202002)).toBeLessThan(111)
    expect(index.get(202004)).toBeLessThan(120)
  })

  it('does not depend on the currency: all prices times a factor give the same index', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            month: fc.integer({ min: 0, max: 30 }),
            stratum: fc.integer({ min: 0, max: 4 }),
            psf: fc.double({ min: 50, max: 5000, noNaN: true }),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (rows, factor) => {
          const sales = rows.map((row) => ({ ...row, month: addMonths(202001, row.month) }))
          const one = mixAdjustedIndex(sales)
          const two = mixAdjustedIndex(sales.map((sale) => ({ ...sale, psf: sale.psf * factor })))
          for (const [month, value] of one) expect(two.get(month)).toBeCloseTo(value, 4)
        },
      ),
    ))

  it('is empty without sales', () => expect(mixAdjustedIndex([]).size).toBe(0))
})
