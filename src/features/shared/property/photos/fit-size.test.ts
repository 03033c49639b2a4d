import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitSize } from './fit-size.ts'

const side = fc.integer({ min: 1, max: 20_000 })

it('fits within the longest side, in the same proportions, and never grows', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(640, 2_048), (width, height, longest) => {
      const fitted = fitSize({ width, height }, longest)
      const isSmall = Math.max(width, height) <= longest
      if (isSmall) {
        expect(fitted).toEqual({ width, height })
        return
      }
      expect(Math.max(fitted.width, fitted.height)).toBe(longest)
      // within half a pixel of the exact size, except of what would be less than one
      const scale = longest / Math.max(width, height)
      expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.500001)
      expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.500001)
    }),
  )
})

it.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 2_048, height: 1_536 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_536, height: 2_048 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 2_048, height: 1 },
  ],
])('makes %o %o', (whole, small) => {
  expect(fitSize(whole, 2_048)).toEqual(small)
})
