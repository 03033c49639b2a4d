import { groupBy } from '../../db/batch-loader.ts'
import type { Statements } from '../../db/client.ts'
import { bit, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING, LISTING_MEDIA } from '../../db/trade/listing-tables.ts'

/** What the intake has to know of a listing that it has taken before. */
const STORED_LISTING_ROW = {
  ...pick(LISTING, 'id', 'sourceKey', 'contentHash', 'modifiedAt', 'state', 'activity', 'price', 'showsPrice', 'runId'),
  /** the operator's staff took it off the pages */
  isWithdrawnByStaff: bit(),
  /** its agent has marked it as under offer */
  isMarked: bit(),
}
export type StoredListing = RowOf<typeof STORED_LISTING_ROW>

/** Of a row `l` of listing. Nobody but staff brings such a one back. */
export const isWithdrawnByStaffSql = (l: string): string =>
  `(${l}.state = 'withdrawn' and exists (select 1 from listing_event e where e.listing_id = ${l}.id and e.action = 'withdraw' and e.actor like 'staff:%'))`

/** Of a row `l` of listing. What its feed sends as available its agent has marked as under offer. */
export const isMarkedSql = (l: string): string => `exists (select 1 from listing_mark mark where mark.listing_id = ${l}.id)`

/** The listings of a source under some of its keys, by key. */
export async function storedListings(trade: Statements, source: string, keys: readonly string[]): Promise<Map<string, StoredListing>> {
  const rows = await trade.all(
    STORED_LISTING_ROW,
    `select l.id, l.source_key as sourceKey, l.content_hash as contentHash, l.modified_at as modifiedAt, l.state, l.activity, l.price, l.shows_price as showsPrice, l.run_id as runId,
      ${isWithdrawnByStaffSql('l')} as isWithdrawnByStaff, ${isMarkedSql('l')} as isMarked
    from listing l where l.source = ? and l.source_key in (select value from json_each(?))`,
    source,
    JSON.stringify(keys),
  )
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

/** The ids of the pictures that listings have from a feed, by listing and address: a picture keeps its id. */
export async function storedMedia(
  trade: Statements,
  listings: readonly string[],
): Promise<Map<string, ReadonlyMap<string | null, string>>> {
  if (listings.length === 0) return new Map()
  const rows = await trade.all(
    pick(LISTING_MEDIA, 'id', 'listingId', 'sourceUrl'),
    `select id, listing_id as listingId, source_url as sourceUrl from listing_media
    where listing_id in (select value from json_each(?)) and source_url is not null`,
    JSON.stringify(listings),
  )
  return new Map(
    [...groupBy(rows, ({ listingId }) => listingId)].map(([id, own]) => [id, new Map(own.map((one) => [one.sourceUrl, one.id]))]),
  )
}
