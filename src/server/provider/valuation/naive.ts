import { float64At, int32At } from '#lib/element-at.ts'
import { median } from './metrics.ts'
import { groupRows, salesBySite } from './neighbours.ts'
import { isKnown, logRate, type Market } from './sale-table.ts'

const MONTHS = 12
const OWN_MIN = 3

/**
 * What anybody can work out: the median price per area of the same kind of homes in the same building or project over the last twelve months,
 * else in the same zone, times the home's area; or, where prices do not go by the area on record, the median price `whole`. Log prices by row, NaN
 * where neither has a sale. The baseline of the engine.
 */
export function naiveLogPrices(market: Market, rows: readonly number[], whole = false): Float64Array {
  const { sales, sites, kinds } = market
  const zoneKey = (row: number) => int32At(sites.zone, int32At(sales.site, row)) * kinds.length + int32At(sales.kind, row)
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
    const own = pastRates(bySite, int32At(sales.site, row), row)
    return (own.length >= OWN_MIN ? median(own) : zoneRate(row)) + (whole ? 0 : Math.log(float64At(sales.area, row)))
  })

  function pastRates(group: ReturnType<typeof salesBySite>, key: number, of: number): number[] {
    const [month, kind] = [int32At(sales.month, of), int32At(sales.kind, of)]
    const rates: number[] = []
    for (let i = int32At(group.start, key + 1) - 1; i >= int32At(group.start, key); i--) {
      const row = int32At(group.rows, i)
      if (int32At(sales.month, row) >= month) continue
      if (int32At(sales.month, row) < month - MONTHS) break
      if (!isKnown(sales, row, month)) continue
      if (sales.kind[row] === kind) rates.push(whole ? float64At(sales.logPrice, row) : logRate(sales, row))
    }
    return rates
  }
}
