import { z } from 'zod'
import type { SqlValue, Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { LISTING_SOURCE } from '../../db/trade/feed-tables.ts'

/** An agency's system that sends listings. */
const FEED_SOURCE_ROW = pick(
  LISTING_SOURCE,
  'id',
  'country',
  'agency',
  'agencyLicence',
  'format',
  'silenceDays',
  'isActive',
  'version',
  'agents',
  'manager',
  'approval',
  'approvalNote',
  'askedAt',
  'columns',
  'fetchUrl',
  'fetchWhole',
  'fetchHours',
  'fetchDueAt',
  'fetchedAt',
  'fetchFault',
  'fetchFailures',
  'mainOffice',
)
export type FeedSource = RowOf<typeof FEED_SOURCE_ROW>

const COLUMNS = selectList(FEED_SOURCE_ROW, 's')

/** Sources of `listing_source s`, by what `where` says. */
export const readSources = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<FeedSource[]> =>
  trade.all(FEED_SOURCE_ROW, `select ${COLUMNS} from listing_source s where ${where}`, ...parameters)

export const readSource = async (trade: Statements, id: string): Promise<FeedSource | null> =>
  (await readSources(trade, 's.id = ?', id))[0] ?? null

/** Lower-case words joined by hyphens, as they stand in an address. */
export const isSourceId = (text: string): boolean => text !== 'own' && text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

const COLUMN_NAMES = z.record(z.string(), z.string())

/** What the source calls the columns of its tables. */
export const columnsOfSource = ({ columns }: Pick<FeedSource, 'columns'>): Record<string, string> => COLUMN_NAMES.parse(JSON.parse(columns))

/** Whether somebody manages a source: an agent, as long as the account is one. */
export const isManagedBy = ({ manager }: Pick<FeedSource, 'manager'>, viewer: { id: string; kind: string }): boolean =>
  viewer.kind === 'agent' && manager === viewer.id

/** Notes the office of a source whose listings have their keys as they are, once. */
export const keepMainOffice = (trade: Statements, id: string, office: string): Promise<unknown> =>
  trade.run('update listing_source set main_office = ? where id = ? and main_office is null', office, id)
