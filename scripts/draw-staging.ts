/**
 * node scripts/draw-staging.ts
 * Draws the pictures of /real360/staging into public/staging: rooms of the demo flats, empty and furnished, seen from the same place. They are kept in the
 * repository, because the page shows them on every deployment.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGED_ROOMS, type StagedRoom } from '#features/real-360/staged-room.ts'
import { yawTo } from '../src/server/provider/demo/tours/demo-tours.ts'
import { type FlatLook, furnishedModel } from '../src/server/provider/demo/tours/model.ts'
import { FlatPainter } from '../src/server/provider/demo/tours/panorama.ts'
import { imageOf, jpegOf, viewInto } from '../src/server/provider/demo/tours/picture-files.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { ROOT } from './run.ts'

const PANORAMA_PX = 4_096
const WIDTH = 1_200
const HEIGHT = 750
const DEGREES = 92

interface StagedView {
  palette: FlatLook['palette']
  /** metres in the plan of the flat: where the camera stands, and what it looks at */
  from: { x: number; y: number }
  to: { x: number; y: number }
}

const VIEWS: Record<StagedRoom, StagedView> = {
  'living-light': { palette: 'lagoon', from: { x: 4.1, y: 0.8 }, to: { x: 1.3, y: 3.5 } },
  'bedroom-bold': { palette: 'indigo', from: { x: 3.1, y: 5.1 }, to: { x: 1.1, y: 7.2 } },
  'study-natural': { palette: 'coast', from: { x: 6.8, y: 5.1 }, to: { x: 8.9, y: 7.4 } },
  'living-warm': { palette: 'terracotta', from: { x: 5.5, y: 1.5 }, to: { x: 2.7, y: 3.5 } },
}

commandLine(COMMANDS['draw-staging'])
const folder = join(ROOT, 'public/staging')
mkdirSync(folder, { recursive: true })
for (const key of STAGED_ROOMS) {
  const { palette, from, to } = VIEWS[key]
  for (const isFurnished of [false, true]) {
    const painter = new FlatPainter(furnishedModel({ layout: 'flat', palette, isMirrored: false, isFurnished }), 'day')
    const panorama = painter.panorama(from.x, from.y, PANORAMA_PX)
    const view = viewInto(panorama, { yaw: yawTo(from, to), pitch: -0.2, degrees: DEGREES }, WIDTH, HEIGHT)
    writeFileSync(join(folder, `${key}-${isFurnished ? 'staged' : 'empty'}.jpg`), await jpegOf(imageOf(view)))
  }
}
