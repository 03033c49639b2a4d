import { type Charge, totalOf } from '../duties/charge.ts'
import type { AuState, Buyer, Duties } from '../duties/purchase.ts'

/** What an owner says of a purchase. Money in whole units of the market's money. */
export interface Purchased {
  /** above 0 */
  paid: number
  /** ISO date of the agreement, today at the latest */
  boughtOn: string
  /** null: worked out by the tables */
  duties: number | null
  /** still owed; null: not said */
  loan: number | null
  buyer: Buyer
  /** how many homes the buyer had with this one */
  homes: number
  state: AuState
}

/** The estimate that a gain is counted to. */
export interface ValueToday {
  value: number
  low68: number
  high68: number
  /** its month, "2025-07" */
  asOf: string
}

export interface OwnerFigures {
  /** duties of the purchase; null where the tables do not reach back to its day, and none are taken off then */
  buying: Charge[] | null
  /** duties of a sale today at the estimate; of a purchase older than all tables none, because none lasts so long */
  selling: Charge[]
  /** what is taken off for the purchase: as typed, or all of `buying` */
  buyingCost: number
  sellingCost: number
  /** estimate less price and duties of both ends */
  gain: number
  /** the same at both ends of the range in which two in three sell */
  gainLow: number
  gainHigh: number
  /** from the purchase to the end of the estimate's month; negative for a purchase after it */
  years: number
  /** yearly rate of what all money paid has grown to; null below one year, and where nothing would be left */
  perYear: number | null
  /** of a sale at the estimate after duties and the loan; null without a loan */
  left: number | null
}

const DAY_MS = 86_400_000
const YEAR_DAYS = 365.25

/** The day after the last one of a month, "2025-07" → 2025-08-01. */
function monthEnd(month: string): number {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return Date.UTC(year, at, 1)
}

/** What an owner has gained at an estimate if the home were sold `today`; duties by the market's own dated tables. */
export function ownerFigures(bought: Purchased, { value, low68, high68, asOf }: ValueToday, duties: Duties, today: string): OwnerFigures {
  const { paid, boughtOn, buyer, homes, state, loan } = bought
  const buying = duties.buying({ day: boughtOn, price: paid, buyer, homes, state, use: 'home', loan: null })
  const buyingCost = bought.duties ?? totalOf(buying ?? [])
  const sellingAt = (price: number) => duties.selling({ day: today, price, seller: buyer, boughtOn, paid, spent: buyingCost }) ?? []
  const gainAt = (price: number) => price - paid - buyingCost - totalOf(sellingAt(price))
  const selling = sellingAt(value)
  const sellingCost = totalOf(selling)
  const years = (monthEnd(asOf) - Date.parse(boughtOn)) / DAY_MS / YEAR_DAYS
  const kept = value - sellingCost
  return {
    buying,
    selling,
    buyingCost,
    sellingCost,
    years,
    gain: gainAt(value),
    gainLow: gainAt(low68),
    gainHigh: gainAt(high68),
    perYear: years >= 1 && kept > 0 ? (kept / (paid + buyingCost)) ** (1 / years) - 1 : null,
    left: loan === null ? null : kept - loan,
  }
}
