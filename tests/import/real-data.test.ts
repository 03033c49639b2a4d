import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { importedOnce, rows } from './import-into.ts'
import { suggestFrom } from './suggest-from.ts'

const folder = join(import.meta.dirname, '../../../shared/data/sg')
const present = existsSync(folder)

/** Files that the importer must read; others may stand beside them. */
const RECORDS = /^(hdb-|ura-|datagov-|railrouter-|sg-(amenities|landed|private))/

/** Figures of the published files of Singapore; they change only with the files or the rules. */
describe.skipIf(!present)(
  `the real files of Singapore${present ? '' : ' (skipped: no real data)'}`,
  { timeout: 240_000, tags: ['long'] },
  () => {
    let target = ''
    const one = (sql: string) => Object.values(rows(target, sql)[0] ?? {})[0] as number
    beforeAll(async () => {
      const { targetFile, outcome } = await importedOnce(folder)
      target = targetFile
      expect(outcome.skipped.filter((file) => RECORDS.test(file))).toEqual([])
      expect(outcome.report.rows.length).toBeLessThan(100)
    }, 240_000)

    it('loads every row, and places nearly all homes', () => {
      expect(one('select count(*) from txn')).toBe(302_026 + 101_487 + 6_212 + 297_135)
      expect(one("select count(*) from project where type_group = 'public-stack' and lat is not null")).toBeGreaterThan(9_650)
      expect(one("select count(*) from project where type_group = 'private-stack' and lat is not null")).toBeGreaterThan(2_300)
      expect(one('select count(*) from txn where flags & 1')).toBeGreaterThan(550)
      expect(one('select count(*) from txn where flags & 8') / one('select count(*) from txn')).toBeLessThan(0.002)
    })

    it('plots no project outside its postal district, and those of the same name in their own', () => {
      const placed = (slug: string) => one(`select count(*) from project where slug = '${slug}' and lat is not null`)
      expect(['prive', 'the-canopy', 'gaia', 'the-summit', 'martia-residence', 'seasons-park'].map(placed)).toEqual([0, 0, 0, 0, 0, 0])
      expect(['four-seasons-park', 'espada', 'copen-grand', 'tanglin-regency', 'the-azure', 'one-shenton'].map(placed)).toEqual([
        1, 1, 1, 1, 1, 1,
      ])
    })

    it('shows all sales of a block that its file has', () => {
      const lines = gunzipSync(readFileSync(join(folder, 'hdb-resale-2012-03_2025-07.csv.gz')))
        .toString()
        .split('\n')
      const inFile = lines.filter((line) => line.includes(',406,ANG MO KIO AVE 10,')).length
      expect(inFile).toBeGreaterThan(10)
      expect(rows(target, "select name, sale_count n from project where slug = 'blk-406-ang-mo-kio-avenue-10'")).toEqual([
        { name: 'Blk 406 Ang Mo Kio Ave 10', n: inFile },
      ])
    })

    it.each([
      ['Ang Mo Kio Ave 10', { kind: 'street', title: 'Ang Mo Kio Avenue 10' }],
      ['560406', { kind: 'postal-code', title: '560406', slug: 'blk-406-ang-mo-kio-avenue-10' }],
      ['Bishan', { kind: 'area', title: 'Bishan', subtitle: 'Central Region' }],
    ])('suggests for "%s" what it says', async (text, first) => {
      expect((await suggestFrom(target, text))[0]).toMatchObject(first)
    })

    it('assigns HDB blocks to their towns and towns to their planning area, and names every place and street correctly', () => {
      const levels = "select distinct a.level from project p join area a on a.id = p.area_id where p.property_group = 'hdb'"
      expect(rows(target, levels)).toEqual([{ level: 'city-area' }])
      const apart =
        "select a.name, f.name inside from area a join area f on f.id = a.parent_id where a.level = 'city-area' and f.name <> a.name"
      expect(rows(target, `${apart} order by 1`)).toEqual([
        { name: 'Central Area', inside: 'Central Region' },
        { name: 'Kallang/Whampoa', inside: 'Central Region' },
      ])
      expect(rows(target, "select title from search_doc where kind = 'area' group by title having count(*) > 1")).toEqual([])
      const wrong = 'd.result_count <> (select count(*) from project p where p.street = d.title)'
      expect(rows(target, `select title from search_doc d where kind = 'street' and ${wrong}`)).toEqual([])
    })

    it('has an index that follows the market', () => {
      const hdb = (month: number) => one(`select value from price_index where segment = 'hdb' and area_id = 0 and month = ${month}`)
      expect(hdb(202507) / hdb(201203)).toBeGreaterThan(1.25)
      expect(hdb(202507) / hdb(201203)).toBeLessThan(1.6)
      expect(hdb(202507) / hdb(202407) - 1).toBeGreaterThan(0.04)
      expect(hdb(202507) / hdb(202407) - 1).toBeLessThan(0.09)
      expect(hdb(201907)).toBeLessThan(hdb(201307))
    })

    it('keeps the marker files small', () => {
      expect(one("select sum(length(bytes)) from artifact where name = 'basemap'")).toBeLessThan(400_000)
      expect(one('select max(length(bytes)) from artifact')).toBeLessThanOrEqual(1_500_000)
    })
  },
)
