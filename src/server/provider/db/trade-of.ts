import type { CountryCode } from '#market/vocabulary.ts'
import type { SqlDatabase } from './client.ts'

/** The databases of trade. One today; another one for a country is a binding and a row here. */
export interface TradeDatabases {
  trade: SqlDatabase
}

/** The database that holds what people make of a country's facts (product §6.4). */
export const tradeOf = ({ trade }: TradeDatabases, _country: CountryCode): SqlDatabase => trade

/** Each database of trade once: for work that is not of one country, such as a person's notices. */
export const allTrade = ({ trade }: TradeDatabases): SqlDatabase[] => [trade]
