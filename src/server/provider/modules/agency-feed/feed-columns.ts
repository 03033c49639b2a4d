import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { FeedSource } from '../listing-feed/feed-source.ts'
import { columnKey } from '../listing-feed/read-csv.ts'
import { isResoName } from '../listing-feed/reso-names.ts'
import { mayTry } from './feed-file.ts'
import { tryAgain } from './try-again.ts'

const COLUMNS_MAX = 300
const NAME_MAX_CHARS = 120

export interface ColumnInput {
  name: string
  /** a name of RESO; '': it is not needed */
  means: string
}

/**
 * Keeps what a source calls the columns of its tables, for all its files from then on, and tries the last file out again. Throws `columns-unknown`, `columns-twice`,
 * `too-many-attempts`.
 */
export async function keepColumns(context: ProviderContext, source: FeedSource, columns: readonly ColumnInput[]): Promise<void> {
  const isFit = ({ name, means }: ColumnInput) =>
    columnKey(name) !== '' && name.length <= NAME_MAX_CHARS && (means === '' || isResoName(means)) && !isResoName(name)
  if (columns.length > COLUMNS_MAX || !columns.every(isFit))
    throw refusal('columns-unknown', 'A column means a name of RESO, or is not needed.')
  const meant = columns.map(({ means }) => means).filter(Boolean)
  if (new Set(meant).size < meant.length) throw refusal('columns-twice', 'Two columns mean the same.')
  if (!(await mayTry(context.ledger, source.id))) throw refusal('too-many-attempts', 'Too many attempts. Try again later.')
  const kept = Object.fromEntries(columns.map(({ name, means }) => [columnKey(name), means]))
  const now = unixSeconds(context.clock)
  await context.trade.run(
    'update listing_source set columns = ?, updated_at = ?, version = version + 1 where id = ?',
    JSON.stringify(kept),
    now,
    source.id,
  )
  await tryAgain(context, { ...source, columns: JSON.stringify(kept) })
}
