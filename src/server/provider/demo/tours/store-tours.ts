import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { planFileKey, sceneFileKey } from '../../modules/tour/tour-files.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { DEMO_TOURS, type DemoTour, foldersOf, tourIdOf } from './demo-tours.ts'
import type { FlatTask, PaintedScene } from './paint-flat.ts'

const THREADS = 2

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

/**
 * Draws them in threads, two flats at a time, puts them there and publishes each tour that is complete. Cut, it goes on where it stopped. What was drawn is kept in
 * the folder `drawn`, under a name that the code that draws gives it: the same pictures are drawn once on a machine.
 */
export async function storeTours(db: DatabaseSync, files: Pick<FileStore, 'put'>, drawn: string): Promise<void> {
  const tours = undrawnTours(db)
  const folder = join(drawn, hashOfCode())
  const waiting: FlatTask[] = tours.flatMap((tour) => tour.hours.map((hour) => ({ tour: tour.number, hour })))
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await storeFlat(task, files, join(folder, `${task.tour}-${task.hour}`))
  }
  await Promise.all(Array.from({ length: THREADS }, work))
  const publish = db.prepare("update tour set state = 'live' where id = ? and state = 'draft'")
  for (const tour of tours) publish.run(tourIdOf(tour))
}

function hashOfCode(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(import.meta.dirname).toSorted()) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Written when a flat is complete. */
const LIST = 'files.json'

async function storeFlat(task: FlatTask, files: Pick<FileStore, 'put'>, folder: string): Promise<void> {
  if (!existsSync(join(folder, LIST))) await drawInThread(task, folder)
  const keys: string[] = JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
  for (const key of keys) await files.put(key, new Uint8Array(readFileSync(join(folder, key))), 'image/jpeg')
}

/** Where a file of a scene lies: among those of its panorama, or of its first view. */
function folderOf(number: number, scene: string, name: string): string {
  const tour = DEMO_TOURS.find((one) => one.number === number)
  const [pano, still] = (tour && foldersOf(tour, scene)) ?? [scene, scene]
  return BUNDLE_FILES.still.includes(name) ? still : pano
}

async function drawInThread(task: FlatTask, folder: string): Promise<void> {
  const tour = tourIdOf({ number: task.tour })
  const keys: string[] = []
  const keep = ({ scene, files }: PaintedScene): void => {
    for (const { name, bytes } of files) {
      const key = scene === null ? planFileKey(tour) : sceneFileKey(tour, folderOf(task.tour, scene, name), name)
      mkdirSync(dirname(join(folder, key)), { recursive: true })
      writeFileSync(join(folder, key), bytes)
      keys.push(key)
    }
  }
  await new Promise<void>((done, fail) => {
    const thread = new Worker(new URL('./paint-flat.ts', import.meta.url), { workerData: task })
    thread.on('message', keep)
    thread.on('error', fail)
    thread.on('exit', (code) => (code === 0 ? done() : fail(new Error(`drawing a tour ended with code ${code}`))))
  })
  writeFileSync(join(folder, LIST), JSON.stringify(keys))
}
