import { TOUR_FILE } from '#graphql/tour-kinds.ts'
import type { Statements } from '../../db/client.ts'
import type { FileStore, StoredFile } from '../../ports/files/port.ts'
import { planFileKey, sceneFileKey } from './tour-files.ts'

/** A picture of a tour that is shown: of a scene, or where `scene` is null the floor plan. Null for others. */
export async function openTourFile(
  { trade, files }: { trade: Statements; files: Pick<FileStore, 'get'> },
  { tour, scene, name }: { tour: string; scene: string | null; name: string },
): Promise<StoredFile | null> {
  if (scene === null ? name !== 'plan' : !TOUR_FILE.test(name)) return null
  const isShown = await trade.first("select 1 from tour where id = ? and state = 'live'", tour)
  return isShown === null ? null : files.get(scene === null ? planFileKey(tour) : sceneFileKey(tour, scene, name))
}
