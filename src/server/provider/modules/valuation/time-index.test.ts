import { expect, it } from 'vitest'
import { addMonths } from '#lib/months.ts'
import { logGrowth, pickSeries } from './time-index.ts'

const series = [
  { month: 202501, value: 100 },
  { month: 202504, value: 110 },
]

it('a missing month takes the value before it, one before the start the first', () => {
  expect(logGrowth(series, 202502, 202504)).toBeCloseTo(Math.log(1.1))
  expect(logGrowth(series, 202001, 202512)).toBeCloseTo(Math.log(1.1))
  expect(logGrowth(series, 202504, 202512)).toBe(0)
  expect(logGrowth([], 202001, 202512)).toBe(0)
})

it('an area’s own series is used only when it is long and recent', () => {
  const run = (n: number, last: number) => Array.from({ length: n }, (_, i) => ({ month: addMonths(last, i - n + 1), value: 100 + i }))
  const country = run(60, 202606)
  const [long, short, stale] = [run(30, 202605), run(20, 202606), run(40, 202602)]
  expect(pickSeries(long, country, 202606)).toBe(long)
  expect(pickSeries(short, country, 202606)).toBe(country)
  expect(pickSeries(stale, country, 202606)).toBe(country)
  expect(pickSeries([], country, 202606)).toBe(country)
})
