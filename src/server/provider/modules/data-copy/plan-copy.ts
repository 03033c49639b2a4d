import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { AVATAR } from '../../db/account/people-tables.ts'
import { orNull, pick, type RowOf, text } from '../../db/column-table.ts'
import { UPLOAD } from '../../db/trade/order-tables.ts'
import { TOUR, TOUR_BUNDLE, TOUR_SCENE } from '../../db/trade/tour-tables.ts'
import type { CopyFormat } from '../../db/trade/words.ts'
import type { ByteRange } from '../../ports/files/port.ts'
import { avatarFile } from '../files/avatar-address.ts'
import { listingFileKey } from '../listing-own/media-store.ts'
import { logosOf } from '../share/agent-brand.ts'
import { bundleKey, planFileKey, sceneFileKey } from '../tour/tour-files.ts'
import { uploadKey } from '../upload/upload-store.ts'
import { copiedMedia, LISTINGS, listingsOf, mediaPath } from './copied-listings.ts'
import type { CopyKind, CopyScope } from './copy-kind.ts'
import { TRADE_KINDS } from './trade-kinds.ts'

/** A file that a copy is to have. */
export interface PlannedFile {
  path: string
  kind: string
  format: CopyFormat
  firstKey: string
}

/** Where a file lies in the store. */
export interface StoredPlace {
  key: string
  /** a piece of it; null: whole */
  range: ByteRange | null
}

/** Kinds of records by the names of their files. Of a source there are listings alone. */
export const COPY_KINDS: Readonly<Record<string, CopyKind>> = { listings: LISTINGS, ...TRADE_KINDS }

const FORMATS = ['jsonl', 'csv'] as const
/** In what else a kind is written, with the name of that file. */
const MORE_FORMATS: Readonly<Record<string, readonly [name: string, format: CopyFormat]>> = {
  enquiries: ['people', 'vcf'],
  appointments: ['appointments', 'ics'],
}

const numbered = (name: string, at: number, format: string): string => `${name}${at === 0 ? '' : `-${at + 1}`}.${format}`

function filesOfKind(kind: string, begins: readonly string[]): PlannedFile[] {
  const more = MORE_FORMATS[kind]
  return begins.flatMap((firstKey, at) => [
    ...FORMATS.map((format) => ({ path: numbered(kind, at, format), kind, format, firstKey })),
    ...(more ? [{ path: numbered(more[0], at, more[1]), kind, format: more[1], firstKey }] : []),
  ])
}

const stored = (path: string, key: string, range: ByteRange | null = null): PlannedFile => ({
  path,
  kind: 'file',
  format: 'stored',
  firstKey: JSON.stringify({ key, range } satisfies StoredPlace),
})

async function listingFiles(scope: CopyScope): Promise<PlannedFile[]> {
  const [where, parameter] = listingsOf(scope)
  const media = await copiedMedia(scope, `${where} and media.state = 'stored'`, parameter)
  return media.map((one) => stored(mediaPath(one), listingFileKey(one.listingId, one.id)))
}

const ORDER_FILE_ROW = pick(UPLOAD, 'id', 'orderId', 'name')

/** What was handed over in orders, as the side sees it: own files, and of the other what has arrived. A name that comes twice keeps both. */
async function orderFiles({ trade, owner }: CopyScope): Promise<PlannedFile[]> {
  const uploads = await trade.all(
    ORDER_FILE_ROW,
    `select u.id, u.order_id as orderId, u.name from upload u join vendor_order o on o.id = u.order_id where u.state = 'stored'
      and (o.vendor = ?1 or (o.agent = ?1 and (u.delivered_at is not null or u.side = 'agent'))) order by u.order_id, u.created_at, u.id`,
    owner,
  )
  return uploads.map(({ id, orderId, name }) => stored(`files/orders/${orderId}/${id}-${safeName(name)}`, uploadKey(id)))
}

/** A name that every system takes: no folders, no signs that one of them reserves. */
const safeName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^\.+|[. ]+$/g, '_') || '_'

const SCENE_FILE_ROW = {
  ...pick(TOUR_SCENE, 'id', 'tourId', 'pano', 'still'),
  panoFiles: orNull(text()),
  stillFiles: orNull(text()),
}
type SceneFiles = RowOf<typeof SCENE_FILE_ROW>

/** Below the tour's folder, in `folder`. A bundle's own key is of the tour alone. */
function filesOfBundle(tour: string, folder: string, bundle: string, files: string | null): PlannedFile[] {
  const places: Readonly<Record<string, readonly [number, number] | undefined>> = JSON.parse(files ?? '{}')
  return Object.entries(places).flatMap(([name, place]) =>
    place
      ? [stored(`files/tours/${tour}/${folder}/${name}.jpg`, bundleKey(tour, bundle), { first: place[0], last: place[0] + place[1] - 1 })]
      : [],
  )
}

function filesOfScene({ id, tourId, pano, still, panoFiles, stillFiles }: SceneFiles): PlannedFile[] {
  const own = (names: readonly string[]) =>
    names.map((name) => stored(`files/tours/${tourId}/${id}/${name}.jpg`, sceneFileKey(tourId, id, name)))
  return [
    ...(pano === null ? own(BUNDLE_FILES.pano) : filesOfBundle(tourId, id, pano, panoFiles)),
    ...(still === null ? own(BUNDLE_FILES.still) : filesOfBundle(tourId, id, still, stillFiles)),
  ]
}

