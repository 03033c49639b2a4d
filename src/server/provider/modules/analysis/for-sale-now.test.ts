import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askingSteps, type SoldListing } from './for-sale-now.ts'

const many = (ratio: number, days: readonly number[]): SoldListing[] => days.map((one) => ({ ratio, days: one }))
const TEN = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

describe('the steps of an asking price', () => {
  it('tell the days of homes that asked so much, where ten were sold', () => {
    const steps = askingSteps([
      ...many(0.9, TEN),
      ...many(
        1,
        TEN.map((one) => one + 30),
      ),
      ...many(1.05, TEN.slice(1)),
    ])
    expect(steps).toEqual([
      { from: null, to: 0.97, count: 10, days: { low: 33, median: 55, high: 78 } },
      { from: 1, to: 1.03, count: 10, days: { low: 63, median: 85, high: 108 } },
    ])
  })

  it('are none where one alone could be told', () => expect(askingSteps([...many(1, TEN), ...many(1.2, TEN.slice(1))])).toEqual([]))

  it('count each sold home at most once, and only in its own step', () => {
    const sold = fc.record({ ratio: fc.double({ min: 0.5, max: 2, noNaN: true }), days: fc.integer({ min: 0, max: 900 }) })
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 200 }), (all) => {
        const steps = askingSteps(all)
        expect(steps.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(all.length)
        for (const { from, to, count, days } of steps) {
          const within = all.filter(({ ratio }) => ratio >= (from ?? 0) && ratio < (to ?? Number.POSITIVE_INFINITY))
          expect(within).toHaveLength(count)
          expect(count).toBeGreaterThanOrEqual(10)
          expect(days.low <= days.median && days.median <= days.high).toBe(true)
        }
      }),
    )
  })
})
