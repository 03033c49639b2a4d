import { BUNDLE_WORD, TOUR_FILE } from '#graphql/tour-kinds.ts'
import type { FileStore, StoredFile } from '../../ports/files/port.ts'
import { asciiOf } from '../files/bytes.ts'
import { type WritersDoor, writesFor } from '../listing/own/listing-owners.ts'
import { partBytes } from '../upload/upload-bytes.ts'
import { dropBundle, keepBundlePart, readBundleRow } from './bundle/bundle-store.ts'
import { bundleKey, planFileKey, sceneFileKey } from './tour-files.ts'

/** What the doors of a tour's pictures need; made for each request. */
export interface TourDoor extends WritersDoor {
  files: Pick<FileStore, 'get' | 'putPart'>
}

/** A picture as it is sent, and whether everybody may see it. */
export interface OpenedTourFile extends StoredFile {
  isPublic: boolean
}

interface KnownPicture {
  state: string
  agent: string | null
  files: string | null
  isUsed: 0 | 1
}

/**
 * A picture of a tour: of a scene or bundle `folder`, or where that is null the floor plan that has a file of its own. What is shown, for everybody; what is being
 * written, for whoever writes it; null for others.
 */
export async function openTourFile(
  door: TourDoor,
  { tour, folder, name, token }: { tour: string; folder: string | null; name: string; token: string | null },
): Promise<OpenedTourFile | null> {
  if (folder === null ? name !== 'plan' : !TOUR_FILE.test(name)) return null
  const known = await door.trade.first<KnownPicture>(
    `select t.state, t.agent, b.files, (?2 = '' or t.plan = ?2
      or exists (select 1 from tour_scene scene where scene.tour_id = t.id and (?2 in (scene.pano, scene.still) or scene.id = ?2))) as isUsed
    from tour t left join tour_bundle b on b.id = ?2 and b.tour_id = t.id and b.state = 'stored' where t.id = ?1`,
    ...[tour, folder ?? ''],
  )
  if (!known) return null
  const isPublic = known.state === 'live' && known.isUsed === 1
  if (!isPublic && !(token !== null && (await writesFor(door, token, known.agent)))) return null
  const file = await fileOf(door, tour, folder, name, known)
  return file && { ...file, isPublic }
}

async function fileOf(
  { files }: TourDoor,
  tour: string,
  folder: string | null,
  name: string,
  known: KnownPicture,
): Promise<StoredFile | null> {
  if (folder === null) return files.get(planFileKey(tour))
  if (known.files === null) return files.get(sceneFileKey(tour, folder, name))
  const places: Readonly<Record<string, readonly [number, number] | undefined>> = JSON.parse(known.files)
  const place = places[name]
  if (!place) return null
  const file = await files.get(bundleKey(tour, folder), { first: place[0], last: place[0] + place[1] - 1 })
  return file && { bytes: file.bytes, contentType: 'image/jpeg' }
}

/** Why a part of a bundle is refused: `bundle-unknown` also stands for somebody else's. */
export type BundleRefusal = 'bundle-unknown' | 'bundle-part' | 'bundle-type'

/**
 * Takes a part of a bundle that was begun, from whoever writes its tour. Null when it is kept; a part that comes again replaces itself. A first part that is none of
 * a bundle forgets it.
 */
export async function takeTourPart(
  door: TourDoor,
  { token, id, part, bytes }: { token: string; id: string; part: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<BundleRefusal | null> {
  const { trade, files } = door
  const bundle = await readBundleRow(trade, id)
  const tour = bundle && (await trade.first<{ agent: string | null }>('select agent from tour where id = ?', bundle.tour))
  if (!bundle || !tour || !(await writesFor(door, token, tour.agent))) return 'bundle-unknown'
  // a repeated last part, whose answer was lost
  if (bundle.state === 'stored') return null
  if (bytes.length !== partBytes(bundle.bytes, part)) return 'bundle-part'
  if (part === 1 && asciiOf(bytes.subarray(0, BUNDLE_WORD.length)) !== BUNDLE_WORD) {
    await dropBundle(trade, id)
    return 'bundle-type'
  }
  const { etag } = await files.putPart(bundleKey(bundle.tour, id), bundle.partsId, part, bytes)
  return (await keepBundlePart(trade, id, part, etag)).length === 1 ? null : 'bundle-unknown'
}
