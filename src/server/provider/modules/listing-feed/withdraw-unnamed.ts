import { integer, pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { afterListingChange } from '../listing-group/after-change.ts'
import { FeedRefused } from './feed-fault.ts'
import type { BatchCount, Intake, IntakeContext } from './intake.ts'

/** Rows of one transaction. */
const PAGE = 1_000
/** A whole file may leave out this share of what the source advertised before it; one that leaves out more is likelier to be cut than true. */
const MANY_GONE_SHARE = 0.5

const UNNAMED = `source = ? and (run_id is null or run_id <> ?) and state in (select value from json_each(?))`

interface Gone {
  withdrawn: number
  /** why nothing was withdrawn */
  reason: string | null
}

/**
 * Whether a whole file may withdraw what it does not name: null, or why it withdraws nothing. `standing` listings were advertised before it, `gone` of them
 * it does not name. Throws a FeedRefused where nothing is withdrawn until that is confirmed.
 */
export function whyNoneGone(
  { read, taken, unnamed }: Pick<BatchCount, 'read' | 'taken' | 'unnamed'>,
  { gone, standing, allowsMany }: { gone: number; standing: number; allowsMany: boolean },
): string | null {
  if (taken === 0) throw new FeedRefused('no-records', `none of the ${read} records of the file could be taken; nothing was withdrawn`)
  if (unnamed > 0) return `unnamed-records: ${unnamed} records without a key; nothing was withdrawn`
  if (!allowsMany && gone > standing * MANY_GONE_SHARE)
    throw new FeedRefused(
      'too-many-gone',
      `${gone} of ${standing} listings are not in the file; nothing was withdrawn until that is confirmed`,
    )
  return null
}

/**
 * Withdraws what a whole file does not name. Nothing is withdrawn where no record, or not every record's key, could be read; nor where most listings would go,
 * unless the caller says that this is meant.
 */
export async function withdrawUnnamed(context: IntakeContext, intake: Intake, batches: BatchCount): Promise<Gone> {
  const { trade, now } = context
  const { source, runId, allowsMany = false } = intake
  const asked = [source.id, runId, JSON.stringify(ADVERTISED_STATES)] as const
  const [count] = await trade.all(
    { gone: integer(), standing: integer() },
    `select count(*) filter (where run_id is null or run_id <> ?2) as gone, count(*) - ?4 as standing from listing
    where source = ?1 and state in (select value from json_each(?3))`,
    ...asked,
    batches.added,
  )
  const { gone = 0, standing = 0 } = count ?? {}
  const reason = whyNoneGone(batches, { gone, standing, allowsMany })
  if (reason !== null) return { withdrawn: 0, reason }
  let withdrawn = 0
  for (;;) {
    const rows = await trade.all(pick(LISTING, 'id'), `select id from listing where ${UNNAMED} order by id limit ${PAGE}`, ...asked)
    if (rows.length === 0) return { withdrawn, reason: null }
    const ids = JSON.stringify(rows.map(({ id }) => id))
    await Promise.all([
      trade.run(
        `insert or ignore into listing_event (key, listing_id, action, actor, from_state, to_state, note, at)
        select 'feed ' || id || ' ' || ?1 || ' gone', id, 'withdraw', source, state, 'withdrawn', '', ?1 from listing
        where id in (select value from json_each(?2)) and state in (select value from json_each(?3))`,
        now,
        ids,
        asked[2],
      ),
      trade.run(
        `update listing set state = 'withdrawn', state_at = ?1, updated_at = ?1, is_ungrouped = 1, version = version + 1
        where id in (select value from json_each(?2)) and state in (select value from json_each(?3))`,
        now,
        ids,
        asked[2],
      ),
    ])
    withdrawn += rows.length
    await afterListingChange(
      context,
      rows.map(({ id }) => id),
    )
  }
}
