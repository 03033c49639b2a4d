import { expect, it } from 'vitest'
import { elementAt, float64At } from '#lib/element-at.ts'
import { madeMarket } from './made-market.ts'
import { naiveLogPrices } from './naive.ts'
import { firstRowFrom } from './sale-table.ts'

const LAST = 2020 * 12 + 23

it('is near the price where homes are alike, and knows nothing of the month itself', () => {
  const market = madeMarket({ salesPerMonth: 60 })
  const rows = Array.from({ length: 60 }, (_, i) => firstRowFrom(market.sales, LAST) + i)
  const logs = naiveLogPrices(market, rows)
  for (const [i, row] of rows.entries()) expect(Math.abs(float64At(logs, i) - float64At(market.sales.logPrice, row))).toBeLessThan(0.3)
  const dearer = market.sales.logPrice.map((log, row) => (row >= elementAt(rows, 0) ? log + 1 : log))
  expect(naiveLogPrices({ ...market, sales: { ...market.sales, logPrice: dearer } }, rows)).toEqual(logs)
})

it('takes the zone where the building has too few, and nothing where there are no sales', () => {
  const market = madeMarket({ months: 3, salesPerMonth: 12, sites: 12 })
  expect(naiveLogPrices(market, [0])[0]).toBeNaN()
  const last = Array.from({ length: 12 }, (_, i) => 24 + i)
  expect(naiveLogPrices(market, last).every((log) => Number.isFinite(log))).toBe(true)
})
