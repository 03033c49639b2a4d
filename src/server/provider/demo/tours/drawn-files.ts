import { join } from 'node:path'
import type { DemoScene, DemoTour } from './demo-tours.ts'

export const PANORAMA_WIDTH = 3_072
export const PLAN_PIXELS_PER_METRE = 64
export const PLAN_MARGIN_METRES = 0.4

/** The pictures of demo tours are kept in the repository: drawing them takes minutes of a processor. `scripts/draw-tours.ts` draws them anew. */
const FOLDER = join(import.meta.dirname, 'drawn')

export const panoramaFile = ({ path }: DemoTour, { room, hour }: DemoScene): string => join(FOLDER, `${path}-${room}-${hour}.webp`)

export const planFile = ({ path }: DemoTour): string => join(FOLDER, `${path}-plan.webp`)
