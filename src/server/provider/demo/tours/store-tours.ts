import type { DatabaseSync } from 'node:sqlite'
import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { planFileKey, sceneFileKey } from '../../modules/tour/tour-files.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { DEMO_TOURS, type DemoTour, foldersOf, scenesOf, tourIdOf } from './demo-tours.ts'
import { panoramaFile, planFile } from './drawn-files.ts'
import { imageOf, jpegOf, pixelsOf, sceneFiles } from './picture-files.ts'

/** Demo tours whose pictures are not in the store yet; the caller opens it only when there are any. */
export function undrawnTours(db: DatabaseSync): DemoTour[] {
  const drafts = new Set(
    db
      .prepare("select id from tour where state = 'draft'")
      .all()
      .map(({ id }) => String(id)),
  )
  return DEMO_TOURS.filter((tour) => drafts.has(tourIdOf(tour)))
}

/** Cuts the drawn panoramas, puts the pieces there and publishes each tour that is complete. Cut, it goes on with the tours that are not. */
export async function storeTours(db: DatabaseSync, files: Pick<FileStore, 'put'>): Promise<void> {
  const publish = db.prepare("update tour set state = 'live' where id = ? and state = 'draft'")
  for (const tour of undrawnTours(db)) {
    const id = tourIdOf(tour)
    await files.put(planFileKey(id), await jpegOf(imageOf(await pixelsOf(planFile(tour)))), 'image/jpeg')
    for (const scene of scenesOf(tour)) {
      const [pano, still] = foldersOf(tour, scene.id) ?? [scene.id, scene.id]
      const pictures = await sceneFiles(await pixelsOf(panoramaFile(tour, scene)), scene)
      const put = ({ name, bytes }: (typeof pictures)[number]) =>
        files.put(sceneFileKey(id, BUNDLE_FILES.still.includes(name) ? still : pano, name), bytes, 'image/jpeg')
      await Promise.all(pictures.map(put))
    }
    publish.run(id)
  }
}
