import fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyGeometry } from './history-geometry.ts'

const points = fc
  .array(fc.record({ value: fc.integer({ min: 100_000, max: 9_000_000 }), doubt: fc.double({ min: 0.01, max: 0.3, noNaN: true }) }), {
    minLength: 2,
    maxLength: 13,
  })
  .map((rows) =>
    rows.map(({ value, doubt }, i) => ({
      asOf: `${2022 + Math.floor(i / 4)}-${String(1 + 3 * (i % 4)).padStart(2, '0')}`,
      value,
      low68: value * (1 - doubt),
      high68: value * (1 + doubt),
      low90: value * (1 - 1.6 * doubt),
      high90: value * (1 + 1.6 * doubt),
    })),
  )

it('keeps everything inside its box, from the first point to the last', () => {
  fc.assert(
    fc.property(points, (past) => {
      const { places, line, band68, band90, valueTicks, yearTicks } = historyGeometry(past)
      expect(places).toHaveLength(past.length)
      expect([places[0]?.x, places.at(-1)?.x]).toEqual([0, 100])
      const numbers = [line, band68, band90].flatMap((path) => path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
      for (const place of [...numbers, ...valueTicks.map(({ y }) => y), ...yearTicks.map(({ x }) => x)]) {
        expect(place).toBeGreaterThanOrEqual(-0.01)
        expect(place).toBeLessThanOrEqual(100.01)
      }
    }),
  )
})

it('a higher value stands higher', () => {
  const at = (value: number, asOf: string) => ({ asOf, value, low68: value, high68: value, low90: value, high90: value })
  const [first, last] = historyGeometry([at(500_000, '2024-01'), at(600_000, '2025-01')]).places
  expect(last?.y).toBeLessThan(first?.y ?? 0)
})
