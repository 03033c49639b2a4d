import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { TXN_FLAG } from '../../src/server/provider/db/market/rows.ts'
import { dealConditions } from '../../src/server/provider/modules/transactions/list/deal-filter.ts'
import { dump, importInto, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'
import { madeMalaysia, madeMalaysiaFiles } from './made-malaysia.ts'
import { suggestFrom } from './suggest-from.ts'

type Imported = Awaited<ReturnType<typeof importInto>>

const intoMalaysia = (folder: string, home = freshFolder('import')) => importInto(folder, home, 'MY')

describe('the import of Malaysia', () => {
  let done: Imported
  const query = (sql: string) => rows(done.targetFile, sql)
  beforeAll(async () => {
    done = await intoMalaysia(madeMalaysia())
  })

  it('names what it skips and why rows were refused', () => {
    expect(done.outcome.skipped).toEqual(['readme.txt'])
    expect(done.outcome.report.rows.map(({ file, column, reason }) => `${file} ${column} ${reason}`)).toEqual([
      'Open Transaction Data.csv.gz Property Type is not a known value',
      'Open Transaction Data.csv.gz District is not a district of Malaysia',
      'Open Transaction Data.csv.gz  has 15 cells instead of 13',
    ])
  })

  it('makes schemes projects: homes in buildings and houses of one name apart', () => {
    expect(query("select * from project where slug = 'vista-senja'")).toMatchObject([
      {
        name: 'Vista "Senja"',
        type_group: 'private-stack',
        property_group: 'condo',
        property_type: 'condominium',
        street: 'Jalan Senja',
        tenure: 'leasehold',
        lat: 3.1021,
        sale_count: 97,
      },
    ])
    expect(query('select type_group, slug, sale_count from project where name = \'Vista "Senja"\' order by id')).toEqual([
      { type_group: 'private-stack', slug: 'vista-senja', sale_count: 97 },
      { type_group: 'private-land', slug: 'vista-senja-petaling', sale_count: 1 },
    ])
    expect(query("select lat, lng, street from project where name = 'Taman Bukit Senja'")).toEqual([
      { lat: 2.2291, lng: 102.2912, street: 'Taman Bukit Senja' },
    ])
    expect(query("select lat from project where name = 'Rumah Pangsa Senja'")).toEqual([{ lat: null }])
  })

  it('keeps how many sales of a scheme are freehold and how many leasehold, where they are both', async () => {
    // the tower is leasehold and the house of the same name freehold: two projects, each of one tenure
    expect(query('select slug from project where freehold_sales is not null or leasehold_sales is not null')).toEqual([])
    const files = madeMalaysiaFiles(6)
    const melaka = `${files['melaka.csv']}\n2 - 2 1/2 Storey Terraced,Melaka Tengah,Bkt Katil,TAMAN BKT SENJA,May 2023,Leasehold,140,sq.m,110,250000`
    const mixed = await intoMalaysia(madeMalaysia({ ...files, 'melaka.csv': melaka }))
    expect(
      rows(
        mixed.targetFile,
        "select tenure, freehold_sales as free, leasehold_sales as leased from project where slug = 'taman-bukit-senja'",
      ),
    ).toEqual([{ tenure: 'freehold', free: 18, leased: 1 }])
  })

  it('finds a house by its road, which leads to the sales there', async () => {
    const files = madeMalaysiaFiles(6)
    const sold = (road: string, price: number, scheme = 'TAMAN PALMA') =>
      `2 - 2 1/2 Storey Terraced\tPetaling\tBdr Petaling Jaya\t${scheme}\t${road}\tMay 2023\tFreehold\t150\tsq.m\t120\tsq.m\t-\tRM${price}.00`
    const roads = [
      sold('JLN PALMA 3', 610_000),
      sold('JALAN PALMA 3', 640_000),
      sold('JLN PALMA 5', 500_000),
      sold('JLN PALMA 3', 555_000, 'TAMAN LAIN'),
    ]
    const name = 'Open Transaction Data.csv'
    const { targetFile } = await intoMalaysia(madeMalaysia({ ...files, [name]: [files[name], ...roads].join('\r\n') }))
    const found = (await suggestFrom(targetFile, 'jln palma 3')).filter(({ kind, title }) => kind === 'street' && title === 'Jalan Palma 3')
    expect(found.map(({ projectName, houseNo }) => [projectName, houseNo]).toSorted()).toEqual([
      ['Taman Lain', null],
      ['Taman Palma', null],
    ])
    const [palma] = await suggestFrom(targetFile, 'jalan palma 3 taman palma')
    expect(palma).toMatchObject({ kind: 'street', slug: 'taman-palma', typeGroup: 'private-land' })
    const [condition] = dealConditions({ address: 'Jalan Palma 3' }, false)
    if (!condition) throw new Error('no condition')
    const db = new DatabaseSync(targetFile, { readOnly: true })
    const listed = db
      .prepare(
        `select t.price from txn t join project p on p.id = t.project_id where p.slug = 'taman-palma' and ${condition.sql} order by t.id`,
      )
      .all(...condition.parameters.map(String))
    db.close()
    expect(listed.map(({ price }) => price)).toEqual([610_000, 640_000])
    // of two houses of one road nobody knows whether they are the same
    expect(rows(targetFile, 'select count(*) as n from resale_pair')).toEqual([{ n: 0 }])
  })

  it('calls a tower by the road that most of its sales name', async () => {
    const files = madeMalaysiaFiles(6)
    const name = 'Open Transaction Data.csv'
    const other =
      'Condominium/Apartment\tPetaling\tBdr Petaling Jaya\tVISTA "SENJA"\tLORONG SALAH\tMay 2023\tLeasehold\t80\tsq.m\t-\t-\t4\tRM500,000.00'
    const { targetFile } = await intoMalaysia(madeMalaysia({ ...files, [name]: `${files[name]}\r\n${other}` }))
    expect(rows(targetFile, "select street from project where slug = 'vista-senja'")).toEqual([{ street: 'Jalan Senja' }])
  })

  it('places them in mukim, district and state, with their Chinese names', () => {
    expect(
      query(
        `select m.name mukim, d.name district, d.name_local local, s.name state from project p join area m on m.id = p.area_id
        join area d on d.id = m.parent_id and d.id = p.district_id join area s on s.id = d.parent_id where p.slug = 'taman-bukit-senja'`,
      ),
    ).toEqual([{ mukim: 'Bukit Katil', district: 'Melaka Tengah', local: '马六甲中央', state: 'Melaka' }])
    expect(query('select name from area where lat is null')).toEqual([])
  })

  it('reads areas, levels and prices: houses by their land, ground as floor 1, twins flagged', () => {
    expect(query('select area_sqm, unit_mix, flags, floor_low from txn where price = 800000')).toEqual([
      { area_sqm: 148.65, unit_mix: 'ter-hse', flags: TXN_FLAG.landArea, floor_low: null },
    ])
    expect(query('select floor_low, floor_high from txn where price = 150000 and month = 202405')).toEqual([
      { floor_low: 1, floor_high: 1 },
    ])
    expect(query('select distinct floor_low from txn where floor_low > 12')).toEqual([{ floor_low: 13 }])
    expect(query(`select count(*) n from txn where flags & ${TXN_FLAG.exactDuplicate}`)).toEqual([{ n: 1 }])
  })

  it('keeps the sales of a sample without addresses by district and kind, in the middle of their year', () => {
    expect(
      query(
        "select name, name_local, slug, lat, sale_count from project where property_type in ('flat', 'detached') and lat is null and name like '%,%' order by id",
      ),
    ).toEqual([
      { name: 'Flats, Klang', name_local: '巴生组屋', slug: 'flats-klang', lat: null, sale_count: 6 },
      { name: 'Detached houses, Sepang', name_local: '雪邦独立式洋房', slug: 'detached-houses-sepang', lat: null, sale_count: 1 },
    ])
    expect(query(`select count(*) n from txn where flags & ${TXN_FLAG.yearAlone}`)).toEqual([{ n: 7 }])
    expect(query("select value from meta where key = 'last_month'")).toEqual([{ value: '202412' }])
    expect(query("select count(*) n from search_doc where title like '%Klang' and kind = 'project'")).toEqual([{ n: 0 }])
    expect(query("select distinct month from txn t join project p on p.id = t.project_id where p.slug = 'flats-klang'")).toEqual([
      { month: 202406 },
    ])
  })

  it('joins the stops of a name to one station, draws each railway once with its colour, and counts a busway as buses', () => {
    expect(query('select type, code, name, name_local from amenity order by id')).toEqual([
      { type: 'mrt', code: 'KJ20/KG20', name: 'Taman Jaya', name_local: '再也花园' },
      { type: 'lrt', code: 'KJ29', name: 'SS 15', name_local: null },
      { type: 'bus-stop', code: 'BRT7', name: 'USJ7', name_local: null },
    ])
    const [basemap] = query("select group_concat(cast(bytes as text), '') text from artifact where name = 'basemap'")
    const { features } = JSON.parse(String(basemap?.text))
    const rail = features.filter(({ properties }: { properties: { kind: string } }) => properties.kind === 'rail')
    expect(rail).toMatchObject([{ properties: { name: 'LRT Kelana Jaya Line', colour: '#d50032' } }])
    expect(rail[0].geometry.coordinates[0]).toEqual([101.64, 3.104])
  })

  it.each([
    ['taman bkt senja', { title: 'Taman Bukit Senja' }],
    ['Bukit Katil', { kind: 'area', title: 'Bukit Katil' }],
    ['马六甲中央', { kind: 'area', title: 'Melaka Tengah' }],
  ])('suggests for "%s" what it says', async (text, first) => {
    expect((await suggestFrom(done.targetFile, text))[0]).toMatchObject(first)
  })

  it('says of each file what it is, its licence and its months', () => {
    expect(
      query(
        "select name, licence, rows_read, rows_rejected, first_month, last_month from source where kind = 'my-napic-sales' order by id",
      ),
    ).toEqual([
      {
        name: 'NAPIC open transactions (Open Transaction Data.csv.gz)',
        licence: 'as stated by its publisher',
        rows_read: 103,
        rows_rejected: 3,
        first_month: 202301,
        last_month: 202412,
      },
      {
        name: 'NAPIC open transactions (melaka.csv)',
        licence: 'as stated by its publisher',
        rows_read: 72,
        rows_rejected: 0,
        first_month: 202301,
        last_month: 202412,
      },
    ])
  })

  it('gives the same rows again, and changes nothing the second time', async () => {
    const again = await intoMalaysia(madeMalaysia())
    expect(dump(again.targetFile)).toBe(dump(done.targetFile))
    expect((await intoMalaysia(madeMalaysia(), done.home)).outcome.changed).toBe(false)
  })

  it('refuses a folder without sales, and a file without its prices', async () => {
    const { 'schemes.csv': schemes = '', 'melaka.csv': melaka = '' } = madeMalaysiaFiles()
    await expect(intoMalaysia(madeMalaysia({ 'schemes.csv': schemes }))).rejects.toThrow(/the folder has no sales/)
    const folder = join(freshFolder('short'), 'files')
    mkdirSync(folder)
    writeFileSync(join(folder, 'melaka.csv'), melaka.replace(/,[^,\n]*$/gm, ''))
    await expect(intoMalaysia(folder)).rejects.toThrow(
      /melaka\.csv: looks like "NAPIC open transactions", but has no column .*Transaction Price/,
    )
    rmSync(folder, { recursive: true })
  })
})

const real = join(import.meta.dirname, '../../../shared/data/my')
const present = existsSync(real)

describe.skipIf(!present)(
  `the real files of Malaysia${present ? '' : ' (skipped: no real data)'}`,
  { timeout: 60_000, tags: ['long'] },
  () => {
    it('have every sale of Melaka at its scheme’s place, and those of the sample in lists alone', async () => {
      const { targetFile, outcome } = await importInto(real, freshFolder('import'), 'MY')
      const one = (sql: string) => Object.values(rows(targetFile, sql)[0] ?? {})[0]
      expect(outcome.report.rows.every(({ file }) => file.startsWith('napic'))).toBe(true)
      expect(one(`select count(*) from txn where flags & ${TXN_FLAG.yearAlone} = 0`)).toBe(2_869)
      expect(one(`select count(*) from txn where flags & ${TXN_FLAG.yearAlone}`)).toBeGreaterThan(800)
      expect(one("select count(*) from project where street <> '' and lat is not null")).toBeGreaterThan(450)
      expect(one("select count(*) from project where street = '' and lat is not null")).toBe(0)
      expect(one("select count(*) from project where street <> '' and psf_n > 0")).toBeGreaterThan(440)
      expect(one("select value from meta where key = 'last_month'")).toBe('202212')
    })
  },
)
