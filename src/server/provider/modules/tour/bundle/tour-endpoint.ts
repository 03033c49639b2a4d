import type { OrderState } from '#graphql/order-kinds.ts'
import { BUNDLE_WORD, TOUR_FILE } from '#graphql/tour-kinds.ts'
import { bit, orNull, pick, type RowOf } from '../../../db/column-table.ts'
import { VENDOR_ORDER } from '../../../db/trade/order-tables.ts'
import { TOUR, TOUR_BUNDLE } from '../../../db/trade/tour-tables.ts'
import type { FileStore, StoredFile } from '../../../ports/files/port.ts'
import { readViewer } from '../../../viewer-store.ts'
import { asciiOf } from '../../files/bytes.ts'
import { type WriterContext, writesFor } from '../../listing-own/listing-owners.ts'
import { partBytes } from '../../upload/upload-bytes.ts'
import { readTourOfVendor } from '../own/ordered-tour.ts'
import { bundleKey, planFileKey, sceneFileKey } from '../tour-files.ts'
import { dropBundle, keepBundlePart, readBundleRow } from './bundle-store.ts'

/** What the endpoints of a tour's pictures need; made for each request. */
export interface TourFileContext extends WriterContext {
  files: Pick<FileStore, 'get' | 'putPart'>
}

/** A picture as it is sent, and whether everybody may see it. */
export interface OpenedTourFile extends StoredFile {
  isPublic: boolean
}

const KNOWN_PICTURE_ROW = {
  ...pick(TOUR, 'state', 'agent'),
  /** the vendor's order that it is made for, until it is handed over */
  vendor: orNull(VENDOR_ORDER.columns.vendor),
  buyer: orNull(VENDOR_ORDER.columns.agent),
  orderState: orNull(VENDOR_ORDER.columns.state),
  ...pick(TOUR_BUNDLE, 'files'),
  /** null: the tour has no plan, and no scene shows it */
  isUsed: orNull(bit()),
}
type KnownPicture = RowOf<typeof KNOWN_PICTURE_ROW>

/**
 * A picture of a tour: of a scene or bundle `folder`, or where that is null the floor plan that has a file of its own. What is shown, for everybody; what is being
 * written, for whoever writes it and the two sides of its order; null for others.
 */
export async function openTourFile(
  context: TourFileContext,
  { tour, folder, name, tokens }: { tour: string; folder: string | null; name: string; tokens: readonly string[] },
): Promise<OpenedTourFile | null> {
  if (folder === null ? name !== 'plan' : !TOUR_FILE.test(name)) return null
  const known = await context.trade.first(
    KNOWN_PICTURE_ROW,
    `select t.state, t.agent, o.vendor, o.agent as buyer, o.state as orderState, b.files, (?2 = '' or t.plan = ?2
      or exists (select 1 from tour_scene scene where scene.tour_id = t.id and (?2 in (scene.pano, scene.still) or scene.id = ?2))) as isUsed
    from tour t left join tour_bundle b on b.id = ?2 and b.tour_id = t.id and b.state = 'stored'
      left join vendor_order o on o.id = t.order_id and t.agent is null where t.id = ?1`,
    tour,
    folder ?? '',
  )
  if (!known) return null
  const isPublic = known.state === 'live' && known.isUsed === 1
  if (!isPublic && !(await mayLook(context, tokens, known))) return null
  const file = await fileOf(context, tour, folder, name, known)
  return file && { ...file, isPublic }
}

/** States in which whoever ordered a tour looks at it. */
const HANDED_IN: ReadonlySet<OrderState | null> = new Set(['delivered', 'approved'])

/** Whoever writes it; until it is its agent's, the vendor who makes it, and whoever ordered it once it is delivered. */
async function mayLook(
  context: TourFileContext,
  tokens: readonly string[],
  { agent, vendor, buyer, orderState }: KnownPicture,
): Promise<boolean> {
  const answers = await Promise.all(
    tokens.map(async (token) => {
      const viewer = await readViewer(context.account, token, context.now)
      if (viewer?.sessionPurpose === 'vendor') return viewer.id === vendor
      if (viewer?.sessionPurpose !== 'user') return false
      return agent === null ? viewer.id === buyer && HANDED_IN.has(orderState) : writesFor(context, token, agent)
    }),
  )
  return answers.includes(true)
}

async function fileOf(
  { files }: TourFileContext,
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
  context: TourFileContext,
  { tokens, id, part, bytes }: { tokens: readonly string[]; id: string; part: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<BundleRefusal | null> {
  const { trade, files } = context
  const bundle = await readBundleRow(trade, id)
  if (!bundle || !(await mayWrite(context, tokens, bundle.tour))) return 'bundle-unknown'
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

/** Whether one of the tokens is of somebody who writes the tour: for its agent, or as the vendor of its order. */
async function mayWrite(context: TourFileContext, tokens: readonly string[], id: string): Promise<boolean> {
  const tour = await context.trade.first(pick(TOUR, 'agent'), 'select agent from tour where id = ?', id)
  if (!tour) return false
  const answers = await Promise.all(
    tokens.map(async (token) => {
      if (tour.agent !== null) return writesFor(context, token, tour.agent)
      const viewer = await readViewer(context.account, token, context.now)
      return viewer?.sessionPurpose === 'vendor' && (await readTourOfVendor(context.trade, viewer.id, id)) !== null
    }),
  )
  return answers.includes(true)
}
