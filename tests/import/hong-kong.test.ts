import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { AGENCY_HEAD, agencyRows, hkMadeFiles, hkMadeFolder } from './hk-made-folder.ts'
import { dump, importInto, rows } from './import-into.ts'

const importHk = (files = hkMadeFiles()) => importInto(hkMadeFolder(files), undefined, 'HK')
const without = (...names: string[]) => Object.fromEntries(Object.entries(hkMadeFiles()).filter(([name]) => !names.includes(name)))

describe('files of every format of Hong Kong', () => {
  let made: Awaited<ReturnType<typeof importHk>>
  beforeAll(async () => {
    made = await importHk()
  })

  it('are recognised, each by its own columns', () => {
    expect(made.outcome.skipped).toEqual([])
    expect(made.outcome.recognised).toHaveLength(Object.keys(hkMadeFiles()).length)
  })

  it('make districts inside their regions, with both names', () => {
    expect(
      rows(
        made.targetFile,
        "select a.name, a.name_local, p.name as inside from area a join area p on p.id = a.parent_id where a.level = 'district' order by a.id",
      ),
    ).toEqual([
      { name: 'Yau Tsim Mong', name_local: '油尖旺', inside: 'Kowloon' },
      { name: 'Central & Western', name_local: '中西區', inside: 'Hong Kong Island' },
      { name: 'Sha Tin', name_local: '沙田', inside: 'New Territories' },
    ])
  })

  it('make stations with both names, one in the middle of its exits, and refuse one that is not in Hong Kong', () => {
    const stations = rows(made.targetFile, 'select name, name_local, lat from amenity order by name')
    expect(stations.map(({ name }) => name)).toEqual(['Admiralty', 'Central', 'Jordan', 'Mong Kok', 'Prince Edward', 'Yau Ma Tei'])
    expect(stations.at(-1)).toMatchObject({ name_local: '油麻地', lat: 22.313 })
    expect(made.outcome.report.rows).toContainEqual({ file: 'stations.csv', row: 3, column: 'lat', reason: 'is outside 22.1 to 22.6' })
  })

  it('have the letters of the exits on the map', () => {
    const [map] = rows(made.targetFile, "select group_concat(cast(bytes as text), '') as text from artifact where name = 'basemap'")
    expect(String(map?.text)).toContain('{"kind":"exit","name":"B"}')
  })

  it('take a figure that two files give from the newer one, and leave out what was not published', () => {
    const index = "series = 'price-index' and size_class = 'all'"
    expect(rows(made.targetFile, `select month, value from official_figure where ${index} order by month desc limit 3`)).toEqual([
      { month: 202603, value: 209 },
      { month: 202512, value: 206 },
      { month: 202509, value: 204.5 },
    ])
    expect(rows(made.targetFile, `select min(month) as first from official_figure where ${index}`)).toEqual([{ first: 199903 }])
    const average = "series = 'average-price' and size_class = 'A' and month = 202512"
    expect(rows(made.targetFile, `select region, value from official_figure where ${average} order by region`)).toEqual([
      { region: 'hong-kong-island', value: 120_007 },
      { region: 'kowloon', value: 120_007 },
      { region: 'new-territories', value: 120_007 },
    ])
    expect(rows(made.targetFile, "select count(*) as n from official_figure where series = 'registrations'")).toEqual([{ n: 24 }])
  })

  it('take for the newest sale of an agency’s records the one of the latest day, wherever its row stands', async () => {
    const dated = (day: number, price: number) =>
      `Yau Tsim Mong,Made Gardens,造景花園,Tower 1,1 Made Street,${day},A,480,${price},2025-12-${day},secondary,private,2,1980,75,1985,22.31,114.17`
    const { targetFile } = await importHk(
      Object.assign(hkMadeFiles(), { 'sales.csv': [AGENCY_HEAD, dated(28, 7_000_000), dated(13, 6_500_000)].join('\n') }),
    )
    expect(rows(targetFile, 'select last_sale_price as price from project')).toEqual([{ price: 7_000_000 }])
  })

  it('make projects, towers and sales of an agency’s own records', () => {
    expect(
      rows(made.targetFile, 'select slug, name, name_local, street, tenure_years, completion_year, sale_count, type_group from project'),
    ).toEqual([
      {
        slug: 'made-gardens',
        name: 'Made Gardens',
        name_local: '造景花園',
        street: '1 Made Street',
        tenure_years: 75,
        completion_year: 1985,
        sale_count: 48,
        type_group: 'private-stack',
      },
    ])
    expect(rows(made.targetFile, 'select name from building order by id')).toEqual([{ name: 'Tower 1' }, { name: 'Tower 2' }])
    expect(rows(made.targetFile, 'select area_sqm, unit_no, unit_mix, activity from txn where id = 1')).toEqual([
      { area_sqm: 44.59, unit_no: 'Tower 1 5/F A', unit_mix: '2', activity: 'resale' },
    ])
  })

  it('give the same bytes again, and a second run changes nothing', async () => {
    const again = await importHk()
    expect(dump(again.targetFile)).toBe(dump(made.targetFile))
    const before = readFileSync(made.targetFile)
    const second = await importInto(hkMadeFolder(), made.home, 'HK')
    expect(second.outcome.changed).toBe(false)
    expect(readFileSync(made.targetFile).equals(before)).toBe(true)
  })
})

