import { KINDS_KEY, type KindOfHome, readKinds } from './kinds.ts'
import { readWholeDeals, WHOLE_DEALS_KEY, type WholeDeals } from './whole-deals.ts'

/** The facts of a published market in `meta`. Months are yyyymm. */
export interface MarketMeta {
  isDemo: boolean
  dataVersion: string
  firstMonth: number | null
  lastMonth: number | null
  projectCount: number
  saleCount: number
  rentCount: number
  amenityCount: number
  /** segments of the valuation that were published without a back-test, because they have too few sales */
  tooFewSales: readonly string[]
  /** what all deals of the country cost together; null where the edition does not say */
  wholeDeals: WholeDeals | null
  /** the kinds of home that the market has; null where the edition does not say */
  kinds: readonly KindOfHome[] | null
}

/** Begins the keys under which a market says, segment by segment, why it has no back-test. */
export const TOO_FEW_SALES_KEY = 'too_few_sales_'

/** Reads the pairs of the `meta` table; it is empty in an unpublished market. */
export function marketFacts(pairs: readonly { key: string; value: string }[]): MarketMeta {
  const values = new Map(pairs.map((pair) => [pair.key, pair.value]))
  const number = (key: string) => Number(values.get(key) ?? 0)
  return {
    isDemo: values.get('origin') === 'demo',
    dataVersion: values.get('data_version') ?? '',
    firstMonth: number('first_month') || null,
    lastMonth: number('last_month') || null,
    projectCount: number('project_count'),
    saleCount: number('sale_count'),
    rentCount: number('rent_count'),
    amenityCount: number('amenity_count'),
    tooFewSales: [...values.keys()].flatMap((key) => (key.startsWith(TOO_FEW_SALES_KEY) ? key.slice(TOO_FEW_SALES_KEY.length) : [])),
    wholeDeals: readWholeDeals(values.get(WHOLE_DEALS_KEY)),
    kinds: readKinds(values.get(KINDS_KEY)),
  }
}
