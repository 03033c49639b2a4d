import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEMO_MARKETS } from './demo-markets.ts'
import { readPlaces, readRailLines } from './market/fact-table.ts'
import { seatProjects } from './market/placement.ts'
import { createRandom } from './market/random.ts'
import { MonthCalendar, pathAt } from './market-time.ts'
import { leaseFactor } from './pricing.ts'

test('the generator is even, bounded and repeatable', () => {
  const random = createRandom('a')
  const draws = Array.from({ length: 20_000 }, () => random.next())
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
  expect(mean).toBeCloseTo(0.5, 1)
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  const again = createRandom('a')
  expect(draws.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => again.next()))
})

test('a shuffle keeps every element', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
      expect(createRandom(seed).shuffle(list).sort()).toEqual([...list].sort())
    }),
  )
})

test('a longer lease is never worth less, a freehold never less than a lease', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (a, b) => {
      expect(leaseFactor(Math.max(a, b))).toBeGreaterThanOrEqual(leaseFactor(Math.min(a, b)))
      expect(leaseFactor(a)).toBeLessThanOrEqual(1)
    }),
  )
})

test('drawn months lie between the wanted ones', () => {
  const calendar = new MonthCalendar([1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 5], [1, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.2], 202507)
  fc.assert(
    fc.property(fc.integer({ min: 2014, max: 2026 }), fc.integer({ min: 2014, max: 2026 }), fc.string(), (a, b, seed) => {
      const month = calendar.draw(createRandom(seed), a * 100 + 3, b * 100 + 9)
      if (month === null) expect(b < 2015 || a > 2025 || a > b).toBe(true)
      else expect(month >= Math.max(201501, a * 100 + 3) && month <= Math.min(202507, b * 100 + 9)).toBe(true)
    }),
  )
})

test('a yearly path has its values in January and is linear in between', () => {
  expect(pathAt([1, 2, 4], 201501)).toBe(1)
  expect(pathAt([1, 2, 4], 201601)).toBe(2)
  expect(pathAt([1, 2, 4], 201607)).toBe(3)
  expect(pathAt([1, 2, 4], 203001)).toBe(4)
})

test('malformed tables are refused with the line in the message', () => {
  expect(() => readPlaces('Nowhere | | 1,2 | x')).toThrow(/Nowhere/)
  expect(() => readRailLines('Line | | #000000 | mrt\nX1,Unknown')).toThrow(/X1,Unknown/)
})

describe.each(Object.values(DEMO_MARKETS))('tables of $country', (market) => {
  test('shares of segments sum to 1, and all places have projects at scale', () => {
    expect(market.segments.reduce((sum, segment) => sum + segment.share, 0)).toBeCloseTo(1, 6)
    const seats = seatProjects(market, 5000)
    expect(new Set(seats.map((seat) => seat.place)).size).toBe(market.places.length)
    expect(new Set(seats.map((seat) => `${seat.place.name}/${seat.seat}`)).size).toBe(seats.length)
  })

  test('stations lie in the box of their map and lines have colours', () => {
    const [south, west, north, east] = market.box
    for (const line of market.lines) {
      expect(line.colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(line.stations.length).toBeGreaterThan(1)
      for (const { at } of line.stations) expect(at[0] > south && at[0] < north && at[1] > west && at[1] < east).toBe(true)
    }
  })

  test('paths run from January 2015 to January 2026 and meet the data month at one', () => {
    for (const segment of market.segments)
      for (const path of segment.rentPath ? [segment.path, segment.rentPath] : [segment.path]) {
        expect(path.length).toBe(12)
        expect(pathAt(path, market.dataMonth)).toBeCloseTo(1, 1)
      }
  })
})
