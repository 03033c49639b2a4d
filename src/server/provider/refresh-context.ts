import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from './db/client.ts'
import type { ProviderDatabases } from './db/databases.ts'

/** What a refresh reads and writes. */
export interface RefreshContext {
  trade: Statements
  /** of the country */
  market: Statements
  /** for what asks the edition as a request does */
  databases: Pick<ProviderDatabases, 'market'>
  country: CountryCode
  /** the edition, to be kept beside what was copied */
  version: string
  /** unix seconds */
  now: number
}

/**
 * Reads one page of a room's rows anew from the edition: those after `after` in the order of their ids, '' for the first. Returns the last id of the
 * page, null when it was the last page. A page may be cut and done again. A project that is gone marks its row; that is no error (product §6).
 */
export type Refresh = (context: RefreshContext, after: string) => Promise<string | null>
