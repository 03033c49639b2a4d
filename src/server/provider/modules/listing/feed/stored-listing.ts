import type { ListingState } from '#graphql/listing-kinds.ts'
import type { Statements } from '../../../db/client.ts'

/** What the intake has to know of a listing that it has taken before. */
export interface StoredListing {
  id: string
  sourceKey: string
  contentHash: string
  modifiedAt: number
  state: ListingState
  price: number
  runId: string | null
}

/** The listings of a source under some of its keys, by key. */
export async function storedListings(trade: Statements, source: string, keys: readonly string[]): Promise<Map<string, StoredListing>> {
  const rows = await trade.all<StoredListing>(
    `select l.id, l.source_key as sourceKey, l.content_hash as contentHash, l.modified_at as modifiedAt, l.state, l.price, l.run_id as runId
    from listing l where l.source = ? and l.source_key in (select value from json_each(?))`,
    source,
    JSON.stringify(keys),
  )
  return new Map(rows.map((row) => [row.sourceKey, row]))
}
