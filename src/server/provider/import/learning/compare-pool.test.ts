import { expect, it } from 'vitest'
import { MADE_PLAN, madeMarket } from '../../valuation/made-market.ts'
import { rollExamples } from '../../valuation/rolling-examples.ts'
import { compareExamples } from './compare-pool.ts'

const FIRST = 2020 * 12
const OPTIONS = { from: FIRST + MADE_PLAN.warmUpMonths, to: FIRST + 24, valuedFrom: FIRST + 15, wanted: (row: number) => row % 5 > 0 }
const shared = (bytes: number) => new SharedArrayBuffer(bytes)

it.each([1, 3])('describes sales on %i threads as one after the other would', async (threads) => {
  const market = madeMarket()
  const reported: number[] = []
  const onMonth = (sales: number) => reported.push(sales)
  const examples = await compareExamples(market, MADE_PLAN, { ...OPTIONS, allocate: shared, onMonth }, threads)
  const expected = rollExamples(market, MADE_PLAN, OPTIONS)
  expect(expected.probes.area.length).toBeGreaterThan(0)
  expect(examples).toEqual(expected)
  expect(reported.reduce((sum, sales) => sum + sales, 0)).toBe(examples.count)
})
