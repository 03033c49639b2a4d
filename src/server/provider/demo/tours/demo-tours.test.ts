import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { applyMigrations, readMigrations } from '../../db/build/migrations.ts'
import { deadEnds, unreachableScenes } from '../../modules/tour/scene-graph.ts'
import { DEMO_TOURS, scenesOf, tourIdOf, yawTo } from './demo-tours.ts'
import { fillTours } from './fill-tours.ts'
import { furnishedModel } from './model.ts'
import { FlatPainter } from './panorama.ts'
import { sceneFiles } from './picture-files.ts'

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

test('a panorama is drawn alike each time, lit, and cut into all its files', () => {
  const model = furnishedModel({ layout: 'flat', palette: 'lagoon', isMirrored: false, isFurnished: false })
  const draw = () => new FlatPainter(model, 'day').panorama(2.9, 4.1, 256)
  const [one, again] = [draw(), draw()]
  expect(Buffer.compare(one.bytes, again.bytes)).toBe(0)
  // above is the ceiling, below the boards, which are darker
  const row = (y: number) => one.bytes.slice(y * 256 * 3, (y + 1) * 256 * 3).reduce((sum, byte) => sum + byte, 0) / (256 * 3)
  expect(row(4)).toBeGreaterThan(row(123) + 20)
  expect(row(123)).toBeGreaterThan(30)
  const files = sceneFiles(one, { yaw: 0, pitch: 0 })
  expect(files).toHaveLength(35)
  for (const { bytes } of files) expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8])
})