it('without an agency’s records there are figures and places, and no homes', async () => {
  const { targetFile, outcome } = await importHk(without('sales.csv'))
  expect(outcome.summary).toMatchObject({ projectCount: 0, saleCount: 0, amenityCount: 6 })
  expect(rows(targetFile, 'select count(*) > 0 as there from official_figure')).toEqual([{ there: 1 }])
})

it.each([
  ['no districts', without('districts.geojson'), /no eighteen districts/],
  ['places alone', { 'districts.geojson': hkMadeFiles()['districts.geojson'] ?? '' }, /neither figures .* nor an agency/],
  [
    'values of an unknown series',
    { ...without(), 'values.csv': 'Time,Class,Value\n202503,All Classes,3' },
    /values.csv: has Time, Class and Value/,
  ],
  [
    'yields called an index',
    { ...without(), 'rvd-13quarterly-price.csv': (hkMadeFiles()['rvd-13quarterly-price.csv'] ?? '').replaceAll(/,(\d+)\.\d/g, ',4.1') },
    /its class A is 4.1 in 1999/,
  ],
  [
    'columns that moved',
    { ...without(), 'rvd-10quarterly.csv': (hkMadeFiles()['rvd-10quarterly.csv'] ?? '').replaceAll(/^(\d+),([^,]+),/gm, '$2,$1,') },
    /rows cannot be read \(Time is not the last month/,
  ],
  [
    'an agency’s file without a column',
    { ...without(), 'sales.csv': (hkMadeFiles()['sales.csv'] ?? '').replace('price_hkd', 'price') },
    /has no column price_hkd/,
  ],
  [
    'a series with too few values',
    { ...without(), 'series.json': '{"periods":["2025-12-01","2026-03-01"],"classes":{"All Classes":{"price":[206]}}}' },
    /not one value per period/,
  ],
])('refuses a folder with %s and says why', async (_, files, reason) => {
  await expect(importHk(files)).rejects.toThrow(reason)
})

it('refuses an agency’s rows one by one, each with its column and reason', async () => {
  const good = 'Yau Tsim Mong,Made Gardens,,,1 Made Street,5,A,480,6000000,2024-01-12,secondary,private,2,,,,,'
  const bad: [change: (row: string) => string, column: string, reason: string][] = [
    [(row) => row.replace('Yau Tsim Mong', 'Atlantis'), 'district', 'is not one of the districts'],
    [(row) => row.replace('Made Gardens', ''), 'estate', 'is empty'],
    [(row) => row.replace('480', '480 sq ft'), 'saleable_area_sqft', 'is not a number'],
    [(row) => row.replace('6000000', '60'), 'price_hkd', 'is outside 100000 to 5000000000'],
    [(row) => row.replace('2024-01-12', '2999-01-12'), 'date', 'is after'],
    [(row) => row.replace('secondary', 'barter'), 'deal', 'is not a known value'],
    [(row) => row.replace('private', 'house'), 'type', 'is not a known value'],
    [(row) => row.replace(',5,A', ',roof,A'), 'floor', 'is not a floor'],
    [(row) => `${row}extra,cells`, '', 'cells instead of'],
  ]
  const files = {
    ...hkMadeFiles(),
    'sales.csv': [
      AGENCY_HEAD,
      ...agencyRows(),
      good,
      good,
      ...bad.map(([change]) => change(good)),
      good.replace(/,,$/, ',22.4,114.2').replace(',5,A', ',G/F,B'),
    ].join('\n'),
  }
  const { outcome, targetFile } = await importHk(files)
  const reported = outcome.report.rows.filter(({ file }) => file === 'sales.csv').map(({ row, column, reason }) => [row, column, reason])
  const first = agencyRows().length + 2
  expect(reported).toEqual([
    [first, '', 'repeats an earlier row'],
    ...bad.map(([, column, reason], at) => [first + 1 + at, column, expect.stringContaining(reason)]),
    [first + bad.length + 1, 'lat', 'is not in the district: not plotted'],
  ])
  expect(rows(targetFile, 'select count(*) as n from txn')).toEqual([{ n: agencyRows().length + 2 }])
})
