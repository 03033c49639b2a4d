import { keysOf, picked } from '#lib/records.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_MEDIA, OPEN_HOUSE } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import { type ListingRow, readListings } from '../listing/listing-row.ts'
import { FEED_STATES, type FeedMedia, type FeedRecord } from './feed-record.ts'
import type { OpenHouse } from './open-houses.ts'
import { RESO_FIELDS } from './reso-fields.ts'

const PAGE = 200

const MEDIA_ROW = {
  listing: LISTING_MEDIA.columns.listingId,
  url: notNull(LISTING_MEDIA.columns.sourceUrl),
  ...pick(LISTING_MEDIA, 'kind', 'caption'),
}
type MediaRow = RowOf<typeof MEDIA_ROW>

/** What a record has from the row as it is. */
const ROW_FIELDS = keysOf(RESO_FIELDS).filter((field) => field !== 'state' && field !== 'media' && field !== 'openHouses')

const mediaOf = (trade: Statements, ids: readonly string[]): Promise<MediaRow[]> =>
  trade.all(
    MEDIA_ROW,
    `select listing_id as listing, source_url as url, kind, caption from listing_media
    where listing_id in (select value from json_each(?)) and source_url is not null and coalesce(fault, '') <> 'gone' order by listing_id, position`,
    JSON.stringify(ids),
  )

const OPEN_HOUSE_ROW = pick(OPEN_HOUSE, 'listingId', 'startsAt', 'endsAt')

const openHousesOf = (trade: Statements, ids: readonly string[], now: number): Promise<RowOf<typeof OPEN_HOUSE_ROW>[]> =>
  trade.all(
    OPEN_HOUSE_ROW,
    `select listing_id as listingId, starts_at as startsAt, ends_at as endsAt from open_house
    where listing_id in (select value from json_each(?)) and ends_at > ? order by listing_id, starts_at`,
    JSON.stringify(ids),
    now,
  )

function recordOf(row: ListingRow, media: readonly FeedMedia[], openHouses: readonly OpenHouse[]): FeedRecord {
  return {
    ...picked(row, ROW_FIELDS),
    state: FEED_STATES.find((state) => state === row.state) ?? 'withdrawn',
    media: media.map(({ url, kind, caption }) => ({ url, kind, caption })),
    openHouses: openHouses.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  }
}

/** What a source advertises, in pages by id; `now` in unix seconds. Memory: one page. */
export async function* feedRecords(trade: Statements, source: string, now: number): AsyncGenerator<FeedRecord[]> {
  for (let after = ''; ; ) {
    const rows = await readListings(
      trade,
      `l.source = ? and l.id > ? and l.state in (select value from json_each(?)) order by l.id limit ${PAGE}`,
      source,
      after,
      JSON.stringify(ADVERTISED_STATES),
    )
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const [pictures, times] = await Promise.all([mediaOf(trade, ids), openHousesOf(trade, ids, now)])
    const media = Map.groupBy(pictures, ({ listing }) => listing)
    const openHouses = Map.groupBy(times, ({ listingId }) => listingId)
    yield rows.map((row) => recordOf(row, media.get(row.id) ?? [], openHouses.get(row.id) ?? []))
    after = rows.at(-1)?.id ?? ''
  }
}
