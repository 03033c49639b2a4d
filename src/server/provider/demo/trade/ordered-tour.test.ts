import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import type { FileStore } from '../../ports/files/port.ts'
import { fillTours } from '../tours/fill-tours.ts'
import { fillOrderedTour, lacksOrderedTour, storeOrderedTour } from './ordered-tour.ts'
import { fillOrders } from './orders.ts'

const NOW = 1_790_000_000

function filled() {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations('trade'))
  fillOrders(db, NOW)
  fillTours(db, NOW)
  // twice: what is there stays
  for (let times = 0; times < 2; times++) fillOrderedTour(db, NOW)
  return db
}

test('a delivered tour waits for its agent, with doors between rooms of its own', () => {
  const db = filled()
  const tours = db.prepare('select t.id, t.agent, o.state from tour t join vendor_order o on o.id = t.order_id').all()
  expect(tours.map(({ agent, state }) => [agent, state])).toEqual([[null, 'delivered']])
  const count = (sql: string) => Number(db.prepare(sql).get(String(tours[0]?.id))?.n)
  expect(count('select count(*) as n from tour_scene where tour_id = ?')).toBeGreaterThan(2)
  expect(
    count(`select count(*) as n from tour_spot spot join tour_scene a on a.id = spot.scene_id join tour_scene b on b.id = spot.to_scene
    where a.tour_id = ?1 and b.tour_id = ?1`),
  ).toBeGreaterThan(2)
  expect(count('select count(*) as n from upload where order_id = (select order_id from tour where id = ?)')).toBe(0)
})

test('its pictures are those of a tour that is drawn, once they are there', async () => {
  const db = filled()
  const kept = new Map<string, number>()
  const store = (isDrawn: boolean): Pick<FileStore, 'get' | 'put'> => ({
    get: async () => (isDrawn ? { bytes: new Uint8Array([1]), contentType: 'image/jpeg' } : null),
    put: async (key) => void kept.set(key, (kept.get(key) ?? 0) + 1),
  })
  await storeOrderedTour(db, store(false))
  expect([lacksOrderedTour(db), kept.size]).toEqual([true, 0])
  for (let times = 0; times < 2; times++) await storeOrderedTour(db, store(true))
  expect(lacksOrderedTour(db)).toBe(false)
  expect(new Set(kept.values())).toEqual(new Set([1]))
  const { n, id } =
    db
      .prepare(
        'select count(*) as n, tour_id as id from tour_scene where tour_id = (select id from tour where agent is null and order_id is not null)',
      )
      .get() ?? {}
  expect(kept.size).toBe(Number(n) * 35 + 1)
  expect([...kept.keys()].every((key) => key.startsWith(`tours/${id}/`))).toBe(true)
})