const PLAN_ROW = { ...pick(TOUR, 'id', 'plan', 'planWidth'), files: orNull(TOUR_BUNDLE.columns.files) }

const WRITTEN_SCENE_ROW = {
  ...pick(TOUR_SCENE, 'tourId'),
  id: text(),
  pano: orNull(text()),
  still: orNull(text()),
  panoFiles: orNull(text()),
  stillFiles: orNull(text()),
}
const WRITTEN_PLAN_ROW = { ...pick(TOUR, 'id'), plan: text(), files: orNull(TOUR_BUNDLE.columns.files) }

/** Of what is being written of tours, the pictures that are not those that are shown. */
async function writtenTourFiles({ trade, owner }: CopyScope): Promise<PlannedFile[]> {
  const [scenes, plans] = await Promise.all([
    trade.all(
      WRITTEN_SCENE_ROW,
      `select t.id as tourId, scene.value ->> 'id' as id, pano.id as pano, still.id as still, pano.files as panoFiles, still.files as stillFiles
      from tour t join json_each(t.draft, '$.scenes') scene left join tour_scene s on s.tour_id = t.id and s.id = scene.value ->> 'id'
        left join tour_bundle pano on pano.tour_id = t.id and pano.id = scene.value ->> 'pano' and pano.id is not s.pano
        left join tour_bundle still on still.tour_id = t.id and still.id = scene.value ->> 'still' and still.id is not s.still
      where t.agent = ? and t.draft is not null order by t.id, scene.key`,
      owner,
    ),
    trade.all(
      WRITTEN_PLAN_ROW,
      `select t.id, b.id as plan, b.files from tour t join tour_bundle b on b.tour_id = t.id and b.id = t.draft ->> '$.plan.bundle' and b.id is not t.plan
      where t.agent = ? order by t.created_at, t.id`,
      owner,
    ),
  ])
  return [
    ...scenes.flatMap(({ id, tourId, pano, still, panoFiles, stillFiles }) => [
      ...(pano === null ? [] : filesOfBundle(tourId, `draft/${id}`, pano, panoFiles)),
      ...(still === null ? [] : filesOfBundle(tourId, `draft/${id}`, still, stillFiles)),
    ]),
    ...plans.flatMap(({ id, plan, files }) => filesOfBundle(id, 'draft', plan, files)),
  ]
}

/** Panoramas in their tiles, first views, floor plans. */
async function tourFiles({ trade, owner }: CopyScope): Promise<PlannedFile[]> {
  const [scenes, plans] = await Promise.all([
    trade.all(
      SCENE_FILE_ROW,
      `select s.id, s.tour_id as tourId, s.pano, s.still, pano.files as panoFiles, still.files as stillFiles from tour_scene s
        join tour t on t.id = s.tour_id left join tour_bundle pano on pano.id = s.pano left join tour_bundle still on still.id = s.still
      where t.agent = ? order by s.tour_id, s.position, s.id`,
      owner,
    ),
    trade.all(
      PLAN_ROW,
      `select t.id, t.plan, t.plan_width as planWidth, b.files from tour t left join tour_bundle b on b.id = t.plan where t.agent = ? and t.plan_width is not null
      order by t.created_at, t.id`,
      owner,
    ),
  ])
  const plan = ({ id, plan, files }: RowOf<typeof PLAN_ROW>) =>
    plan === null ? [stored(`files/tours/${id}/plan.jpg`, planFileKey(id))] : filesOfBundle(id, 'plan', plan, files)
  return [...scenes.flatMap(filesOfScene), ...plans.flatMap(plan)]
}

async function profileFiles({ account, trade, owner }: CopyScope): Promise<PlannedFile[]> {
  const [picture, logos] = await Promise.all([
    account.first(pick(AVATAR, 'key'), 'select key from avatar where user_id = ?', owner),
    logosOf(trade, [owner]),
  ])
  const named = (name: string, key: string) => stored(`files/profile/${name}${/\.\w+$/.exec(key)?.[0] ?? ''}`, avatarFile(key))
  return [...(picture ? [named('picture', picture.key)] : []), ...logos.map((key) => named('logo', key))]
}

/** Everything that a copy is to have, in the order in which it is packed: records first. */
export async function filesOfCopy(scope: CopyScope): Promise<PlannedFile[]> {
  const kinds = scope.source === null ? Object.keys(COPY_KINDS) : ['listings']
  const begins = await Promise.all(kinds.map(async (kind) => filesOfKind(kind, (await COPY_KINDS[kind]?.begins(scope)) ?? [])))
  const listings = await listingFiles(scope)
  if (scope.source !== null) return [...begins.flat(), ...listings]
  const account: PlannedFile = { path: 'account.json', kind: 'account', format: 'json', firstKey: '' }
  return [
    account,
    ...begins.flat(),
    ...listings,
    ...(await tourFiles(scope)),
    ...(await writtenTourFiles(scope)),
    ...(await orderFiles(scope)),
    ...(await profileFiles(scope)),
  ]
}
