import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { robustMean, studentQuantile } from './robust-mean.ts'

const ones = (n: number) => Array.from({ length: n }, () => 1)

describe('the robust mean', () => {
  it('of equal values is that value', () => {
    expect(robustMean([5, 5, 5], [1, 2, 3])).toMatchObject({ mean: 5, variance: 0 })
  })

  it('lies among the values, moves with them, and its shares sum to 1', () => {
    const values = fc.array(fc.double({ min: 10, max: 16, noNaN: true }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(values, (some) => {
        const { mean, shares } = robustMean(some, ones(some.length))
        expect(mean).toBeGreaterThanOrEqual(Math.min(...some) - 1e-9)
        expect(mean).toBeLessThanOrEqual(Math.max(...some) + 1e-9)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
        expect(
          robustMean(
            some.map((value) => value + 3),
            ones(some.length),
          ).mean,
        ).toBeCloseTo(mean + 3, 6)
      }),
    )
  })

  it('resists a fifth of absurd values', () => {
    const values = [1, 1.01, 0.99, 1.02, 0.98, 1, 1.01, 0.99, 9, 9]
    expect(robustMean(values, ones(10)).mean).toBeLessThan(1.1)
  })
})

describe("Student's t", () => {
  // tables: 0.84 and 0.95 quantiles
  it.each([
    [0.99446, 4, 1.134],
    [1.64485, 4, 2.132],
    [1.64485, 6, 1.943],
    [1.64485, 10, 1.812],
    [1.64485, 30, 1.697],
  ])('quantile of z = %d with %d degrees is %d', (z, degrees, expected) => {
    expect(studentQuantile(z, degrees)).toBeCloseTo(expected, 1)
    expect(Math.abs(studentQuantile(z, degrees) / expected - 1)).toBeLessThan(0.006)
  })
})
