import { median } from './metrics.ts'

/** A sale of a home among others that records cannot tell from it. */
export interface AlikeSale {
  /** equal for homes that are alike in all that is on record: building, type, size, storey band */
  home: string
  /** months since year 0 */
  month: number
  price: number
}

/** Errors are fractions of the price. */
export interface NoiseFloor {
  pairs: number
  median: number
  mean: number
}

/** Sales at most this far apart are taken as made in one market. */
const MONTHS_APART = 1
/** With fewer pairs the floor is uncertain by more than it says. */
const PAIRS_MIN = 200

/**
 * How far estimates by any method must lie from prices, because alike homes are sold at unlike prices: two prices of one home and time each carry
 * their own deviation, so their difference is √2 of what an estimate that knew their common value would miss. Null with too few pairs.
 */
export function noiseFloorOf(sales: readonly AlikeSale[]): NoiseFloor | null {
  const misses: number[] = []
  for (const alike of Map.groupBy(sales, ({ home }) => home).values())
    for (const [at, one] of alike.entries())
      for (const other of alike.slice(0, at))
        if (Math.abs(one.month - other.month) <= MONTHS_APART) misses.push(Math.abs(Math.log(one.price / other.price)) / Math.SQRT2)
  if (misses.length < PAIRS_MIN) return null
  return { pairs: misses.length, median: median(misses), mean: misses.reduce((sum, miss) => sum + miss, 0) / misses.length }
}
