import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchQuery } from '#lib/search-terms.ts'
import { TXN_FLAG } from '../../src/server/provider/db/market/rows.ts'
import { parseBuildingInfo } from '../../src/server/provider/modules/property/building-info-schema.ts'
import { facilitiesOf } from '../../src/server/provider/modules/property/rules.ts'
import { dump, importInto, rows } from './import-into.ts'
import { madeFiles, madeFolder } from './made-folder.ts'

type Imported = Awaited<ReturnType<typeof importInto>>

describe('the import of Singapore', () => {
  let done: Imported
  const query = (sql: string) => rows(done.targetFile, sql)
  beforeAll(async () => {
    done = await importInto(madeFolder())
  })

  it('names what it skips and why rows were refused', () => {
    expect(done.outcome.skipped).toEqual(['readme.txt'])
    const reasons = done.outcome.report.summary().map(({ file, column, reason }) => `${file} ${column} ${reason}`)
    for (const reason of [
      'resale.csv.gz month is not a month',
      'resale.csv.gz flat_type is not a known value',
      'resale.csv.gz storey_range is not a range of floors',
      'resale.csv.gz remaining_lease is not a time',
      'resale.csv.gz  has 4 cells instead of 11',
      'rentals.csv room_count_source_text is not a kind of home',
      'ura.csv Sale Date is not a month',
      'blocks.csv postal does not end in the block number: not plotted',
    ])
      expect(reasons).toContain(reason)
    expect(readFileSync(done.reportFile, 'utf8').split('\n')[0]).toBe('file,row,column,reason')
  })

  it('makes one project of one HDB block', () => {
    const [block] = query("select * from project where slug = 'blk-406-ang-mo-kio-avenue-10'")
    expect(block).toMatchObject({
      name: 'Blk 406 Ang Mo Kio Ave 10',
      street: 'Ang Mo Kio Avenue 10',
      postal_code: '560406',
      type_group: 'public-stack',
      floors: 12,
      unit_count: 120,
      completion_year: 1979,
      lease_start_year: 1980,
      lat: 1.3629,
    })
    expect(query("select level, name from area where id = (select area_id from project where postal_code = '560406')")).toEqual([
      { level: 'city-area', name: 'Ang Mo Kio' },
    ])
    expect(query("select count(*) n from project where block = '407'")).toEqual([{ n: 0 }])
  })

  it('has HDB’s record of a building, and says that its sales name no flat', () => {
    const [block] = query("select building_info, facilities from project where block = '406'")
    expect(parseBuildingInfo(String(block?.building_info))).toMatchObject({
      buildingType: 'mixed-use',
      launchCompletionPeriod: { completionYear: 1979, occupationPermitDate: null },
      buildingSpecs: { floors: 12, units: 120, rentalUnits: 10, lifts: null },
      buildingFacilities: { shops: true, marketAndFood: false, multiStoreyCarPark: false, pavilion: true, parkingLots: null },
      developmentOwnershipManagement: { owner: 'Housing & Development Board' },
    })
    expect(facilitiesOf(Number(block?.facilities))).toEqual(['retail-shops'])
    expect(query("select building_info from project where block = '348'")).toEqual([{ building_info: null }])
    expect(
      query('select (select count(*) from stack_unit) + (select count(*) from resale_pair) + (select count(*) from project_gain) n'),
    ).toEqual([{ n: 0 }])
  })

  it('does not place a block whose postal code is another’s, but trusts two sources that agree', () => {
    expect(query("select block, lat from project where block in ('16', '348') order by block")).toEqual([
      { block: '16', lat: null },
      { block: '348', lat: 1.372 },
    ])
  })

  it('keeps exact duplicates and flags them; spells models alike; reads old floor bands', () => {
    expect(query(`select count(*) n from txn where flags & ${TXN_FLAG.exactDuplicate}`)).toEqual([{ n: 1 }])
    expect(query("select distinct model from txn where unit_mix in ('3', '4') and building_id is not null")).toEqual([
      { model: 'New Generation' },
    ])
    expect(query('select floor_low, floor_high from txn where month = 201203')).toEqual([{ floor_low: 6, floor_high: 10 }])
  })

  it('takes the trade name for the unit mix and counts bedrooms correctly', () => {
    expect(
      query("select unit_mix, unit_count, bedroom_count from unit_mix where project_id = (select id from project where block = '406')"),
    ).toEqual([
      { unit_mix: '3', unit_count: 60, bedroom_count: 2 },
      { unit_mix: '4', unit_count: 60, bedroom_count: 3 },
    ])
    expect(query("select bedroom_mask from project where block = '406'")).toEqual([{ bedroom_mask: (1 << 2) | (1 << 3) }])
  })

  it('reads caveats: nett price, basement floors, thousands separators, several units and land kept out of statistics', () => {
    const court = "(select id from project where slug = 'the-made-court')"
    expect(
      query(`select month, price, floor_low, floor_high, units, flags from txn where kind = 'sale' and project_id = ${court} order by id`),
    ).toEqual([
      { month: 202212, price: 1_353_000, floor_low: 1, floor_high: 5, units: 1, flags: TXN_FLAG.derivedUnitMix },
      { month: 202401, price: 1_350_000, floor_low: -5, floor_high: -1, units: 1, flags: TXN_FLAG.derivedUnitMix },
      { month: 202403, price: 1_450_000, floor_low: null, floor_high: null, units: 1, flags: TXN_FLAG.derivedUnitMix },
      { month: 202403, price: 90_000_000, floor_low: null, floor_high: null, units: 60, flags: TXN_FLAG.multiUnit },
      { month: 202404, price: 50_000_000, floor_low: null, floor_high: null, units: 1, flags: TXN_FLAG.landArea | TXN_FLAG.outlier },
    ])
    expect(query(`select psf_n, sale_count, last_sale_price, tenure, name from project where id = ${court}`)).toEqual([
      { psf_n: 2, sale_count: 5, last_sale_price: 1_450_000, tenure: 'freehold', name: 'The Made Court' },
    ])
  })

  it('dates a segment whose files end earlier by its own last month', () => {
    expect(query("select key, value from meta where key = 'last_month'")).toEqual([{ key: 'last_month', value: '202412' }])
    expect(query("select rent_count_30d n from project where slug = 'rented-only'")).toEqual([{ n: 1 }])
  })

  it('derives bedrooms of sales from rentals of the same project and area', () => {
    expect(query("select distinct unit_mix from txn where kind = 'sale' and units = 1 and flags & 32")).toEqual([{ unit_mix: '3' }])
  })

  it('keeps projects without a position, and tells nameless ones apart by street', () => {
    expect(query("select slug, lat, tenure_years, lease_start_year from project where name = 'Never Placed'")).toEqual([
      { slug: 'never-placed', lat: null, tenure_years: 99, lease_start_year: 2021 },
    ])
    expect(query("select name from project where slug like 'residential%'")).toEqual([{ name: 'Residential Apartments, Changi Road' }])
  })

  it('marks land area of houses and leaves 999 years open', () => {
    expect(
      query("select unit_mix, flags from txn where project_id = (select id from project where slug = 'made-gardens') order by id"),
    ).toEqual([
      { unit_mix: 'ter-hse', flags: TXN_FLAG.landArea },
      { unit_mix: 'cls-hse', flags: 0 },
    ])
    expect(query("select tenure, tenure_years from project where slug = 'made-gardens'")).toEqual([{ tenure: null, tenure_years: 999 }])
  })

  it('keeps every place once, with its codes and Chinese name', () => {
    expect(query('select type, name, code, name_local from amenity order by type')).toEqual([
      { type: 'childcare', name: 'Made Kindergarten', code: null, name_local: null },
      { type: 'market', name: 'Made Market', code: null, name_local: null },
      { type: 'mrt', name: 'Ang Mo Kio', code: 'NS16', name_local: '宏茂桥' },
    ])
  })

  it.each([
    ['Ang Mo Kio Ave 10', 'street', 'Ang Mo Kio Avenue 10'],
    ['560406', 'postal-code', '560406'],
    ['bedok', 'area', 'Bedok'],
    ['宏茂', 'station', 'Ang Mo Kio'],
  ])('finds %s', (text, kind, title) => {
    const match = searchQuery(text)?.replaceAll("'", "''")
    const found = query(
      `select d.kind, d.title from search_fts join search_doc d on d.id = search_fts.rowid where search_fts match '${match}'`,
    )
    expect(found).toContainEqual({ kind, title })
  })

  it('reports no change the second time, and builds nothing', async () => {
    const again = await importInto(done.outcome.recognised.length > 0 ? madeFolder() : '', done.home)
    expect(again.outcome.changed).toBe(false)
  })

  it('makes the same bytes from the same files', async () => {
    const [one, two] = [await importInto(madeFolder()), await importInto(madeFolder())]
    expect(readFileSync(one.stagingFile).equals(readFileSync(two.stagingFile))).toBe(true)
  })

  it('refuses a file whose content does not match its header, and leaves the database as it is', async () => {
    const before = dump(done.targetFile)
    const files = madeFiles()
    files['resale.csv'] = `${(files['resale.csv'] as string).split('\n')[0]}\n${'a,b,c,d,e,f,g,h,i,j,k\n'.repeat(20)}`
    await expect(importInto(madeFolder(files), done.home)).rejects.toThrow(
      /resale\.csv\.gz: looks like "HDB resale flat prices", but 20 of 20 rows/,
    )
    expect(dump(done.targetFile)).toBe(before)
  })

  it('refuses a broken geography, a folder of unknown files and a folder without sales', async () => {
    await expect(
      importInto(madeFolder({ ...madeFiles(), 'planning.geojson': `${madeFiles()['planning.geojson']?.slice(0, -40)}` })),
    ).rejects.toThrow(/planning\.geojson/)
    await expect(importInto(madeFolder({ 'readme.txt': 'x' }))).rejects.toThrow(/known are/)
    const { 'planning.geojson': planning } = madeFiles()
    const alone = await importInto(madeFolder({ 'planning.geojson': planning ?? '' })).catch((error: Error) => error.message)
    expect(alone).toMatch(/no sales/)
    expect(existsSync(done.targetFile)).toBe(true)
  })
})
