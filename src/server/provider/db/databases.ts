import type { CountryCode } from '#market/vocabulary.ts'
import type { SqlDatabase } from './client.ts'
import type { TradeDatabases } from './trade-of.ts'

export interface ProviderDatabases extends TradeDatabases {
  account: SqlDatabase
  market: Record<CountryCode, SqlDatabase>
}
