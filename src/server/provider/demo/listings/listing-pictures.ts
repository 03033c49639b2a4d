import type { DatabaseSync } from 'node:sqlite'
import { mediaFile } from '../../modules/listing-media/media-address.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { DEMO_SOURCES } from './agencies.ts'
import { drawnRoom } from './drawn-room.ts'

const WIDTH = 960
const HEIGHT = 720

interface Waiting {
  id: string
  listing: string
}

/** Pictures of the demo feeds that are not stored; they are drawn, so that nothing is fetched for them. */
export const waitingPictures = (trade: DatabaseSync): Waiting[] =>
  trade
    .prepare(
      `select m.id, m.listing_id as listing from listing_media m join listing l on l.id = m.listing_id
      where m.state = 'waiting' and l.source in (select value from json_each(?)) order by m.listing_id, m.position`,
    )
    .all(JSON.stringify(DEMO_SOURCES.map(({ id }) => id)))
    .map(({ id, listing }) => ({ id: String(id), listing: String(listing) }))

/** Stores a drawn room for each of them. */
export async function storePictures(trade: DatabaseSync, files: Pick<FileStore, 'put'>, now: number): Promise<void> {
  const settle = trade.prepare(
    `update listing_media set state = 'stored', content_type = 'image/png', bytes = ?, width = ${WIDTH}, height = ${HEIGHT}, settled_at = ? where id = ?`,
  )
  for (const [at, { id, listing }] of waitingPictures(trade).entries()) {
    const bytes = drawnRoom(at)
    await files.put(mediaFile(listing, id), bytes, 'image/png')
    settle.run(bytes.length, now, id)
  }
}
