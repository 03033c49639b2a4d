import type { Statements } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_MEDIA } from '../../db/trade/listing-tables.ts'
import type { FileStore } from '../../ports/files/port.ts'
import type { ScheduledJob } from '../../scheduled-job.ts'
import { fetchPicture, PICTURE_FAULTS } from './fetch-picture.ts'
import type { FetchFn } from './fetch-public.ts'
import { mediaFile } from './media-address.ts'

/** Pictures of one run. */
const ROUND = 40
/** Fetched at once, so that few are in memory. */
const AT_ONCE = 4
const TRIES_MAX = 6
const FIRST_PAUSE_SECONDS = 300
const GONE_A_RUN = 200

const WAITING_ROW = {
  ...pick(LISTING_MEDIA, 'id'),
  listing: LISTING_MEDIA.columns.listingId,
  url: notNull(LISTING_MEDIA.columns.sourceUrl),
  ...pick(LISTING_MEDIA, 'tries'),
}
type Waiting = RowOf<typeof WAITING_ROW>

interface MediaContext {
  trade: Statements
  files: Pick<FileStore, 'put' | 'remove'>
  now: number
}

/** One that waits rests longer after every try that failed: five minutes, ten, twenty … The pause is counted from its last try. */
const readWaiting = (trade: Statements, now: number): Promise<Waiting[]> =>
  trade.all(
    WAITING_ROW,
    `select id, listing_id as listing, source_url as url, tries from listing_media
    where state = 'waiting' and source_url is not null and (tries = 0 or settled_at + ${FIRST_PAUSE_SECONDS} * (1 << (tries - 1)) <= ?)
    order by created_at limit ${ROUND}`,
    now,
  )

async function settle({ trade, files, now }: MediaContext, fetchFn: FetchFn, { id, listing, url, tries }: Waiting): Promise<number> {
  const answer = await fetchPicture(fetchFn, url)
  if (typeof answer === 'string') {
    const mayPass = PICTURE_FAULTS[answer] && tries + 1 < TRIES_MAX
    await trade.run(
      `update listing_media set state = ?, fault = ?, tries = tries + 1, settled_at = ? where id = ? and state = 'waiting'`,
      mayPass ? 'waiting' : 'refused',
      answer,
      now,
      id,
    )
    return 0
  }
  const { bytes, contentType, width, height } = answer
  // the same key again is the same picture: a run that is cut is only repeated
  await files.put(mediaFile(listing, id), bytes, contentType)
  await trade.run(
    `update listing_media set state = 'stored', fault = null, content_type = ?, bytes = ?, width = ?, height = ?, settled_at = ? where id = ? and state = 'waiting'`,
    contentType,
    bytes.length,
    width,
    height,
    now,
    id,
  )
  return 1
}

/** Removes pictures that their feed does not name any more, with their files. */
async function removeGone({ trade, files }: MediaContext): Promise<number> {
  const gone = await trade.all(
    { ...pick(LISTING_MEDIA, 'id'), listing: LISTING_MEDIA.columns.listingId },
    `select id, listing_id as listing from listing_media where fault = 'gone' order by settled_at limit ${GONE_A_RUN}`,
  )
  if (gone.length === 0) return 0
  await files.remove(gone.flatMap(({ id, listing }) => [mediaFile(listing, id), `${mediaFile(listing, id)}/small`]))
  await trade.run(
    `delete from listing_media where fault = 'gone' and id in (select value from json_each(?))`,
    JSON.stringify(gone.map(({ id }) => id)),
  )
  return gone.length
}

/** Fetches pictures that wait, a few at a time. Returns how many were settled or removed. */
export async function fetchMedia(context: MediaContext, fetchFn: FetchFn): Promise<number> {
  const waiting = await readWaiting(context.trade, context.now)
  let done = await removeGone(context)
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const stored = await Promise.all(waiting.slice(from, from + AT_ONCE).map((one) => settle(context, fetchFn, one)))
    done += stored.reduce((sum, one) => sum + one, 0)
  }
  return done
}

export const fetchMediaJob: ScheduledJob = (context) => fetchMedia(context, (address, init) => fetch(address, init))
