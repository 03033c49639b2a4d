import type { Valued } from '../../valuation/backtest.ts'
import type { SaleRecord } from './market-builder.ts'

/** What a report says of a sale: its month is yyyymm, its floor the middle of its band. */
export type TestedSale = Pick<SaleRecord, 'month' | 'areaSqm' | 'floor' | 'siteKey' | 'zone' | 'kind'>

export interface ValuedSale extends Valued {
  record: TestedSale
  /** place of the record in the input */
  order: number
}
