import { expect, it } from 'vitest'
import { changeSince, quartersOf } from './past-changes.ts'

const points = [
  { asOf: '2025-07', value: 500_000 },
  { asOf: '2026-04', value: 540_000 },
  { asOf: '2026-06', value: 544_000 },
  { asOf: '2026-07', value: 550_000 },
]

it('tells the change since a month that was estimated, and of no other', () => {
  expect(changeSince(points, 12)).toBeCloseTo(0.1, 12)
  expect(changeSince(points, 1)).toBeCloseTo(550 / 544 - 1, 12)
  expect(changeSince(points, 6)).toBeNull()
  expect(changeSince([], 1)).toBeNull()
})

it('draws the quarters alone', () => {
  expect(quartersOf(points).map(({ asOf }) => asOf)).toEqual(['2025-07', '2026-04', '2026-07'])
})
