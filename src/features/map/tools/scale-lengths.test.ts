import fc from 'fast-check'
import { expect, it } from 'vitest'
import { metresPerPx, readsMiles, scaleLength } from './scale-lengths.ts'

it('is a round length that fits, and of the right size', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: 4, max: 19, noNaN: true }),
      fc.boolean(),
      (lat, zoom, isMiles) => {
        const { value, unit, px } = scaleLength(lat, zoom, 100, isMiles)
        expect(px).toBeLessThanOrEqual(100.001)
        expect(px).toBeGreaterThan(18)
        expect(String(value)).toMatch(/^[125]0*$/)
        const metres = { meter: 1, kilometer: 1_000, foot: 0.3048, mile: 1_609.344 }[unit]
        expect(px * metresPerPx(lat, zoom)).toBeCloseTo(value * metres, 3)
      },
    ),
  )
})

it('has miles where they are in use', () => {
  expect(['en-US', 'en-GB', 'en-SG', 'zh-CN', 'en'].map(readsMiles)).toEqual([true, true, false, false, false])
  expect(scaleLength(1.3, 15, 100, false)).toMatchObject({ value: 200, unit: 'meter' })
  expect(scaleLength(1.3, 15, 100, true)).toMatchObject({ value: 500, unit: 'foot' })
})
