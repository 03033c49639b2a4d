import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rebaseIndex } from '#ui/chart/trend-geometry.ts'
import { pricedFor, quarterlyIndex } from './trend-section.tsx'

const psf = fc.double({ min: 100, max: 5_000, noNaN: true })
const quarter = fc.record({ p25: psf, median: psf, p75: psf, n: fc.integer({ min: 1, max: 50 }) })
const trend = fc
  .array(quarter, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((one, i) => ({ ...one, period: `${2020 + (i >> 2)}-Q${(i % 4) + 1}` })))

it('prices a home of some size at each quarter’s price per sqft, and leaves quarters and counts as they are', () => {
  fc.assert(
    fc.property(trend, fc.double({ min: 200, max: 6_000, noNaN: true }), (points, sqft) => {
      const priced = pricedFor(sqft, points)
      for (const [i, { period, n, p25, median, p75 }] of points.entries())
        expect(priced[i]).toEqual({ period, n, p25: p25 * sqft, median: median * sqft, p75: p75 * sqft })
    }),
  )
})

it('moves the index to the level of the prices that it is drawn with', () => {
  const points = [1, 2, 3, 4].map((q) => ({ period: `2024-Q${q}`, n: 3, p25: 900, median: 1_000 + q, p75: 1_100 }))
  const months = quarterlyIndex(['2024-01', '2024-04', '2024-07', '2024-10'].map((month, i) => ({ month, value: 100 + i })))
  const [psfIndex, homeIndex] = [points, pricedFor(800, points)].map((own) => rebaseIndex(own, months))
  expect(homeIndex?.map(({ value }) => Math.round(value))).toEqual(psfIndex?.map(({ value }) => Math.round(value * 800)))
})
