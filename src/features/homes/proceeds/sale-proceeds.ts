import { type Charge, totalOf } from '#property/duties/charge.ts'
import type { Dated } from '#property/duties/dated.ts'
import type { Duties } from '#property/duties/purchase.ts'
import type { Purchased, ValueToday } from '#property/owner/owner-figures.ts'

/** What a sale costs besides duties, and what must be given back to the retirement fund. Money in whole units. */
export interface SaleCosts {
  /** percent of the price */
  agentFee: number
  legalFee: number
  /** used for the home from the retirement fund, with its interest; null: nothing, or there is no such rule */
  fund: number | null
}

/** A sale at one price. */
export interface SaleAt {
  price: number
  /** null: bought before the tables of the country begin, and no duty lasts so long */
  duties: readonly Charge[] | null
  dutiesCost: number
  agent: number
  legal: number
  loan: number
  /** goes back into the fund: never more than the price leaves after the loan */
  fund: number
  /** in cash, negative where money must be brought */
  cash: number
  /** cash and what is back in the fund */
  left: number
  /** price less all costs of buying and selling and what was paid */
  gain: number
}

export interface SaleProceeds {
  at: SaleAt
  /** at the ends of the range in which two in three sell */
  low: SaleAt
  high: SaleAt
  /** of the purchase; null where the tables do not reach back to it, and none are taken off then */
  buying: readonly Charge[] | null
  buyingCost: number
}

/**
 * By the Central Provident Fund Board a sale pays the loan first, then the fund, then its other costs; what is missing for the fund need not be topped up
 * in cash where the home is sold at its market value.
 */
export const FUND_REFUND: Dated = {
  effectiveFrom: '2024-04-26',
  isOlder: true,
  source: {
    name: 'Central Provident Fund Board',
    url: 'https://www.cpf.gov.sg/service/article/how-much-do-i-need-to-refund-to-my-cpf-account-if-i-am-selling-my-whole-property',
  },
  checkedOn: '2026-11-26',
}

/** What a sale `today` would leave, at the estimate and at both ends of its range; duties by the country's own dated tables. */
export function saleProceeds(bought: Purchased, costs: SaleCosts, value: ValueToday, duties: Duties, today: string): SaleProceeds {
  const { paid, boughtOn, buyer, homes, state } = bought
  const buying = duties.buying({ day: boughtOn, price: paid, buyer, homes, state, use: 'home', loan: null })
  const buyingCost = bought.duties ?? totalOf(buying ?? [])
  const loan = bought.loan ?? 0
  const saleAt = (price: number): SaleAt => {
    const agent = Math.round((price * costs.agentFee) / 100)
    const legal = costs.legalFee
    // the costs of both ends count against a gain that is taxed
    const charges = duties.selling({ day: today, price, seller: buyer, boughtOn, paid, spent: buyingCost + agent + legal })
    const dutiesCost = totalOf(charges ?? [])
    const fund = Math.min(costs.fund ?? 0, Math.max(0, price - loan))
    const kept = price - dutiesCost - agent - legal
    const cash = kept - loan - fund
    return {
      price,
      duties: charges,
      dutiesCost,
      agent,
      legal,
      loan,
      fund,
      cash,
      left: cash + fund,
      gain: kept - paid - buyingCost,
    }
  }
  return { at: saleAt(value.value), low: saleAt(value.low68), high: saleAt(value.high68), buying, buyingCost }
}
