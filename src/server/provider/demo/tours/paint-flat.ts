import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { DEMO_TOURS, scenesOf } from './demo-tours.ts'
import type { Hour } from './light.ts'
import { furnishedModel } from './model.ts'
import { FlatPainter } from './panorama.ts'
import { jpegOf, type SceneFile, sceneFiles } from './picture-files.ts'

/** 4,096 would take two and a half minutes of one core, this less than two. */
export const PANORAMA_WIDTH = 3_072
export const PLAN_PIXELS_PER_METRE = 64
export const PLAN_MARGIN_METRES = 0.4

/** A demo tour at one hour, by its number. */
export interface FlatTask {
  tour: number
  hour: Hour
}

/** Files of one scene; those of the floor plan have none. */
export interface PaintedScene {
  scene: string | null
  files: readonly SceneFile[]
}

/** Draws the panoramas of a flat at one hour, and by day its floor plan; gives each as soon as it is there. */
export function paintFlat({ tour: number, hour }: FlatTask, give: (painted: PaintedScene) => void): void {
  const tour = DEMO_TOURS.find((one) => one.number === number)
  if (!tour) throw new RangeError(`no demo tour ${number}`)
  const painter = new FlatPainter(furnishedModel(tour), hour)
  if (hour === tour.hours[0])
    give({ scene: null, files: [{ name: 'plan', bytes: jpegOf(painter.plan(PLAN_PIXELS_PER_METRE, PLAN_MARGIN_METRES)) }] })
  for (const { id, x, y, yaw, pitch } of scenesOf(tour).filter((one) => one.hour === hour))
    give({ scene: id, files: sceneFiles(painter.panorama(x, y, PANORAMA_WIDTH), { yaw, pitch }) })
}

// as a thread of store-tours.ts
if (!isMainThread && parentPort) {
  const task: FlatTask = workerData
  paintFlat(task, (painted) => parentPort?.postMessage(painted))
}
