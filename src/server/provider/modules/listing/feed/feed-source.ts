import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { SqlValue, Statements } from '../../../db/client.ts'

/** An agency's system that sends listings. */
export interface FeedSource {
  id: string
  country: CountryCode
  agency: string
  agencyLicence: string
  format: FeedFormat
  silenceDays: number
  isActive: 0 | 1
  version: number
}

const COLUMNS = `s.id, s.country, s.agency, s.agency_licence as agencyLicence, s.format, s.silence_days as silenceDays, s.is_active as isActive, s.version`

/** Sources of `listing_source s`, by what `where` says. */
export const readSources = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<FeedSource[]> =>
  trade.all<FeedSource>(`select ${COLUMNS} from listing_source s where ${where}`, ...parameters)

export const readSource = async (trade: Statements, id: string): Promise<FeedSource | null> =>
  (await readSources(trade, 's.id = ?', id))[0] ?? null

/** Lower-case words joined by hyphens, as they stand in an address. */
export const isSourceId = (text: string): boolean => text !== 'own' && text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
