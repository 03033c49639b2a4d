import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { type ListingMediaRow, readListingMedia } from './own-row.ts'

/** The pictures of listings. One statement for all listings of a request. */
export const mediaOfListings = ({ trade }: ProviderContext) =>
  batchLoader<string, ListingMediaRow[]>(async (ids) => {
    const found = new Map<string, ListingMediaRow[]>()
    for (const row of await readListingMedia(trade, 'media.listing_id in (select value from json_each(?))', JSON.stringify(ids)))
      found.set(row.listingId, [...(found.get(row.listingId) ?? []), row])
    return found
  }, [])

/** The last slugs of the pages of groups. */
export const groupSlugs = ({ trade }: ProviderContext) =>
  batchLoader<string, string | null>(async (ids) => {
    const rows = await trade.all(
      pick(LISTING_GROUP, 'id', 'slug'),
      'select id, slug from listing_group where is_live = 1 and id in (select value from json_each(?))',
      JSON.stringify(ids),
    )
    return new Map(rows.map(({ id, slug }) => [id, slug]))
  }, null)
