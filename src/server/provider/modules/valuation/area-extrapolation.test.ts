import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extrapolateToArea } from './area-extrapolation.ts'

const area = fc.double({ min: 20, max: 400, noNaN: true })

describe('the extrapolation from the usual area', () => {
  it('never falls, whatever the estimates are', () => {
    fc.assert(
      fc.property(area, area, area, fc.integer({ min: 1, max: 1e6 }), (usual, a, b, seed) => {
        // jumps, falls and gaps
        const answer = (at: number) => (Math.floor(at * 7) % 11 === 0 ? Number.NaN : 13 + Math.sin(at * seed))
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((one) => extrapolateToArea(usual, one, answer))
        if (smaller === undefined || larger === undefined || Number.isNaN(smaller) || Number.isNaN(larger)) return
        expect(larger).toBeGreaterThanOrEqual(smaller - 1e-12)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves estimates that are proportional to the area as they are', () => {
    fc.assert(
      fc.property(area, area, (usual, one) => {
        expect(extrapolateToArea(usual, one, (at) => 10 + 0.8 * Math.log(at))).toBeCloseTo(10 + 0.8 * Math.log(one), 10)
      }),
    )
  })

  it('asks only the usual area where that is wanted, and keeps the last value where there is no evidence', () => {
    const asked: number[] = []
    extrapolateToArea(90, 90, (at) => asked.push(at))
    expect(asked).toEqual([90])
    expect(extrapolateToArea(90, 130, (at) => (at > 100 ? Number.NaN : Math.log(at)))).toBeCloseTo(Math.log(90) + 0.08, 10)
    expect(extrapolateToArea(90, 130, () => Number.NaN)).toBeNaN()
  })
})
