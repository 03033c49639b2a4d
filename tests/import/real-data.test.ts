import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { importInto, rows } from './import-into.ts'

const folder = join(import.meta.dirname, '../../../shared/data/sg')
const present = existsSync(folder)

/** What the published files of Singapore give; figures move only when the files or the rules do. */
describe.skipIf(!present)(`the real files of Singapore${present ? '' : ' (skipped: no real data)'}`, { timeout: 240_000 }, () => {
  let target = ''
  const one = (sql: string) => Object.values(rows(target, sql)[0] ?? {})[0] as number
  beforeAll(async () => {
    const { targetFile, outcome } = await importInto(folder)
    target = targetFile
    expect(outcome.skipped).toEqual(['sg-cea-agencies-aggregated-no-people.csv.gz'])
    expect(outcome.report.rows.length).toBeLessThan(100)
  }, 240_000)

  it('loads every row, and places nearly all homes', () => {
    expect(one('select count(*) from txn')).toBe(302_026 + 101_487 + 6_212 + 297_135)
    expect(one("select count(*) from project where type_group = 'public-stack' and lat is not null")).toBeGreaterThan(9_650)
    expect(one("select count(*) from project where type_group = 'private-stack' and lat is not null")).toBeGreaterThan(2_300)
    expect(one('select count(*) from txn where flags & 1')).toBeGreaterThan(550)
    expect(one('select count(*) from txn where flags & 8') / one('select count(*) from txn')).toBeLessThan(0.002)
  })

  it('has an index that moves as the market did', () => {
    const hdb = (month: number) => one(`select value from price_index where segment = 'hdb' and area_id = 0 and month = ${month}`)
    expect(hdb(202507) / hdb(201203)).toBeGreaterThan(1.25)
    expect(hdb(202507) / hdb(201203)).toBeLessThan(1.6)
    expect(hdb(202507) / hdb(202407) - 1).toBeGreaterThan(0.04)
    expect(hdb(202507) / hdb(202407) - 1).toBeLessThan(0.09)
    expect(hdb(201907)).toBeLessThan(hdb(201307))
  })

  it('keeps the map small', () => {
    expect(one("select sum(length(bytes)) from artifact where name = 'basemap'")).toBeLessThan(400_000)
    expect(one('select max(length(bytes)) from artifact')).toBeLessThanOrEqual(1_500_000)
  })
})
