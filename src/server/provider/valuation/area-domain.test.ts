import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areasToAsk, risingWithArea } from './area-domain.ts'

const sizes = fc.uniqueArray(fc.integer({ min: 40, max: 160 }), { minLength: 1, maxLength: 8 })
const area = fc.double({ min: 25, max: 220, noNaN: true })

/** an estimate that rises and falls with area at random */
const unruly = (seed: number) => (size: number) => 13 + 0.004 * size + 0.3 * Math.sin(size * (0.2 + seed))

it('rises with area whatever the estimates on the way say', () => {
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 3, noNaN: true }), area, area, (sold, seed, a, b) => {
      const estimate = (at: number) => {
        const asked = areasToAsk(sold, at)
        return risingWithArea(
          asked,
          asked.map((one) => unruly(seed)(one.area)),
          at,
        )
      }
      expect(estimate(Math.max(a, b))).toBeGreaterThanOrEqual(estimate(Math.min(a, b)) - 1e-9)
    }),
    { numRuns: 2000 },
  )
})

it('leaves estimates that rise by themselves as they are, at sold areas and between', () => {
  const rule = (size: number) => 13 + 0.8 * Math.log(size)
  fc.assert(
    fc.property(sizes, area, (sold, at) => {
      const asked = areasToAsk(sold, at)
      expect(
        risingWithArea(
          asked,
          asked.map((one) => rule(one.area)),
          at,
        ),
      ).toBeCloseTo(rule(at), 6)
    }),
  )
})

it('asks at the sold areas on the way, and by whole square metres in the last gap', () => {
  const areas = (at: number) => areasToAsk([70, 60, 67, 91], at).map((one) => one.area)
  expect(areas(70)).toEqual([70])
  expect(areas(67)).toEqual([70, 67])
  expect(areas(91)).toEqual([70, 91])
  expect(areas(68)).toEqual([70, 69, 68, 67])
  expect(areas(65)).toEqual([70, 67, 66, 65, 60])
  expect(areas(95)).toEqual([70, 91, 91 * 1.05])
  expect(areasToAsk([], 88)).toEqual([])
})
