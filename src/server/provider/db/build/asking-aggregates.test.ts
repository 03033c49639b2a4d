import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { psfOf } from '#lib/units.ts'
import type { AskingRow } from '../market/rows.ts'
import { writeAskings } from './asking-aggregates.ts'
import { applyMigrations, readMigrations } from './migrations.ts'

const asking = (price: number, month: number, unitMix: AskingRow['unitMix'] = '3'): AskingRow => ({
  projectId: 1,
  unitMix,
  month,
  price,
  areaSqm: 100,
})

it('counts listings of twelve months and of the newest month, with least and greatest price', () => {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  applyMigrations(db, readMigrations('market'), '2000-01-01 00:00:00')
  db.exec("insert into unit_mix (project_id, unit_mix) values (1, '3'), (1, '4')")
  writeAskings(db, [asking(900, 202507), asking(1_100, 202408), asking(5_000, 202407), asking(1_000, 202507), asking(2_000, 202501, '4')])
  const figures = `listing_count_1y as year, listing_count_30d as month, listing_price_min as low, listing_price_max as high,
    listing_psf_min as lowPsf, listing_psf_max as highPsf`
  expect(db.prepare(`select ${figures} from unit_mix order by unit_mix`).all()).toEqual([
    { year: 3, month: 2, low: 900, high: 1_100, lowPsf: expect.closeTo(psfOf(900, 100), 9), highPsf: expect.closeTo(psfOf(1_100, 100), 9) },
    {
      year: 1,
      month: 0,
      low: 2_000,
      high: 2_000,
      lowPsf: expect.closeTo(psfOf(2_000, 100), 9),
      highPsf: expect.closeTo(psfOf(2_000, 100), 9),
    },
  ])
  db.close()
})
