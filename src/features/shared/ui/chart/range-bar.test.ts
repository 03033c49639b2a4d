import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeBarPlaces } from './range-bar-geometry.ts'

describe('rangeBarPlaces', () => {
  it('puts the figures at their share of the 90 % range', () => {
    expect(rangeBarPlaces({ low90: 400, low68: 440, value: 490, high68: 550, high90: 600 })).toEqual({ low68: 20, value: 45, high68: 75 })
  })
  it('keeps the order of the figures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 5, maxLength: 5 }), (figures) => {
        const [low90 = 0, low68 = 0, value = 0, high68 = 0, high90 = 0] = figures.toSorted((a, b) => a - b)
        const places = rangeBarPlaces({ low90, low68, value, high68, high90 })
        return 0 <= places.low68 && places.low68 <= places.value && places.value <= places.high68 && places.high68 <= 100
      }),
    )
  })
})
