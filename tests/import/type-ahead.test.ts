import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildMarket } from '#provider/build/build-market.ts'
import type { AmenityRow, MarketSink, ProjectRow } from '#provider/db/market/rows.ts'
import { freshFolder } from './made-folder.ts'
import { suggestFrom } from './suggest-from.ts'

/** Streets, estates and stations whose names people shorten, mix up or give to several things; the homes are made. */
const STREETS: Readonly<Record<string, { area: number; homes: number; name?: string; kind?: 'land' | 'hdb' }[]>> = {
  'St. Thomas Walk': [{ area: 3, homes: 80, name: 'Thomas Heights' }],
  "St. George's Road": [{ area: 3, homes: 90, kind: 'hdb' }],
  'Jalan Bukit Merah': [{ area: 4, homes: 100, kind: 'hdb' }],
  'Bukit Merah View': [{ area: 4, homes: 70, kind: 'hdb' }],
  'Pandan Gardens': [{ area: 4, homes: 60, kind: 'hdb' }],
  'Serangoon Garden Way': [{ area: 3, homes: 30, kind: 'land', name: 'Serangoon Garden Estate' }],
  'Fengli Road': [{ area: 3, homes: 30, name: 'Fengli Gardens' }],
  'Holland Village Way': [{ area: 4, homes: 40, name: 'One Holland Village Residences' }],
  'Holland Drive': [{ area: 4, homes: 120, kind: 'hdb' }],
  'Cluny Park Road': [{ area: 3, homes: 20, name: 'Botanic Gardens Mansion' }],
  'Punggol Field': [
    { area: 3, homes: 40, name: 'Field Edge' },
    { area: 4, homes: 600, kind: 'hdb' },
    { area: 3, homes: 90, name: 'Field Court' },
  ],
  'Marina Boulevard': [{ area: 3, homes: 1_100, name: 'The Sail @ Marina Bay' }],
  'Orchard Turn': [{ area: 3, homes: 50, name: 'Orchard Towers' }],
}
const DUXTON = ['1A', '1B', '1G']

const NOWHERE = { nameLocal: null, lat: null, lng: null }

