import { expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import { marketFacts } from './facts.ts'
import { HISTORY_MONTHS, summariseSegment, yearChange } from './rules.ts'
import type { IndexRecord } from './store.ts'

const LAST = 202606
const quartiles = { psfP25: 1, psfMedian: 2, psfP75: 3, priceP25: 4, priceMedian: 5, priceP75: 6 }
const index = (n: number): IndexRecord[] =>
  Array.from({ length: n }, (_, i) => ({ segment: 'hdb', month: addMonths(LAST, i - n + 1), value: 100 + i, n: 10, ...quartiles }))

it('the newest month is used, compared with the same month a year before', () => {
  const summary = summariseSegment(index(84))
  expect(summary).toMatchObject({ newest: { month: LAST, value: 183 }, saleCountMean12m: 10 })
  expect(summary?.change12m).toBeCloseTo(183 / 171 - 1)
  expect(summary?.history.length).toBe(HISTORY_MONTHS)
  expect(summary?.history.at(-1)?.month).toBe(LAST)
})

it('a month whose sales are not all lodged yet is skipped', () => {
  const rows = index(84).map((row) => (row.month === LAST ? { ...row, n: 4 } : row))
  expect(summariseSegment(rows)).toMatchObject({ newest: { month: 202605 }, saleCountMean12m: 10 })
  expect(summariseSegment(rows)?.history.at(-1)?.month).toBe(202605)
})

it('without a year of history there is no change, without an index no summary', () => {
  expect(summariseSegment(index(6))).toMatchObject({ change12m: null, saleCountMean12m: 5 })
  expect(summariseSegment([])).toBeNull()
})

it('an empty meta table means an unpublished market', () => {
  expect(marketFacts([])).toMatchObject({ isDemo: false, lastMonth: null, projectCount: 0 })
  expect(
    marketFacts([
      { key: 'origin', value: 'demo' },
      { key: 'last_month', value: '202606' },
    ]),
  ).toMatchObject({ isDemo: true, lastMonth: LAST })
})

it('a year of an index against the year before counts each month by its sales, and is not told of fewer than ten', () => {
  const points = index(24)
  expect(yearChange(points, LAST)).toMatchObject({ n: 120, nBefore: 120 })
  expect(yearChange(points, LAST)?.fraction).toBeCloseTo(117.5 / 105.5 - 1)
  const few = points.map((row, at) => ({ ...row, n: at === 0 ? 9 : at < 12 ? 0 : 1 }))
  expect(yearChange(few, LAST)).toBeNull()
  const uneven = points.map((row, at) => ({ ...row, n: at === 0 ? 30 : at < 12 ? 0 : 1 }))
  expect(yearChange(uneven, LAST)).toMatchObject({ n: 12, nBefore: 30 })
  expect(yearChange(uneven, LAST)?.fraction).toBeCloseTo(117.5 / 100 - 1)
  expect(yearChange([], LAST)).toBeNull()
})
