import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askingPlaces, beyondRange } from './asking-places.ts'

const money = fc.integer({ min: 1, max: 5_000_000 })
const cases = fc.record({ figures: fc.tuple(money, money, money), price: money }).map(({ figures, price }) => {
  const [low = 0, value = 0, high = 0] = figures.toSorted((a, b) => a - b)
  return { low, value, high, price }
})

describe('the places of a price and the range of its estimate', () => {
  it('stand in the order of the figures, on the bar', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const places = askingPlaces(given)
        const pairs = [
          ['low', 'value'],
          ['value', 'high'],
          ['low', 'price'],
          ['price', 'high'],
        ] as const
        for (const [a, b] of pairs) {
          if (given[a] <= given[b]) expect(places[a]).toBeLessThanOrEqual(places[b])
          else expect(places[a]).toBeGreaterThanOrEqual(places[b])
        }
        for (const place of Object.values(places)) expect(place >= 6 && place <= 94).toBe(true)
      }),
    )
  })

  it('is one place where all figures are one', () =>
    expect(askingPlaces({ low: 5, value: 5, high: 5, price: 5 })).toEqual({ low: 50, value: 50, high: 50, price: 50 }))
})

it('says how far a price lies outside, from the nearer bound', () => {
  expect(beyondRange({ low: 900, high: 1_100, price: 1_000 })).toBe(0)
  expect(beyondRange({ low: 900, high: 1_100, price: 900 })).toBe(0)
  expect(beyondRange({ low: 900, high: 1_100, price: 810 })).toBeCloseTo(-0.1)
  expect(beyondRange({ low: 900, high: 1_100, price: 1_210 })).toBeCloseTo(0.1)
})
