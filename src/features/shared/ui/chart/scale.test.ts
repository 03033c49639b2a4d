import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, linePath, roundAxis, roundStep } from './scale.ts'

test('maps ends onto ends and the middle onto the middle', () => {
  const scale = linearScale([2, 4], [100, 0])
  expect([scale(2), scale(3), scale(4)]).toEqual([100, 50, 0])
  expect(linearScale([3, 3], [10, 20])(3)).toBe(10)
})

test('round steps', () => {
  expect(roundStep(0, 400, 4)).toBe(100)
  expect(roundStep(430, 640, 4)).toBe(50)
  expect(roundAxis(430, 640, 4)).toEqual({ low: 400, high: 650, ticks: [400, 450, 500, 550, 600, 650] })
  expect(roundAxis(0.1, 0.7, 3).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8])
})

test('a round axis holds the interval and stays within twice the wished number of parts', () => {
  const interval = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }))
  fc.assert(
    fc.property(interval, fc.integer({ min: 2, max: 8 }), ([low, span], count) => {
      const axis = roundAxis(low, low + span, count)
      expect(axis.low).toBeLessThanOrEqual(low)
      expect(axis.high).toBeGreaterThanOrEqual(low + span)
      expect(axis.ticks.length).toBeLessThanOrEqual(2 * count + 2)
      expect(axis.ticks.length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('a path through points', () => {
  expect(linePath([])).toBe('')
  expect(
    linePath([
      [0, 1],
      [2.006, 3],
    ]),
  ).toBe('M0,1L2.01,3')
})
