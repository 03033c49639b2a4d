import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodPosition, yearTicks } from './period.ts'
import { nearestPoint, rebaseIndex, type TrendPoint, trendGeometry } from './trend-geometry.ts'

const point = (period: string, median: number, n = 5): TrendPoint => ({ period, n, p25: median * 0.9, median, p75: median * 1.1 })

describe('periodPosition', () => {
  it('puts months inside their quarter', () => {
    expect(periodPosition('2025-Q3')).toBe(8102)
    expect(periodPosition('2025-07')).toBe(8102)
    expect(periodPosition('2025-08')).toBeCloseTo(8102 + 1 / 3)
    expect(periodPosition('2025')).toBeNaN()
  })
  it('thins year ticks and keeps the newest', () => {
    expect(yearTicks(2018 * 4, 2025 * 4 + 2, 4).map((t) => t.year)).toEqual([2019, 2021, 2023, 2025])
    expect(yearTicks(2025 * 4 + 1, 2025 * 4 + 3)).toEqual([])
  })
})

describe('trendGeometry', () => {
  it('keeps gaps in time as gaps in place', () => {
    const { places } = trendGeometry([point('2020-Q1', 100), point('2020-Q2', 110), point('2022-Q1', 120)])
    expect(places.map((p) => p.x)).toEqual([0, 12.5, 100])
    expect((places[0]?.y ?? 0) > (places[2]?.y ?? 0)).toBe(true)
  })
  it('does not blow small changes up', () => {
    const [first, last] = trendGeometry(
      [point('2024-Q3', 2434, 1), point('2024-Q4', 2371, 1)].map((p) => ({ ...p, p25: p.median, p75: p.median })),
    ).places
    expect(Math.abs((first?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(12)
  })
  it('counts the sales of a year under its tick', () => {
    const { yearTicks: ticks } = trendGeometry([point('2020-Q1', 100, 3), point('2020-Q4', 90, 4), point('2021-Q1', 95, 9)])
    expect(ticks.map((t) => [t.year, t.n])).toEqual([
      [2020, 7],
      [2021, 9],
    ])
  })
  it('stays inside its box, whatever the figures', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5000, noNaN: true }), { minLength: 1, maxLength: 40 }), (medians) => {
        const points = medians.map((m, i) => point(`${2010 + Math.floor(i / 4)}-Q${(i % 4) + 1}`, m))
        return trendGeometry(points).places.every((p) => p.x >= 0 && p.x <= 100 && p.y >= 0 && p.y <= 100)
      }),
    )
  })
})

describe('rebaseIndex', () => {
  it('meets the project over the first shared periods and keeps its shape', () => {
    const rebased = rebaseIndex(
      [point('2020-Q1', 500), point('2020-Q2', 500)],
      [
        { period: '2019-Q4', value: 90 },
        { period: '2020-Q1', value: 100 },
        { period: '2020-Q2', value: 100 },
        { period: '2020-Q3', value: 120 },
      ],
    )
    expect(rebased.map((p) => Math.round(p.value))).toEqual([500, 500, 600])
  })
  it('is empty when nothing is shared', () => {
    expect(rebaseIndex([point('2020-Q1', 500)], [{ period: '2021-Q1', value: 100 }])).toEqual([])
  })
})

it('finds the nearest point', () => {
  expect(nearestPoint([{ x: 0 }, { x: 40 }, { x: 100 }], 65)).toBe(1)
  expect(nearestPoint([{ x: 0 }, { x: 40 }, { x: 100 }], 75)).toBe(2)
})
