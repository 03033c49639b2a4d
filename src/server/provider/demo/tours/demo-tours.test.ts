import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { deadEnds, unreachableScenes } from '../../modules/tour/scene-graph.ts'
import { DEMO_TOURS, type DemoTour, scenesOf, tourIdOf, yawTo } from './demo-tours.ts'
import { drawTour } from './draw-tour.ts'
import { PANORAMA_WIDTH, panoramaFile, planFile } from './drawn-files.ts'
import { fillTours } from './fill-tours.ts'
import { furnishedModel } from './model.ts'
import { FlatPainter } from './panorama.ts'
import { imageOf, pixelsOf, sceneFiles } from './picture-files.ts'

const filled = () => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations('trade'))
  fillTours(db, 1_790_000_000)
  return db
}

test('every country has a tour, and filling twice changes nothing', () => {
  const db = filled()
  fillTours(db, 1_790_000_000)
  const countries = db
    .prepare('select distinct country from tour')
    .all()
    .map(({ country }) => country)
  expect(countries.toSorted()).toEqual([...COUNTRY_CODES].toSorted())
  expect(db.prepare('select count(*) as n from tour').get()).toEqual({ n: 6 })
  expect(db.prepare("select count(*) as n from tour where state <> 'draft'").get()).toEqual({ n: 0 })
})

test('all rooms can be walked to, and out of again', () => {
  const db = filled()
  for (const tour of DEMO_TOURS) {
    const scenes = scenesOf(tour)
      .filter(({ hour }) => hour === tour.hours[0])
      .map(({ id }) => id)
    const doors = db
      .prepare('select scene_id, to_scene, yaw from tour_spot where to_scene is not null')
      .all()
      .map((row) => ({ from: String(row.scene_id), to: String(row.to_scene), yaw: Number(row.yaw) }))
    expect(scenes).toHaveLength(4)
    expect([tour.path, unreachableScenes({ scenes, doors }), deadEnds({ scenes, doors })]).toEqual([tour.path, [], []])
  }
  expect(db.prepare('select count(*) as n from tour_scene where tour_id = ?').get(tourIdOf(DEMO_TOURS[0] ?? { number: 1 }))).toEqual({
    n: 5,
  })
})

test('north is ahead, east to the right', () => {
  const at = { x: 0, y: 0 }
  expect([yawTo(at, { x: 0, y: 1 }), yawTo(at, { x: 1, y: 0 })]).toEqual([0, Math.PI / 2])
})

test('a panorama is drawn alike each time, lit, and cut into all its files', async () => {
  const model = furnishedModel({ layout: 'flat', palette: 'lagoon', isMirrored: false, isFurnished: false })
  const draw = () => new FlatPainter(model, 'day').panorama(2.9, 4.1, 256)
  const [one, again] = [draw(), draw()]
  expect(Buffer.compare(one.bytes, again.bytes)).toBe(0)
  // above is the ceiling, below the boards, which are darker
  const row = (y: number) => one.bytes.slice(y * 256 * 3, (y + 1) * 256 * 3).reduce((sum, byte) => sum + byte, 0) / (256 * 3)
  expect(row(4)).toBeGreaterThan(row(123) + 20)
  expect(row(123)).toBeGreaterThan(30)
  const files = await sceneFiles(one, { yaw: 0, pitch: 0 })
  expect(files).toHaveLength(35)
  for (const { bytes } of files) expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8])
})

/** How far the shipped pictures of a tour are from what the code draws now: the mean of all colours, of 255. */
async function faults(tour: DemoTour): Promise<string[]> {
  const width = 256
  const far: string[] = []
  for (const { file, pixels } of drawTour(tour, width)) {
    const { data } = await imageOf(await pixelsOf(file))
      .resize(pixels.width, pixels.height)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const sum = pixels.bytes.reduce((total, byte, at) => total + Math.abs(byte - (data[at] ?? 0)), 0)
    if (sum / data.length > 4) far.push(`${file}: ${(sum / data.length).toFixed(1)}`)
  }
  return far
}

test('the pictures in the repository are what the code draws', async () => {
  const [, empty] = DEMO_TOURS
  expect(empty && (await faults(empty))).toEqual([])
})

// a drawn panorama takes some seconds
test('so are those of the other tours', { tags: ['long'], timeout: 600_000 }, async () => {
  for (const tour of DEMO_TOURS) expect(await faults(tour)).toEqual([])
})

test('every scene and plan has its picture, of the size that the tour tells', async () => {
  for (const tour of DEMO_TOURS) {
    expect((await sharp(planFile(tour)).metadata()).width).toBeGreaterThan(400)
    for (const scene of scenesOf(tour))
      expect(await sharp(panoramaFile(tour, scene)).metadata()).toMatchObject({ width: PANORAMA_WIDTH, height: PANORAMA_WIDTH / 2 })
  }
})
