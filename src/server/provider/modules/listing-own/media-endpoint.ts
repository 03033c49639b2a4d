import type { Statements } from '../../db/client.ts'
import { bit, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING, LISTING_MEDIA } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { FileStore, StoredFile } from '../../ports/files/port.ts'
import { type WriterContext, writesFor } from './listing-owners.ts'
import { keepMedia, listingFileKey, smallListingFileKey } from './media-store.ts'
import { type PhotoFault, readPhoto } from './read-photo.ts'

/** What the endpoints of pictures need; made for each request. */
export interface MediaContext extends WriterContext {
  files: FileStore
}

const KNOWN_MEDIA_ROW = {
  ...pick(LISTING_MEDIA, 'id'),
  listing: LISTING_MEDIA.columns.listingId,
  ...pick(LISTING_MEDIA, 'state'),
  ...pick(LISTING, 'agent'),
  isAdvertised: bit(),
}
type KnownMedia = RowOf<typeof KNOWN_MEDIA_ROW>

const ADVERTISED = ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')

const readMedia = (trade: Statements, id: string, where: string): Promise<KnownMedia | null> =>
  trade.first(
    KNOWN_MEDIA_ROW,
    `select media.id, media.listing_id as listing, media.state, l.agent, l.state in (${ADVERTISED}) as isAdvertised
    from listing_media media join listing l on l.id = media.listing_id where media.id = ? and ${where}`,
    id,
  )

/**
 * Takes a picture that was begun, or the small one of it, from whoever writes its listing. Null when it is kept; sent again it replaces itself. The small one comes
 * first: with the other the picture is there.
 */
export async function takeListingMedia(
  context: MediaContext,
  { token, id, size, bytes }: { token: string; id: string; size: 'whole' | 'small'; bytes: Uint8Array<ArrayBuffer> },
): Promise<'media-unknown' | PhotoFault | null> {
  const { trade, files, now } = context
  const media = await readMedia(trade, id, `l.state <> 'closed' and media.source_url is null`)
  if (!media || !(await writesFor(context, token, media.agent))) return 'media-unknown'
  const photo = readPhoto(bytes, size)
  if (typeof photo === 'string') return photo
  if (size === 'small') {
    await files.put(smallListingFileKey(media.listing, id), photo.bytes, photo.contentType)
    return null
  }
  await files.put(listingFileKey(media.listing, id), photo.bytes, photo.contentType)
  const { contentType, width, height } = photo
  await keepMedia(trade, media, { contentType, bytes: photo.bytes.length, width, height }, now)
  return null
}

/** A picture as it is sent, and whether everybody may see it. */
export interface OpenedMedia extends StoredFile {
  isPublic: boolean
}

/** A picture of what is advertised, for everybody; of anything else for whoever writes it; null for others. Where there is no small one, the whole one. */
export async function openListingMedia(
  context: MediaContext,
  { token, id, isSmall }: { token: string | null; id: string; isSmall: boolean },
): Promise<OpenedMedia | null> {
  const media = await readMedia(context.trade, id, "media.state = 'stored'")
  if (!media) return null
  const isPublic = media.isAdvertised === 1
  if (!isPublic && !(token !== null && (await writesFor(context, token, media.agent)))) return null
  const small = isSmall ? await context.files.get(smallListingFileKey(media.listing, id)) : null
  const file = small ?? (await context.files.get(listingFileKey(media.listing, id)))
  return file && { ...file, isPublic }
}
