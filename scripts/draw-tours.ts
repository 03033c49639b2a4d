/**
 * npm run tours:draw [-- PATH…]
 * Draws the panoramas and floor plans of the demo tours, or of those with these paths, into src/server/provider/demo/tours/drawn: some three minutes. They
 * are kept in the repository, so that nobody waits for them at a start.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DEMO_TOURS } from '../src/server/provider/demo/tours/demo-tours.ts'
import { drawTour } from '../src/server/provider/demo/tours/draw-tour.ts'
import { imageOf } from '../src/server/provider/demo/tours/picture-files.ts'

const QUALITY = 80

const paths = process.argv.slice(2)
for (const tour of DEMO_TOURS.filter(({ path }) => paths.length === 0 || paths.includes(path)))
  for (const { file, pixels } of drawTour(tour)) {
    mkdirSync(dirname(file), { recursive: true })
    await imageOf(pixels).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(file)
    console.log(file)
  }
