import { expect, it } from 'vitest'
import { type Bins, binFrame, binRows, binsIn, dotsPath } from './bin-geometry.ts'

const bins: Bins = {
  total: 40,
  sizeStep: 100,
  psfStep: 50,
  outside: 2,
  bins: [
    { size: 600, psf: 1_000, storey: 'LOW', n: 4 },
    { size: 600, psf: 1_100, storey: 'LOW', n: 16 },
    { size: 600, psf: 1_050, storey: 'HIGH', n: 1 },
    { size: 900, psf: 900, storey: null, n: 17 },
  ],
}

it('holds every step within its axes', () => {
  const { x, y, xAxis, yAxis } = binFrame(bins)
  expect([xAxis.low, xAxis.high]).toEqual([600, 1_000])
  for (const { size, psf } of bins.bins)
    for (const percent of [x(size), x(size + bins.sizeStep), y(psf), y(psf + bins.psfStep)]) {
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }
  expect(yAxis.low).toBeLessThanOrEqual(900)
})

it('has round steps of its axis in the unit of the reader', () => {
  expect(binFrame(binsIn(bins, 'sqm')).xAxis).toMatchObject({ low: 50, high: 100 })
  expect(binsIn(bins, 'sqft')).toBe(bins)
})

it('draws a dot for each bin, and none of nothing', () => {
  expect(dotsPath(bins, bins.bins).match(/M/g)).toHaveLength(4)
  expect(dotsPath(bins, [])).toBe('')
})

it('tells every deal once in its rows, with the step in which the middle one lies', () => {
  const rows = binRows(bins)
  expect(rows.map(({ size }) => size)).toEqual([600, 900])
  expect(rows[0]?.cells.get('LOW')).toEqual({ n: 20, psf: 1_125 })
  expect(rows[0]?.cells.get('MIDDLE')).toBeUndefined()
  expect(rows.flatMap(({ cells }) => [...cells.values()]).reduce((sum, { n }) => sum + n, 0)).toBe(38)
})
