import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import type { ProjectRow } from '#provider/db/market/rows.ts'
import { demoFile, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'
import { suggestFrom } from './suggest-from.ts'

const block = (id: number, over: Partial<ProjectRow> = {}): ProjectRow => ({
  id,
  typeGroup: 'public-stack',
  propertyGroup: 'hdb',
  propertyType: 'hdb',
  slug: `blk-${id}`,
  name: `Blk ${id} Cedar Park`,
  nameLocal: null,
  block: String(id),
  street: 'Cedar Park',
  postalCode: String(100_000 + id),
  areaId: 3,
  districtId: null,
  lat: 1.3,
  lng: 103.8,
  tenure: null,
  tenureYears: null,
  leaseStartYear: null,
  completionYear: null,
  floors: null,
  unitCount: null,
  constructionStatus: 'completed',
  developer: null,
  facilities: 0,
  buildingInfo: null,
  isPlacedByArea: 0,
  sourceId: 1,
  ...over,
})

const NOWHERE = { nameLocal: null, lat: null, lng: null }
const SOURCE = { id: 1, name: 's', kind: 's', licence: 's', contentHash: 's', rowsRead: 1, rowsAccepted: 1, rowsRejected: 0 }

/** 1,500 blocks in the town of a planning area of the same name, an estate named like their street, and one little-known "B". */
async function madeMarket(): Promise<string> {
  const stagingFile = join(freshFolder('suggest'), 'market.sqlite')
  await buildMarket({
    country: 'SG',
    stagingFile,
    origin: 'import',
    contentHash: 'made',
    produce: (sink) => {
      sink.source({ ...SOURCE, firstMonth: null, lastMonth: null })
      sink.area({ ...NOWHERE, id: 1, level: 'country', slug: 'land', name: 'Land', parentId: null })
      sink.area({ ...NOWHERE, id: 2, level: 'region-admin-subdistrict', slug: 'bishop', name: 'Bishop', parentId: 1 })
      sink.area({ ...NOWHERE, id: 3, level: 'city-area', slug: 'bishop', name: 'Bishop', parentId: 2 })
      sink.area({ ...NOWHERE, id: 4, level: 'city-area', slug: 'other', name: 'Other', parentId: 1 })
      for (let id = 1; id <= 1_500; id++) sink.project(block(id))
      const estate = { typeGroup: 'private-land', propertyGroup: 'land', areaId: 2, block: null, postalCode: null } as const
      sink.project(block(1_501, { ...estate, slug: 'cedar-park', name: 'Cedar Park' }))
      sink.project(block(1_502, { ...estate, slug: 'lone', name: 'Lone Gardens', street: 'Lone Gardens' }))
      sink.project(block(1_503, { areaId: 4, slug: 'b', name: 'B', street: 'Far Lane', postalCode: null }))
      for (let id = 1; id <= 40; id++)
        sink.txn({
          id,
          projectId: id,
          buildingId: null,
          kind: 'sale',
          activity: 'resale',
          month: 202501,
          price: 500_000,
          areaSqm: 90,
          unitMix: '3',
          floorLow: null,
          floorHigh: null,
          unitNo: null,
          units: 1,
          model: null,
          leaseStartYear: null,
          sourceId: 1,
          flags: 0,
          stackId: null,
        })
    },
  })
  return stagingFile
}

describe('suggestions', () => {
  let file = ''
  beforeAll(async () => {
    file = await madeMarket()
  })

  it('names a place once: the planning area stands for its town too', async () => {
    const found = (await suggestFrom(file, 'bishop')).filter(({ kind }) => kind === 'area')
    expect(found).toMatchObject([{ title: 'Bishop', subtitle: 'Land', areaId: 'region-admin-subdistrict.bishop', resultCount: 1_502 }])
  })

  it('counts for a street what a search for the street finds', async () => {
    const counted = rows(
      file,
      "select title, result_count n, (select count(*) from project p where p.street = d.title) found from search_doc d where kind = 'street'",
    )
    expect(counted).toEqual(
      expect.arrayContaining([
        { title: 'Cedar Park', n: 1_501, found: 1_501 },
        { title: 'Far Lane', n: 1, found: 1 },
      ]),
    )
    expect(counted.length).toBe(2)
  })

  it('numbers documents by falling popularity', () => {
    const weights = rows(file, 'select weight from search_doc order by id').map((row) => Number(row.weight))
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
    expect(new Set(weights).size).toBeGreaterThan(3)
  })

  it('puts the exact title first, however many begin like it', async () => {
    const [first, ...more] = await suggestFrom(file, 'b')
    expect(first).toMatchObject({ kind: 'project', title: 'B', projectId: 1_503 })
    expect(more[0]).toMatchObject({ kind: 'area', title: 'Bishop' })
    expect((await suggestFrom(file, 'Cedar Park')).map(({ kind }) => kind).slice(0, 2)).toEqual(
      expect.arrayContaining(['street', 'project']),
    )
    expect((await suggestFrom(file, '100700'))[0]).toMatchObject({ kind: 'postal-code', projectId: 700, slug: 'blk-700' })
  })

  it('finds nothing for nothing, each hit once, and no more than asked for', async () => {
    expect(await suggestFrom(file, ' - ')).toEqual([])
    for (const text of ['b', 'bl', 'cedar', 'blk 7', 'park 1']) {
      const found = await suggestFrom(file, text, 20)
      expect(found.length).toBe(20)
      expect(new Set(found.map(({ id }) => id)).size).toBe(20)
    }
  })
})

it.each(COUNTRY_CODES)('the demo of %s names no place twice', async (country) => {
  const db = new DatabaseSync(await demoFile(country), { readOnly: true })
  expect(db.prepare("select title, count(*) n from search_doc where kind = 'area' group by title having n > 1").all()).toEqual([])
  db.close()
})
