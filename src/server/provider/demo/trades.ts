import { addMonths, monthsBetween } from '#lib/months.ts'
import type { ActivityType } from '#market/vocabulary.ts'
import type { Month } from '../db/market/place-tables.ts'
import { TXN_FLAG, type TxnRow } from '../db/market/rows.ts'
import type { TradedHome } from './layouts.ts'
import type { DemoMarket } from './market/demo-market.ts'
import type { Random } from './market/random.ts'
import { FIRST_MONTH, type MonthCalendar } from './market-time.ts'
import { type ProjectWorth, psfAt, rentPrice, salePrice } from './pricing.ts'

export type PlannedTxn = Omit<TxnRow, 'id' | 'projectId' | 'buildingId' | 'stackId' | 'sourceId'> & Pick<TradedHome, 'building' | 'stack'>

const BARGAIN_NOISE = 0.03
/** share of homes that are ever let */
const LET_CHANCE = 0.4
const RENT_NOISE = 0.06
/** Developers sell new homes for more than the same homes later resell for. */
const LAUNCH_PREMIUM = 1.12
/** Public flats are published in bands of three storeys. */
const FLOOR_BAND = 3
/** A launch begins this long before completion and sells for a year and a half. */
const MONTHS_BEFORE_COMPLETION = 36
const MONTHS_OF_LAUNCH = 18
/** Homes are resold within this many months after the holding period; dates after the data month are dropped. */
const RESALE_MONTHS = 84
/** Few buyers sell on before the keys are handed over. */
const SUBSALE_CHANCE = 0.06

interface TradeSetting {
  market: DemoMarket
  worth: ProjectWorth
  calendar: MonthCalendar
  /** the homes were sold by the developer within the calendar */
  launchedInWindow: boolean
  stillSelling: boolean
}

function floorsOf(setting: TradeSetting, home: TradedHome): [number | null, number | null] {
  if (home.floor === null) return [null, null]
  if (setting.worth.segment.layout !== 'block') return [home.floor, home.floor]
  const low = home.floor - ((home.floor - 1) % FLOOR_BAND)
  return [low, low + FLOOR_BAND - 1]
}

function sale(random: Random, setting: TradeSetting, home: TradedHome, month: Month, activity: ActivityType): PlannedTxn {
  const { worth, market } = setting
  const [floorLow, floorHigh] = floorsOf(setting, home)
  const premium = activity === 'newsale' ? LAUNCH_PREMIUM : 1
  const noise = 1 + BARGAIN_NOISE * random.normal()
  return {
    building: home.building,
    stack: home.stack,
    kind: 'sale',
    activity,
    month,
    price: salePrice(psfAt(worth, home, month) * premium, home.areaSqm, noise, market.priceStep),
    areaSqm: home.areaSqm,
    unitMix: home.mix.mix,
    floorLow,
    floorHigh,
    unitNo: home.unitNo,
    units: 1,
    model: home.mix.model,
    leaseStartYear: worth.leaseStartYear,
    flags: (worth.segment.areaIs === 'land' ? TXN_FLAG.landArea : 0) | (worth.segment.txnFlags ?? 0),
  }
}

function rental(random: Random, setting: TradeSetting, home: TradedHome, month: Month): PlannedTxn {
  const { worth, market } = setting
  const price = rentPrice(worth, home, month, market.dataMonth, 1 + RENT_NOISE * random.normal(), market.rentStep)
  const activity = worth.segment.layout === 'block' ? 'rentwhole' : 'rent'
  return {
    ...sale(random, setting, home, month, activity),
    kind: 'rent',
    price,
    floorLow: null,
    floorHigh: null,
    unitNo: null,
    stack: null,
  }
}

/** First and last month in which the developer sells; a launch still under way began early enough to have sold until the data month. */
function launchMonths({ worth, market, stillSelling }: TradeSetting): [Month, Month] {
  const usual = addMonths(worth.completionYear * 100 + 6, -MONTHS_BEFORE_COMPLETION)
  const first = stillSelling ? Math.min(usual, addMonths(market.dataMonth, 1 - MONTHS_OF_LAUNCH)) : usual
  return [first, stillSelling ? market.dataMonth : addMonths(first, MONTHS_OF_LAUNCH - 1)]
}

/** Months of the home's sales, in order, at least a holding period apart. */
function saleMonths(random: Random, setting: TradeSetting): Month[] {
  const { worth, calendar, market } = setting
  const completion = worth.completionYear * 100 + 6
  const months: Month[] = []
  if (setting.launchedInWindow) {
    const launch = calendar.draw(random, ...launchMonths(setting))
    if (launch === null) return []
    months.push(launch)
    if (setting.stillSelling) return months
    const early = random.chance(SUBSALE_CHANCE) ? calendar.draw(random, addMonths(launch, 12), addMonths(completion, -1)) : null
    if (early !== null && early > launch) months.push(early)
  }
  const wanted =
    months.length +
    random.weighted([
      [1, 6],
      [2, 4],
      [3, 1],
    ] as const)
  const bought = months.at(-1)
  let from = bought === undefined ? FIRST_MONTH : addMonths(bought, worth.segment.holdYears * 12)
  if (worth.segment.layout === 'block') from = Math.max(from, addMonths(completion, worth.segment.holdYears * 12))
  while (months.length < wanted && random.chance(monthsBetween(from, market.dataMonth) / RESALE_MONTHS)) {
    const month = calendar.draw(random, from, market.dataMonth)
    if (month === null) break
    months.push(month)
    from = addMonths(month, Math.max(24, worth.segment.holdYears * 12))
  }
  return months
}

function activityOf(setting: TradeSetting, months: readonly Month[], i: number): ActivityType {
  if (i === 0 && setting.launchedInWindow) return 'newsale'
  const month = months[i] ?? setting.market.dataMonth
  const early = setting.launchedInWindow && monthsBetween(month, setting.worth.completionYear * 100 + 6) > 0
  return early ? 'subsale' : 'resale'
}

/** All transactions of one home from 2015 to the data month, oldest first. */
export function tradesOf(random: Random, setting: TradeSetting, home: TradedHome): PlannedTxn[] {
  const months = saleMonths(random, setting)
  const out = months.map((month, i) => sale(random, setting, home, month, activityOf(setting, months, i)))
  const { worth, market } = setting
  if (worth.segment.rentPath && !setting.stillSelling && random.chance(LET_CHANCE)) {
    const from = addMonths(worth.completionYear * 100 + 6, worth.segment.layout === 'block' ? worth.segment.holdYears * 12 : 4)
    let month = addMonths(Math.max(FIRST_MONTH, from), random.int(0, 40))
    while (month <= market.dataMonth) {
      out.push(rental(random, setting, home, month))
      month = addMonths(month, random.pick([12, 24, 24, 36]))
    }
  }
  return out
}
