import { beforeAll, describe, expect, it } from 'vitest'
import { TXN_FLAG } from '../../src/server/provider/db/market/rows.ts'
import { dump, importInto, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'
import { madeVictoria, madeVictoriaFiles } from './made-victoria.ts'
import { suggestFrom } from './suggest-from.ts'

type Imported = Awaited<ReturnType<typeof importInto>>

describe('the import of Victoria', () => {
  let done: Imported
  const query = (sql: string) => rows(done.targetFile, sql)
  beforeAll(async () => {
    done = await importInto(madeVictoria(), freshFolder('import'), 'AU')
  })

  it('leaves out what was not sold, and says why rows were refused', () => {
    expect(query('select count(*) n from txn')).toEqual([{ n: 20 }])
    expect(done.outcome.report.rows.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
      'BuildingArea is not stated',
      'Date is not a day',
    ])
  })

  it('makes buildings and streets projects, amid their sold homes, in suburb, council and state', () => {
    const places = `select p.name, p.slug, p.property_type, p.sale_count, p.completion_year, p.lat, a.name suburb, d.name council, s.name state
      from project p join area a on a.id = p.area_id join area d on d.id = a.parent_id join area s on s.id = d.parent_id order by p.id`
    const where = { suburb: 'Abbotsford', council: 'Yarra', state: 'Victoria', lat: -37.8076 }
    expect(query(places)).toEqual([
      {
        name: 'Turner Street, Abbotsford',
        slug: 'turner-street-abbotsford-vic',
        property_type: 'house',
        sale_count: 12,
        completion_year: null,
        ...where,
      },
      {
        name: '56 Nicholson Street, Abbotsford',
        slug: '56-nicholson-street-abbotsford-vic',
        property_type: 'apartment',
        sale_count: 8,
        completion_year: 1990,
        ...where,
      },
    ])
  })

  it('compares houses by their land and apartments by their floors', () => {
    expect(query('select unit_no, area_sqm, unit_mix, model, flags from txn where month = 201604 or price = 505000 order by id')).toEqual([
      { unit_no: '4', area_sqm: 202, unit_mix: 'hse', model: 'Townhouse', flags: TXN_FLAG.landArea },
      { unit_no: '2', area_sqm: 61, unit_mix: '2', model: 'Apartment', flags: 0 },
    ])
  })

  it('has stations once, tram stops of both directions as one, and each line once', () => {
    expect(query('select type, name from amenity order by id')).toEqual([
      { type: 'mrt', name: 'Victoria Park' },
      { type: 'lrt', name: 'Victoria St/Nicholson St #16' },
    ])
    const [basemap] = query("select group_concat(cast(bytes as text), '') text from artifact where name = 'basemap'")
    expect(String(basemap?.text).match(/"Mernda Line"/g)).toHaveLength(1)
  })

  it('finds a building by its short address', async () => {
    expect((await suggestFrom(done.targetFile, '56 nicholson st'))[0]).toMatchObject({ title: '56 Nicholson Street, Abbotsford' })
  })

  it('gives the same rows again', async () => {
    const again = await importInto(madeVictoria(), freshFolder('import'), 'AU')
    expect(dump(again.targetFile)).toBe(dump(done.targetFile))
  })

  it('refuses a folder without sales', async () => {
    const { 'stops_2.txt': stops = '' } = madeVictoriaFiles()
    await expect(importInto(madeVictoria({ 'stops_2.txt': stops }), freshFolder('import'), 'AU')).rejects.toThrow(/the folder has no sales/)
  })
})
