import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { sqmToSqft } from '#lib/units.ts'
import { applyMigrations, readMigrations } from '../db/migrations.ts'
import { writeStackAreas } from './stack-areas.ts'

it('an area is counted once for every home of its stack', () => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  applyMigrations(db, readMigrations('market'), '2000-01-01 00:00:00')
  db.exec(`insert into building (id, project_id, slug, name) values (1, 7, 'a', 'A'), (2, 7, 'b', 'B'), (3, 8, 'c', 'C');
    insert into stack values (1, 1, '01', '3', 100, 1, 9), (2, 2, '02', '3', 80, 2, 2), (3, 2, '03', '4', 120, 1, 2);
    insert into unit_mix (project_id, unit_mix, gfa_sqft_avg) values (7, '3', 1), (7, '4', null), (8, '3', 5)`)
  writeStackAreas(db)
  const area = (sqm: number) => expect.closeTo(sqmToSqft(sqm), 6)
  expect(
    db.prepare('select gfa_sqft_avg avg, gfa_sqft_min low, gfa_sqft_max high from unit_mix order by project_id, unit_mix').all(),
  ).toEqual([
    { avg: area((9 * 100 + 80) / 10), low: area(80), high: area(100) },
    { avg: area(120), low: area(120), high: area(120) },
    { avg: 5, low: null, high: null },
  ])
  db.close()
})
