import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DEMO_TOURS } from '../src/server/provider/demo/tours/demo-tours.ts'
import { drawTour } from '../src/server/provider/demo/tours/draw-tour.ts'
import { imageOf } from '../src/server/provider/demo/tours/picture-files.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const QUALITY = 80

const paths = new Set(commandLine(COMMANDS['tours:draw']).positionals)
for (const tour of DEMO_TOURS.filter(({ path }) => paths.size === 0 || paths.has(path)))
  for (const { file, pixels } of drawTour(tour)) {
    mkdirSync(dirname(file), { recursive: true })
    await imageOf(pixels).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(file)
    console.log(file)
  }
