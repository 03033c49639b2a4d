import type { Charge } from './charge.ts'
import type { Dated } from './dated.ts'
import type { LoanLimits } from './loan-limits.ts'

/** Who buys. resident: permanent resident; company: any entity that is not a person. */
export const BUYERS = ['citizen', 'resident', 'foreigner', 'company'] as const
export type Buyer = (typeof BUYERS)[number]

/** What a home is bought for. */
export const USES = ['home', 'first-home', 'investment'] as const
export type Use = (typeof USES)[number]

export const AU_STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type AuState = (typeof AU_STATES)[number]

/** A home that is bought. Money in whole units; the price is the higher of price and market value. */
export interface Purchase {
  /** of the signed agreement */
  day: string
  price: number
  buyer: Buyer
  /** how many homes the buyer has with this one: 1, 2, or 3 and more */
  homes: number
  use: Use
  state: AuState
  /** null: no loan, or one that does not count */
  loan: number | null
}

export interface Disposal {
  /** of the signed agreement */
  day: string
  price: number
  seller: Buyer
  /** the day and the price of the purchase */
  boughtOn: string
  paid: number
  /** allowable costs of buying, improving and selling */
  spent: number
}

export interface Lease {
  day: string
  /** of a month */
  rent: number
  months: number
}

/** The duties of a market. `null`: the tables have no rule for that day. */
export interface Duties {
  buying: (purchase: Purchase) => Charge[] | null
  selling: (sale: Disposal) => Charge[] | null
  letting: (lease: Lease) => Charge[] | null
  /** the rule by which whoever sells the home that they live in pays nothing; missing where a sale may pay */
  untaxedSale?: Dated
  /** what banks may lend */
  lending: readonly LoanLimits[]
}
