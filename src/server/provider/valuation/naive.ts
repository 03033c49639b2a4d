import { median } from './metrics.ts'
import { groupRows, salesBySite } from './neighbours.ts'
import { logRate, type Market } from './sale-table.ts'

const MONTHS = 12
const OWN_MIN = 3

/**
 * What anybody can work out: the median price per area of the same kind of homes in the same building or project over the last twelve months,
 * else in the same zone, times the home's area. Log prices by row, NaN where neither has a sale. The yardstick of the engine.
 */
export function naiveLogPrices(market: Market, rows: readonly number[]): Float64Array {
  const { sales, sites, kinds } = market
  const zoneKey = (row: number) => (sites.zone[sales.site[row] as number] as number) * kinds.length + (sales.kind[row] as number)
  const bySite = salesBySite(sales, sites)
  const byZone = groupRows(
    Int32Array.from({ length: sales.count }, (_, row) => zoneKey(row)),
    market.zones.length * kinds.length,
  )
  const known = new Map<string, number>()
  const zoneRate = (row: number) => {
    const key = `${zoneKey(row)} ${sales.month[row]}`
    const found = known.get(key) ?? median(pastRates(byZone, zoneKey(row), row))
    known.set(key, found)
    return found
  }
  return Float64Array.from(rows, (row) => {
    const own = pastRates(bySite, sales.site[row] as number, row)
    return (own.length >= OWN_MIN ? median(own) : zoneRate(row)) + Math.log(sales.area[row] as number)
  })

  function pastRates(group: ReturnType<typeof salesBySite>, key: number, of: number): number[] {
    const [month, kind] = [sales.month[of] as number, sales.kind[of] as number]
    const rates: number[] = []
    for (let i = (group.start[key + 1] as number) - 1; i >= (group.start[key] as number); i--) {
      const row = group.rows[i] as number
      if ((sales.month[row] as number) >= month) continue
      if ((sales.month[row] as number) < month - MONTHS) break
      if (sales.kind[row] === kind) rates.push(logRate(sales, row))
    }
    return rates
  }
}
