import { describe, expect, it } from 'vitest'
import { median } from './metrics.ts'
import { type AlikeSale, noiseFloorOf } from './noise-floor.ts'
import { seededRandom } from './random.ts'

/** Pairs of sales of one home in one month, each off its true value by up to 6 % either way. */
function madePairs(count: number): AlikeSale[] {
  const random = seededRandom(11)
  return Array.from({ length: count * 2 }, (_, at) => {
    const pair = Math.floor(at / 2)
    return { home: `home ${pair}`, month: 24_000, price: 500_000 * Math.exp(0.12 * (random() + random() - 1)) }
  })
}

describe('the floor of errors', () => {
  it('is the error of an estimate that knows the true value', () => {
    const sales = madePairs(4_000)
    const known = median(sales.map(({ price }) => Math.abs(Math.log(price / 500_000))))
    const floor = noiseFloorOf(sales)
    expect(floor?.pairs).toBe(4_000)
    expect(floor?.median).toBeCloseTo(known, 2)
    expect(floor?.mean).toBeGreaterThan(floor?.median ?? 1)
  })

  it('takes sales within a month, of one home', () => {
    const apart = madePairs(400).map((sale, at) => ({ ...sale, month: sale.month + (at % 2) * 2 }))
    expect(noiseFloorOf(apart)).toBeNull()
    expect(noiseFloorOf(madePairs(400).map((sale, at) => ({ ...sale, month: sale.month + (at % 2) })))?.pairs).toBe(400)
    expect(noiseFloorOf(madePairs(400).map((sale, at) => ({ ...sale, home: `${at}` })))).toBeNull()
  })

  it('is not said from fewer than 200 pairs', () => {
    expect(noiseFloorOf(madePairs(199))).toBeNull()
    expect(noiseFloorOf(madePairs(200))?.pairs).toBe(200)
  })
})
