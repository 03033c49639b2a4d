import type { DatabaseSync } from 'node:sqlite'
import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { planFileKey, sceneFileKey } from '../../modules/tour/tour-files.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { tourIdOf } from '../tours/demo-tours.ts'
import { orderIdOf, TOUR_ORDER } from './orders.ts'

/** The tour whose panoramas it shows. */
const DRAWN = tourIdOf({ number: 4 })
/** Away from the numbers of drawn tours. */
const NUMBER = 104
const TOUR = tourIdOf({ number: NUMBER })

/** Ids of its scenes and spots, from those of the drawn tour. */
const moved = (id: string): string => `substr(${id}, 1, 24) || printf('%012d', substr(${id}, 25) + ${(NUMBER - 4) * 100})`

const SCENE_WORDS = 'position, place, hour, name, caption, alt, north, yaw, pitch, zoom, plan_x, plan_y, width, height'

/** A tour that the vendor has delivered with its order, and that waits for the agent. Version 0 says that its pictures are not in the store yet. */
export function fillOrderedTour(db: DatabaseSync, now: number): void {
  const { changes } = db
    .prepare(
      `insert or ignore into tour (id, path, country, order_id, state, version, title, about, locale, plan_width, plan_height, plan_metre, camera_metres,
        created_at, updated_at)
      select ?, 'canal-rooms-c10104', o.country, o.id, 'draft', 0, 'Warm rooms above the canal', 'Three rooms and a corridor, furnished. Drawn for demonstration.',
        drawn.locale, drawn.plan_width, drawn.plan_height, drawn.plan_metre, drawn.camera_metres, ?, ?
      from tour drawn, vendor_order o where drawn.id = ? and o.id = ?`,
    )
    .run(TOUR, now - 86_400, now - 86_400, DRAWN, orderIdOf(TOUR_ORDER))
  if (changes === 0) return
  db.prepare(
    `insert or ignore into tour_scene (id, tour_id, ${SCENE_WORDS}) select ${moved('id')}, ?, ${SCENE_WORDS} from tour_scene where tour_id = ? and pano is null`,
  ).run(TOUR, DRAWN)
  db.prepare(
    `insert or ignore into tour_spot (id, scene_id, kind, to_scene, title, text, yaw, pitch)
    select ${moved('spot.id')}, ${moved('spot.scene_id')}, spot.kind, ${moved('spot.to_scene')}, spot.title, spot.text, spot.yaw, spot.pitch
    from tour_spot spot join tour_scene scene on scene.id = spot.scene_id where scene.tour_id = ? and scene.pano is null`,
  ).run(DRAWN)
}

/** Whether its pictures are still to be put into the store. */
export const lacksOrderedTour = (db: DatabaseSync): boolean =>
  db.prepare('select 1 from tour where id = ? and version = 0').get(TOUR) !== undefined

/** Puts them there, once the drawn tour's are. Cut, it begins anew. */
export async function storeOrderedTour(db: DatabaseSync, files: Pick<FileStore, 'get' | 'put'>): Promise<void> {
  if (!lacksOrderedTour(db)) return
  const scenes = db.prepare(`select id, ${moved('id')} as copy from tour_scene where tour_id = ? and pano is null`).all(DRAWN)
  const copies = scenes.flatMap(({ id, copy }) =>
    [...BUNDLE_FILES.pano, ...BUNDLE_FILES.still].map((name) => [
      sceneFileKey(DRAWN, String(id), name),
      sceneFileKey(TOUR, String(copy), name),
    ]),
  )
  for (const [from = '', to = ''] of [...copies, [planFileKey(DRAWN), planFileKey(TOUR)]]) {
    const file = await files.get(from)
    if (!file) return
    await files.put(to, new Uint8Array(await new Response(file.bytes).arrayBuffer()), 'image/jpeg')
  }
  db.prepare('update tour set version = 1 where id = ?').run(TOUR)
}
