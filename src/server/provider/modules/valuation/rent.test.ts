import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import { estimateRent, type RentContract } from './rent.ts'

const NOW = 202501
const contract = (price: number, back = 0, more: Partial<RentContract> = {}): RentContract => ({
  month: addMonths(NOW, -back),
  price,
  unitMix: '2',
  isOwnProject: true,
  ...more,
})
const home = { unitMix: '2' }
const many = (n: number, more: Partial<RentContract> = {}) => Array.from({ length: n }, (_, i) => contract(4000 + 100 * i, 0, more))

describe('the rent of a home', () => {
  it('is the median of the project, with the range of two in three', () =>
    expect(estimateRent(many(5), home)).toEqual({ value: 4200, low: 4000, high: 4400, n: 5, scope: 'PROJECT', asOf: NOW }))

  it('follows newer contracts', () => {
    const old = Array.from({ length: 6 }, () => contract(3000, 9))
    const fresh = Array.from({ length: 3 }, () => contract(4000, 0))
    expect(estimateRent([...old, ...fresh], home)?.value).toBe(4000)
  })

  it('uses the neighbours where the project has fewer than five, and reports it', () => {
    const near = many(6, { isOwnProject: false })
    expect(estimateRent([...many(4), ...near], home)).toMatchObject({ n: 10, scope: 'NEIGHBOURS' })
    expect(estimateRent([...many(5), ...near], home)).toMatchObject({ n: 5, scope: 'PROJECT' })
  })

  it('is null when both are too few', () => {
    expect(estimateRent([...many(4), ...many(3, { isOwnProject: false })], home)).toBeNull()
    expect(estimateRent([], home)).toBeNull()
  })

  it('leaves out other kinds of homes, but not those of unknown kind', () => {
    expect(estimateRent(many(9, { unitMix: '3' }), home)).toBeNull()
    expect(estimateRent(many(5, { unitMix: 'apt' }), home)?.n).toBe(5)
    expect(estimateRent(many(5), { unitMix: 'apt' })?.n).toBe(5)
  })

  it('lies in its range, and rises with every rent', () => {
    const some = fc.array(fc.tuple(fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 0, max: 11 })), { minLength: 5, maxLength: 30 })
    fc.assert(
      fc.property(some, (given) => {
        const rent = estimateRent(
          given.map(([price, back]) => contract(price, back)),
          home,
        )
        const dearer = estimateRent(
          given.map(([price, back]) => contract(price * 2, back)),
          home,
        )
        if (!rent || !dearer) throw new Error('refused')
        expect(rent.low <= rent.value && rent.value <= rent.high).toBe(true)
        expect([dearer.low, dearer.value, dearer.high]).toEqual([rent.low * 2, rent.value * 2, rent.high * 2])
      }),
    )
  })
})