const homesOf = (id: number, over: Partial<ProjectRow>): ProjectRow => ({
  id,
  typeGroup: 'private-stack',
  propertyGroup: 'condo',
  propertyType: 'condominium',
  slug: `p-${id}`,
  name: `P ${id}`,
  nameLocal: null,
  block: null,
  street: '',
  postalCode: null,
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

const GROUPS = {
  land: { typeGroup: 'private-land', propertyGroup: 'land', propertyType: 'terrace' },
  hdb: { typeGroup: 'public-stack', propertyGroup: 'hdb', propertyType: 'hdb' },
} as const

function produce(sink: MarketSink): void {
  sink.source({
    id: 1,
    name: 's',
    kind: 's',
    licence: 's',
    contentHash: 's',
    rowsRead: 1,
    rowsAccepted: 1,
    rowsRejected: 0,
    firstMonth: null,
    lastMonth: null,
  })
  sink.area({ ...NOWHERE, id: 1, level: 'country', slug: 'land', name: 'Land', parentId: null })
  sink.area({ ...NOWHERE, id: 2, level: 'district', slug: 'd19', name: 'D19 Serangoon Garden, Hougang', parentId: 1 })
  sink.area({ ...NOWHERE, id: 3, level: 'city-area', slug: 'hougang', name: 'Hougang', parentId: 1 })
  sink.area({ ...NOWHERE, id: 4, level: 'city-area', slug: 'punggol', name: 'Punggol', parentId: 1 })
  let id = 0
  for (const [street, all] of Object.entries(STREETS))
    for (const { area, homes, name, kind } of all) {
      id++
      const block = kind === 'hdb' ? String(230 + id) : null
      const own = { name: name ?? `Blk ${block} ${street}`, block, street, areaId: area, districtId: 2, unitCount: homes }
      sink.project(homesOf(id, { ...own, postalCode: block === null ? null : `238${String(600 + id)}`, ...(kind ? GROUPS[kind] : {}) }))
    }
  for (const block of DUXTON) {
    id++
    sink.project(homesOf(id, { ...GROUPS.hdb, name: `Blk ${block} Cantonment Rd`, block, street: 'Cantonment Road', unitCount: 260 }))
    sink.estate({ projectId: id, name: 'The Pinnacle@Duxton' })
  }
  const place = (name: string, type: AmenityRow['type'], code: string | null, at: number): AmenityRow => ({
    id: at,
    type,
    subtype: type === 'school' ? 'primary' : null,
    name,
    nameLocal: null,
    code,
    lat: 1.3,
    lng: 103.8,
  })
  const stations = ['Holland Village', 'Botanic Gardens', 'Marina Bay', 'Bukit Merah', 'Orchard']
  for (const [at, name] of stations.entries()) sink.amenity(place(name, 'mrt', `CC${at + 1}`, at + 1))
  sink.amenity(place('Serangoon Garden Primary School', 'school', null, 20))
  sink.amenity(place('Punggol Primary School', 'school', null, 21))
}

describe('what people type', () => {
  let file = ''
  beforeAll(async () => {
    file = join(freshFolder('type-ahead'), 'market.sqlite')
    await buildMarket({ country: 'SG', stagingFile: file, origin: 'import', contentHash: 'made', produce })
  })

  it.each(
    `St Thomas Walk|street St. Thomas Walk
saint thomas walk|street St. Thomas Walk
st. thomas|street St. Thomas Walk
st georges rd|street St. George's Road
saint george's road|street St. George's Road
jln bt merah|street Jalan Bukit Merah
jalan bukit merah|street Jalan Bukit Merah
bt merah view|street Bukit Merah View
pandan gdns|street Pandan Gardens
pandan garden|street Pandan Gardens
serangoon gdns|project Serangoon Garden Estate
serangoon gardens|project Serangoon Garden Estate
fengli gdn|project Fengli Gardens
Holland V|station Holland Village
holland vill|station Holland Village
holland village mrt|station Holland Village
holland dr|street Holland Drive
botanic|station Botanic Gardens
botanic gdns|station Botanic Gardens
marina b|station Marina Bay
orchard|station Orchard
orchard twrs|project Orchard Towers
Pinnacle@Duxton|project Blk 1A Cantonment Rd
pinnacle at duxton|project Blk 1A Cantonment Rd
the pinnacle at duxton|project Blk 1A Cantonment Rd
pinnacle @ duxton|project Blk 1A Cantonment Rd
pinacle duxton|project Blk 1A Cantonment Rd
pinnacle duxton 1g|project Blk 1G Cantonment Rd
sail at marina bay|project The Sail @ Marina Bay
the sail|project The Sail @ Marina Bay
punggol fld|street Punggol Field`
      .split('\n')
      .map((line) => line.split('|')),
  )('%s finds %s among the first three', async (text = '', wanted = '') => {
    const found = (await suggestFrom(file, text)).slice(0, 3).map(({ kind, title }) => `${kind} ${title}`)
    expect(found).toContain(wanted)
  })

  it('puts the station first where unfinished text begins its name', async () => {
    for (const text of ['holland v', 'botanic', 'marina b']) expect((await suggestFrom(file, text))[0]).toMatchObject({ kind: 'station' })
  })

  it.each(['238999', 'S238999', 'singapore 238999', '999999'])('says nothing for %s, a postal code that is not there', async (text) => {
    expect(await suggestFrom(file, text)).toEqual([])
  })

  it('says for a street the area of most of its homes', async () => {
    expect((await suggestFrom(file, 'punggol field'))[0]).toMatchObject({ title: 'Punggol Field', areaName: 'Punggol', resultCount: 3 })
  })

  it('names a whole street before the buildings of its name', async () => {
    expect((await suggestFrom(file, 'holland dr punggol'))[0]).toMatchObject({ kind: 'street', title: 'Holland Drive' })
  })
})
