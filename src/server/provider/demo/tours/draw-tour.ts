import { type DemoTour, scenesOf } from './demo-tours.ts'
import { PANORAMA_WIDTH, PLAN_MARGIN_METRES, PLAN_PIXELS_PER_METRE, panoramaFile, planFile } from './drawn-files.ts'
import { furnishedModel } from './model.ts'
import { FlatPainter, type Pixels } from './panorama.ts'

/** Draws the floor plan of a tour and its panoramas, each with the name of its file. */
export function* drawTour(tour: DemoTour, width = PANORAMA_WIDTH): Generator<{ file: string; pixels: Pixels }> {
  for (const [later, hour] of tour.hours.entries()) {
    const painter = new FlatPainter(furnishedModel(tour), hour)
    if (later === 0) yield { file: planFile(tour), pixels: painter.plan(PLAN_PIXELS_PER_METRE, PLAN_MARGIN_METRES) }
    for (const scene of scenesOf(tour).filter((one) => one.hour === hour))
      yield { file: panoramaFile(tour, scene), pixels: painter.panorama(scene.x, scene.y, width) }
  }
}
