import { LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { LISTING_WASTE } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { OWN_SOURCE } from '../listing/listing-row.ts'

/** Names of a picture's files in the store. */
export const listingFileKey = (listing: string, media: string): string => `listings/${listing}/${media}`
export const smallListingFileKey = (listing: string, media: string): string => `${listingFileKey(listing, media)}/small`

/** Where an agent's pictures of a listing begin that a feed sends: behind the feed's, however many come with the next import. */
const BEHIND_FEED = 10_000
const FIRST_OWN = `(select iif(source = '${OWN_SOURCE}', 0, ${BEHIND_FEED}) from listing where id = ?2)`

/** A picture that is to come, at the end of the listing's; once for each id and each file of an order, and none where it has as many as there may be. */
export const insertMedia = (
  trade: Statements,
  { id, listing, kind, upload = null, now }: { id: string; listing: string; kind: 'photo' | 'plan'; upload?: string | null; now: number },
) =>
  trade.run(
    `insert or ignore into listing_media (id, listing_id, position, kind, state, created_at, upload_id)
    select ?1, ?2, max(coalesce((select max(position) + 1 from listing_media where listing_id = ?2), 0), ${FIRST_OWN}), ?3, 'waiting', ?4, ?6
    where (select count(*) from listing_media where listing_id = ?2 and state <> 'refused') < ?5`,
    id,
    listing,
    kind,
    now,
    LISTING_PHOTOS_MAX,
    upload,
  )

const TOUCH = 'update listing set is_ungrouped = 1, updated_at = ? where id = ?'

/** Changes what is told of pictures, and has the home's page made again. One transaction. */
export async function changeMedia(trade: Statements, listing: string, now: number, sql: string, ...parameters: SqlValue[]): Promise<void> {
  await Promise.all([trade.run(sql, ...parameters), trade.run(TOUCH, now, listing)])
}

/** Puts pictures in this order; those that are not named keep theirs behind them. The feed's stay before them, as the feed has them. */
export const orderMedia = (trade: Statements, listing: string, ids: readonly string[], now: number): Promise<void> =>
  changeMedia(
    trade,
    listing,
    now,
    `update listing_media set position = coalesce((select named.key from json_each(?1) named where named.value = listing_media.id) + ${FIRST_OWN}, 1000 + position)
    where listing_id = ?2 and source_url is null`,
    JSON.stringify(ids),
    listing,
  )

const ADVERTISED = ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')

/** Takes a picture out, unless it is the last photograph of what is advertised; false then. Its files go with the next clean-up. */
export async function removeMedia(trade: Statements, { id, listing, now }: { id: string; listing: string; now: number }): Promise<boolean> {
  const [gone] = await Promise.all([
    trade.all(
      {},
      `delete from listing_media where id = ?1 and (
        not exists (select 1 from listing where id = ?2 and source = '${OWN_SOURCE}' and state in (${ADVERTISED}))
        or exists (select 1 from listing_media other where other.listing_id = ?2 and other.id <> ?1 and other.kind = 'photo' and other.state = 'stored')
        or not (kind = 'photo' and state = 'stored')) returning id`,
      id,
      listing,
    ),
    trade.run(TOUCH, now, listing),
  ])
  return gone.length > 0 || (await trade.first({}, 'select 1 from listing_media where id = ?', id)) === null
}

export interface StoredPicture {
  contentType: string
  bytes: number
  width: number
  height: number
}

/** Notes that a picture has arrived. */
export const keepMedia = (trade: Statements, media: { id: string; listing: string }, picture: StoredPicture, now: number): Promise<void> =>
  changeMedia(
    trade,
    media.listing,
    now,
    `update listing_media set state = 'stored', fault = null, content_type = ?, bytes = ?, width = ?, height = ?, settled_at = ? where id = ?`,
    picture.contentType,
    picture.bytes,
    picture.width,
    picture.height,
    now,
    media.id,
  )

/** How long a picture may be on its way. */
const MEDIA_SECONDS = 86_400

/**
 * Gives up pictures that never came, and removes the files of those whose rows are gone: first from the store and then from the table, so that a run that is cut
 * between the two finds them again. Returns how many files' names it removed.
 */
export async function clearListingFiles(
  { trade, files }: { trade: Statements; files: Pick<FileStore, 'remove'> },
  now: number,
  limit: number,
): Promise<number> {
  const [, waste] = await Promise.all([
    trade.run(`delete from listing_media where state = 'waiting' and source_url is null and created_at <= ?`, now - MEDIA_SECONDS),
    trade.all(
      { listing: LISTING_WASTE.columns.listingId, media: LISTING_WASTE.columns.mediaId },
      'select listing_id as listing, media_id as media from listing_waste order by at limit ?',
      limit,
    ),
  ])
  await files.remove(waste.flatMap(({ listing, media }) => [listingFileKey(listing, media), smallListingFileKey(listing, media)]))
  await trade.run(
    'delete from listing_waste where media_id in (select value from json_each(?))',
    JSON.stringify(waste.map(({ media }) => media)),
  )
  return waste.length
}
