import type { Dated } from '#property/duties/dated.ts'
import type { Buyer, Duties } from '#property/duties/purchase.ts'
import type { Cents, PlanPerson, Residency } from './plan-model.ts'

/** What a month's wages put into the retirement fund that a plan counts. */
export interface Contribution {
  /** kept back from the wages, whichever account it goes to */
  employee: Cents
  /** reaches the counted fund, with the employer's part */
  saved: Cents
}

export interface FundUse {
  balance: Cents
  price: Cents
  loan: Cents
  /** the least that must be paid in cash */
  cashLeast: Cents
  /** in full years, of the oldest */
  age: number
  /** homes that the fund has paid for and that are still owned */
  homesPaid: number
}

export interface FundRules {
  contribution: (wages: Cents, age: number, residency: Residency, day: string) => Contribution
  contributionRule: (day: string) => Dated
  /** the most that may be taken for a purchase; null: homes are not bought with it */
  usable: ((use: FundUse) => Cents) | null
  /** whether instalments may be paid from it, until the price has been used up */
  paysLoans: boolean
  /** a sale gives back what was used with interest at this rate; null: it does not */
  refundRate: number | null
  useRule: Dated
}

/** What is particular to a country; everything else is common to all. */
export interface PlanRules {
  duties: Duties
  fund: FundRules
  /** what part of rents a bank counts as income */
  rentCounted: number
  /** a loan that runs beyond this age counts as a long one */
  longFromAge: number | null
  /** by whose profile a purchase is charged; homes: with this one */
  buyerOf: (people: readonly PlanPerson[], isMarried: boolean, homes: number) => Buyer
  /** additional duty comes back when the first home is sold in time */
  remission: { months: number; rule: Dated; isOpenTo: (people: readonly PlanPerson[], isMarried: boolean) => boolean } | null
}

const RANK = { citizen: 0, resident: 1, foreigner: 2 } as const satisfies Record<Residency, number>

/** Of joint buyers, the one whom the law charges most. */
export const dearestOf = (people: readonly PlanPerson[]): Residency =>
  people.reduce<Residency>((dearest, { residency }) => (RANK[residency] > RANK[dearest] ? residency : dearest), 'citizen')
