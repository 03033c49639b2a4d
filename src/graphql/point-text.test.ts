import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPointText, writePoints } from './point-text.ts'

const degree = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true })
const point = fc.tuple(degree(-38, 23), degree(100, 152))

test('points are read back from their text to a metre, and an incomplete point is refused', () => {
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const back = readPointText(writePoints(points))
      expect(back.length).toBe(points.length)
      back.forEach(([lat, lng], i) => {
        expect(Math.abs(lat - (points[i]?.[0] ?? 0))).toBeLessThan(0.6e-5)
        expect(Math.abs(lng - (points[i]?.[1] ?? 0))).toBeLessThan(0.6e-5)
      })
    }),
  )
  expect(() => readPointText(writePoints([[1.3, 103.8]]).slice(0, -1))).toThrow(RangeError)
})
