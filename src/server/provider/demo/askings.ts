import { addMonths } from '#lib/months.ts'
import type { AskingRow } from '../db/market/rows.ts'
import type { DemoMarket } from './demo-market.ts'
import type { ProjectLayout } from './layouts.ts'
import { type ProjectWorth, psfAt, salePrice } from './pricing.ts'
import type { Random } from './random.ts'

/** The share of homes on offer at a time, and the premium of asking prices over prices paid. */
const OFFERED_SHARE = 0.012
const OFFERED_MAX = 9
const ASKED_MORE = 1.04

/** Current asking prices of some homes of a finished project. */
export function planAskings(
  random: Random,
  market: DemoMarket,
  worth: ProjectWorth,
  layout: ProjectLayout,
): Omit<AskingRow, 'projectId'>[] {
  const offered = Math.min(OFFERED_MAX, Math.round(layout.unitCount * OFFERED_SHARE * random.between(0.5, 1.6)))
  return Array.from({ length: offered }, () => layout.draw()).flatMap((home) => {
    if (!home) return []
    const asked = ASKED_MORE * (1 + 0.03 * random.normal())
    const price = salePrice(psfAt(worth, home, market.dataMonth), home.areaSqm, asked, market.priceStep)
    const month = addMonths(market.dataMonth, -Math.floor(10 * random.next() ** 2))
    return [{ unitMix: home.mix.mix, areaSqm: home.areaSqm, price, month }]
  })
}
