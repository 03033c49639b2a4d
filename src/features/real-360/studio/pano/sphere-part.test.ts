import fc from 'fast-check'
import { expect, it } from 'vitest'
import { middleOfPart, partIn, WHOLE_SPHERE } from './sphere-part.ts'

const part = fc
  .record({ left: fc.nat(63), top: fc.nat(31), width: fc.integer({ min: 1, max: 64 }), height: fc.integer({ min: 1, max: 32 }) })
  .map(({ left, top, width, height }) => ({
    left: left / 64,
    top: top / 32,
    width: Math.min(width, 64 - left) / 64,
    height: Math.min(height, 32 - top) / 32,
  }))

it('the windows of a sphere show a part of it where it lies, and together all of it once', () =>
  fc.assert(
    fc.property(part, (shown) => {
      let area = 0
      for (let column = 0; column < 8; column++)
        for (let row = 0; row < 4; row++) {
          const window = { left: column / 8, top: row / 4, width: 1 / 8, height: 1 / 4 }
          const found = partIn(shown, window)
          if (!found) continue
          const { of, at } = found
          area += of.width * of.height
          // the same place of the sphere, by the picture and by the window, at the same scale
          expect(shown.left + of.left * shown.width).toBeCloseTo(window.left + at.left * window.width, 9)
          expect(shown.top + of.top * shown.height).toBeCloseTo(window.top + at.top * window.height, 9)
          expect(of.width * shown.width).toBeCloseTo(at.width * window.width, 9)
          expect(of.height * shown.height).toBeCloseTo(at.height * window.height, 9)
          for (const box of [of, at]) expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(1 + 1e-9)
        }
      expect(area).toBeCloseTo(1, 9)
    }),
  ))

it('the middle of a part is where somebody looks first', () => {
  expect(middleOfPart(WHOLE_SPHERE)).toEqual({ yaw: 0, pitch: 0 })
  expect(middleOfPart({ left: 0.5, top: 0, width: 0.5, height: 0.5 })).toEqual({ yaw: Math.PI / 2, pitch: Math.PI / 4 })
})
