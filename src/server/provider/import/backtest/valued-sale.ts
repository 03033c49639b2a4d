import type { Valued } from '../../valuation/backtest.ts'
import type { SaleRecord } from './market-builder.ts'

export interface ValuedSale extends Valued {
  record: SaleRecord
  /** place of the record in the input */
  order: number
}
