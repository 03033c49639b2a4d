import { TOUR_BUNDLES_MAX, TOUR_MAX_BYTES, type TourBundleKind } from '#graphql/tour-kinds.ts'
import type { Statements } from '../../../db/client.ts'
import { pick, type RowOf, selectList, text } from '../../../db/column-table.ts'
import { TOUR_BUNDLE, TOUR_BUNDLE_PART, TOUR_WASTE } from '../../../db/trade/tour-tables.ts'
import { idOfKey } from '../../../id-of-key.ts'
import type { FileStore } from '../../../ports/files/port.ts'
import { hashOf } from '../../../secret.ts'
import { partsOf } from '../../upload/upload-bytes.ts'
import { bundleKey, sceneFileKeys } from '../tour-files.ts'
import { type BundleFault, type ReadBundle, readBundle } from './read-bundle.ts'

/** A stored row of a bundle. */
const BUNDLE_ROW = {
  ...pick(TOUR_BUNDLE, 'id'),
  tour: TOUR_BUNDLE.columns.tourId,
  ...pick(TOUR_BUNDLE, 'kind', 'bytes', 'partsId', 'state', 'width', 'height'),
}
export type BundleRow = RowOf<typeof BUNDLE_ROW>

interface Stores {
  trade: Statements
  files: FileStore
}

const COLUMNS = selectList(BUNDLE_ROW)
export const BUNDLE_TYPE = 'application/octet-stream'

export const readBundleRow = (trade: Statements, id: string): Promise<BundleRow | null> =>
  trade.first(BUNDLE_ROW, `select ${COLUMNS} from tour_bundle where id = ?`, id)

/** Numbers of the parts that have arrived, with what the store calls them. */
export const listBundleParts = (trade: Statements, id: string): Promise<{ number: number; etag: string }[]> =>
  trade.all(pick(TOUR_BUNDLE_PART, 'number', 'etag'), 'select number, etag from tour_bundle_part where bundle_id = ? order by number', id)

/** The same content of a tour is the same bundle: its address never shows anything else. */
const bundleId = (tour: string, print: string): string => idOfKey(hashOf(`tour ${tour} ${print}`))

/** Begins a bundle, or finds the one of the same content; null when the tour has too many. */
export async function beginBundle(
  { trade, files }: Stores,
  { tour, kind, bytes, print, now }: { tour: string; kind: TourBundleKind; bytes: number; print: string; now: number },
): Promise<BundleRow | null> {
  const id = bundleId(tour, print)
  const known = await readBundleRow(trade, id)
  if (known) return known
  const partsId = await files.beginParts(bundleKey(tour, id), BUNDLE_TYPE)
  await trade.run(
    `insert or ignore into tour_bundle (id, tour_id, kind, print, bytes, parts_id, created_at, changed_at)
    select ?1, id, ?3, ?4, ?5, ?6, ?7, ?7 from tour where id = ?2
      and (select count(*) < ?8 and coalesce(sum(bytes), 0) + ?5 <= ?9 from tour_bundle where tour_id = ?2)`,
    id,
    tour,
    kind,
    print,
    bytes,
    partsId,
    now,
    TOUR_BUNDLES_MAX,
    TOUR_MAX_BYTES,
  )
  const kept = await readBundleRow(trade, id)
  if (kept?.partsId !== partsId) await files.dropParts(bundleKey(tour, id), partsId)
  return kept
}

/** Notes a part; a later one of the same number replaces it. */
export const keepBundlePart = (trade: Statements, id: string, number: number, etag: string): Promise<{ number: number }[]> =>
  trade.all(
    pick(TOUR_BUNDLE_PART, 'number'),
    `insert into tour_bundle_part (bundle_id, number, etag) select id, ?2, ?3 from tour_bundle where id = ?1 and state = 'open'
    on conflict (bundle_id, number) do update set etag = excluded.etag returning number`,
    id,
    number,
    etag,
  )

/** Forgets a bundle; its bytes go with the next clean-up. */
export const dropBundle = (trade: Statements, id: string): Promise<unknown> => trade.run('delete from tour_bundle where id = ?', id)

/**
 * Makes the bundle of its parts and looks at what has come. 'bundle-parts': some are missing, or the store has others, and they have to come again. A fault forgets
 * the bundle. Done again, or after a stop between store and table, it finds the file and says so.
 */
export async function finishBundle(
  { trade, files }: Stores,
  bundle: BundleRow,
  now: number,
): Promise<ReadBundle | BundleFault | 'bundle-parts' | null> {
  const { id, tour, kind, bytes, partsId, state } = bundle
  if (state === 'stored') return null
  const key = bundleKey(tour, id)
  if ((await files.sizeOf(key)) !== bytes) {
    const parts = await listBundleParts(trade, id)
    if (parts.length !== partsOf(bytes)) return 'bundle-parts'
    if (!(await files.joinParts(key, partsId, parts)) && (await files.sizeOf(key)) !== bytes) {
      await dropBundle(trade, id)
      return 'bundle-parts'
    }
  }
  const read = await readBundle((first, length) => bytesOf(files, key, first, Math.min(length, bytes - first)), kind, bytes)
  if (typeof read === 'string') {
    await dropBundle(trade, id)
    return read
  }
  await trade.run(
    `update tour_bundle set state = 'stored', width = ?, height = ?, files = ?, changed_at = ? where id = ? and state = 'open'`,
    read.width,
    read.height,
    JSON.stringify(read.files),
    now,
    id,
  )
  return read
}

async function bytesOf(files: Pick<FileStore, 'get'>, key: string, first: number, length: number): Promise<Uint8Array> {
  const file = await files.get(key, { first, last: first + length - 1 })
  return file ? new Uint8Array(await new Response(file.bytes).arrayBuffer()) : new Uint8Array()
}

/** How long a bundle may be on its way, and how long one is kept that no scene shows: so long a change can be taken back. */
const OPEN_SECONDS = 86_400
const UNUSED_SECONDS = 7 * 86_400

/**
 * Removes bundles that nothing shows any more, and the files of those whose rows are gone: first from the store and then from the table, so that a run that is cut
 * between the two finds them again. Returns how many it removed.
 */
export async function clearTourFiles({ trade, files }: Stores, now: number, limit: number): Promise<number> {
  const [, waste] = await Promise.all([
    trade.run(
      `delete from tour_bundle where (state = 'open' and changed_at <= ?) or (state = 'stored' and changed_at <= ? and not exists (
        select 1 from tour where tour.id = tour_bundle.tour_id and (tour.plan = tour_bundle.id or instr(coalesce(tour.draft, ''), tour_bundle.id) > 0))
        and not exists (select 1 from tour_scene scene where scene.tour_id = tour_bundle.tour_id and tour_bundle.id in (scene.pano, scene.still)))`,
      now - OPEN_SECONDS,
      now - UNUSED_SECONDS,
    ),
    trade.all(pick(TOUR_WASTE, 'key', 'partsId'), 'select key, parts_id as partsId from tour_waste order by at limit ?', limit),
  ])
  const isNamed = new Set(
    // begun again with the same content since
    (await trade.all({ key: text() }, "select 'tours/' || tour_id || '/' || id as key from tour_bundle")).map(({ key }) => key),
  )
  for (const { key, partsId } of waste) {
    if (partsId !== null) await files.dropParts(key, partsId)
    if (!isNamed.has(key)) await files.remove(partsId === null && !key.endsWith('/plan') ? sceneFileKeys(key) : [key])
  }
  await trade.run('delete from tour_waste where key in (select value from json_each(?))', JSON.stringify(waste.map(({ key }) => key)))
  return waste.length
}
