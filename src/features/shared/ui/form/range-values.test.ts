import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRange, type RangeBounds, rangeAt, rangePositions, SLIDER_STEPS, sliderPosition, sliderValue } from './range-values.ts'

const PRICE: RangeBounds = { min: 0, max: 100_000_000, step: 10_000, curve: 3 }
const bounds: fc.Arbitrary<RangeBounds> = fc.constantFrom(
  PRICE,
  { min: 0, max: 8000, step: 10 },
  { min: 100, max: 10_000, step: 50, curve: 2 },
)
const position = fc.integer({ min: 0, max: SLIDER_STEPS })

test('a curve gives small prices most of the way', () => {
  expect(sliderPosition(1_000_000, PRICE)).toBeGreaterThan(200)
  expect(sliderPosition(1_000_000, { ...PRICE, curve: 1 })).toBe(10)
})

test('the ends are open', () => {
  expect(rangeAt([0, SLIDER_STEPS], PRICE)).toEqual([null, null])
  expect(rangePositions([null, null], PRICE)).toEqual([0, SLIDER_STEPS])
})

test('values are within the bounds, on a step, and grow with the position', () => {
  fc.assert(
    fc.property(bounds, position, position, (range, a, b) => {
      const [low, high] = [sliderValue(Math.min(a, b), range), sliderValue(Math.max(a, b), range)]
      expect(low).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThanOrEqual(range.min)
      expect(high).toBeLessThanOrEqual(range.max)
      expect((low - range.min) % range.step).toBe(0)
    }),
  )
})

test('a value put on the slider and read again moves by no more than two places', () => {
  fc.assert(
    fc.property(bounds, position, (range, at) => {
      const value = sliderValue(at, range)
      const again = sliderValue(sliderPosition(value, range), range)
      const place = sliderValue(Math.min(SLIDER_STEPS, at + 2), range) - sliderValue(Math.max(0, at - 2), range)
      expect(Math.abs(again - value)).toBeLessThanOrEqual(place + range.step)
    }),
  )
})

test('an ordered range has its low side first and keeps its numbers', () => {
  const side = fc.option(fc.integer())
  fc.assert(
    fc.property(side, side, (a, b) => {
      const [low, high] = orderRange([a, b])
      expect([low, high].toSorted()).toEqual([a, b].toSorted())
      if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high)
    }),
  )
})
