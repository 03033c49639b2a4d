import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MADE_WEEKS, writeMadeNewSouthWales } from '#fixtures/made-new-south-wales.ts'
import { madeZip } from '#fixtures/made-zip.ts'
import { nswDat } from '#fixtures/nsw-week.ts'
import { dealConditions } from '#provider/modules/transactions/list/deal-filter.ts'
import { dump, importInto, rows } from './import-into.ts'
import { freshFolder } from './made-folder.ts'
import { suggestFrom } from './suggest-from.ts'

type Imported = Awaited<ReturnType<typeof importInto>>

const intoAustralia = (folder: string, home = freshFolder('import')) => importInto(folder, home, 'AU')

describe('the import of New South Wales', () => {
  let done: Imported
  const query = (sql: string) => rows(done.targetFile, sql)
  beforeAll(async () => {
    done = await intoAustralia(writeMadeNewSouthWales(freshFolder('made-au')))
  })

  it('finds the weeks in their folder, and says why rows were left out', () => {
    expect(done.outcome.skipped).toEqual(['nsw/notes.txt'])
    const zip = '20240513.zip/214_SALES_DATA_NNME_13052024.DAT'
    expect(done.outcome.report.rows.map(({ file, column, reason }) => `${file} ${column} ${reason}`)).toEqual([
      `${zip} Dealing Number was published before`,
      `${zip} % Interest of Sale is a part of the property only`,
      `${zip} Dealing Number is of several properties at one price`,
      `${zip} Dealing Number is of several properties at one price`,
    ])
    expect(query("select name, rows_read, rows_accepted, first_month, last_month from source where kind = 'au-nsw-sales'")).toEqual([
      {
        name: 'Property sales of the Valuer General of New South Wales (2 files, 20240506.zip – 20240513.zip)',
        rows_read: 70,
        rows_accepted: 66,
        first_month: 202303,
        last_month: 202312,
      },
    ])
  })

  it('makes a strata plan a project with its units, and the houses of a suburb one', () => {
    const facts = 'type_group, property_type, slug, name, block, street, postal_code, sale_count'
    expect(query(`select ${facts} from project order by id`)).toEqual([
      {
        type_group: 'private-land',
        property_type: 'house',
        slug: 'madetown',
        name: 'Madetown',
        block: null,
        street: 'Madetown',
        postal_code: '2999',
        sale_count: 41,
      },
      {
        type_group: 'private-stack',
        property_type: 'strata-unit',
        slug: '70-harbour-street',
        name: '70 Harbour Street',
        block: '70',
        street: 'Harbour Street',
        postal_code: null,
        sale_count: 21,
      },
      {
        type_group: 'private-stack',
        property_type: 'strata-unit',
        slug: 'the-made-tower',
        name: 'The Made Tower',
        block: '70',
        street: 'Harbour Street',
        postal_code: null,
        sale_count: 1,
      },
      ...['SP70003', 'SP70004'].map((plan) => ({
        type_group: 'private-stack',
        property_type: 'strata-unit',
        slug: `72-harbour-street-${plan.toLowerCase()}`,
        block: '72',
        name: `72 Harbour Street, ${plan}`,
        street: 'Harbour Street',
        postal_code: null,
        sale_count: 1,
      })),
      {
        type_group: 'private-land',
        property_type: 'house',
        slug: 'nowhere-town',
        name: 'Nowhere Town',
        block: null,
        street: 'Nowhere Town',
        postal_code: '2997',
        sale_count: 1,
      },
    ])
    const sale = 'select unit_no, unit_mix, model, area_sqm, flags, month from txn'
    expect(query(`${sale} where price = 900000 and project_id = 1`)).toEqual([
      { unit_no: '1 Made Street', unit_mix: 'hse', model: 'House', area_sqm: 500, flags: 16, month: 202303 },
    ])
    expect(query(`${sale} where model = 'Vacant land'`)).toMatchObject([{ unit_mix: 'other', flags: 24 }])
    expect(query(`${sale} where project_id = 2 order by id limit 1`)).toMatchObject([
      { unit_no: '1', unit_mix: 'apt', flags: 0, area_sqm: 80 },
    ])
  })

  it('places homes by their suburb, says so, and places none where the suburb is not known', () => {
    expect(query('select lat, lng, is_placed_by_area from project order by id')).toEqual([
      { lat: -33.8701, lng: 151.2101, is_placed_by_area: 1 },
      ...Array.from({ length: 3 }, () => ({ lat: -33.8801, lng: 151.2201, is_placed_by_area: 1 })),
      { lat: -33.8801, lng: 151.2201, is_placed_by_area: 1 },
      { lat: null, lng: null, is_placed_by_area: 1 },
    ])
    const tree = `select s.name suburb, c.name council, t.name state from area s join area c on c.id = s.parent_id join area t on t.id = c.parent_id
      where s.level = 'neighborhood' order by s.id`
    expect(query(tree)).toEqual(
      ['Madetown', "O'Made Bay", 'Nowhere Town'].map((suburb) => ({ suburb, council: 'Blacktown', state: 'New South Wales' })),
    )
  })

  it('takes for the newest sale the one of the latest day, whichever week had it first', async () => {
    const sales = (dealings: readonly [string, string][]) =>
      dealings.map(([dealing, contract]) => ({
        dealing,
        contract,
        settlement: '20240105',
        property: dealing,
        house: dealing,
        price: `5${contract.slice(-2)}000`,
      }))
    const folder = writeMadeNewSouthWales(freshFolder('made-au-days'), {
      '20240108': sales([
        ['1', '20231228'],
        ['2', '20231113'],
      ]),
      '20240115': sales([
        ['3', '20231213'],
        ['4', '20231201'],
      ]),
    })
    const { targetFile } = await intoAustralia(folder)
    expect(rows(targetFile, 'select last_sale_price as price from project')).toEqual([{ price: 528_000 }])
    expect(rows(targetFile, 'select unit_no from txn order by month desc, id desc').map(({ unit_no }) => String(unit_no)[0])).toEqual([
      '1',
      '3',
      '4',
      '2',
    ])
  })

  it('counts no home about a school, because none has a place of its own', () => {
    expect(query("select title, result_count from search_doc where kind = 'school'")).toEqual([
      { title: 'Madetown Public School', result_count: 0 },
    ])
  })

  it('lists the sales of a house or a street by its address, and of no street that ends alike', () => {
    const at = (address: string): number => {
      const [condition] = dealConditions({ address }, false)
      if (!condition) throw new Error('no condition')
      const db = new DatabaseSync(done.targetFile, { readOnly: true })
      try {
        return Number(db.prepare(`select count(*) as n from txn t where ${condition.sql}`).get(...condition.parameters.map(String))?.n)
      } finally {
        db.close()
      }
    }
    const houses = Number(query('select count(*) as n from txn where flags & 16')[0]?.n)
    expect([at('12 Made Street'), at('Made Street'), at('Street'), at('Made'), at('99 Made Street')]).toEqual([1, houses, 0, 0, 0])
    // a unit of a strata plan has a number and no address: it cannot be asked for
    expect(at('3')).toBe(0)
  })

  it('keeps a sale without a size, in no figure', async () => {
    expect(query('select unit_no, area_sqm, psf, price, flags from txn where area_sqm is null')).toMatchObject([
      { unit_no: '30', area_sqm: null, psf: null, flags: 0 },
    ])
    const [{ sale_count: sold, psf_n: n, area_sqm_min: least } = {}] = query(
      'select sale_count, psf_n, area_sqm_min from project where id = 2',
    )
    expect([sold, n, least]).toEqual([21, 20, 80])
    expect(query('select count(*) as n from stack_unit union all select count(*) from resale_pair')).toEqual([{ n: 0 }, { n: 0 }])
    const [{ value } = {}] = query("select value from meta where key = 'whole_deals'")
    expect(JSON.parse(String(value))).toMatchObject({ 'sale condo': { n: 24, psfN: 23 } })
  })

  it('finds a building of which no sale tells a size', async () => {
    const bare = { unit: '4', legal: '4/SP70009', house: '9', street: 'QUARRY LANE', zone: '', area: '', areaType: '' }
    const folder = writeMadeNewSouthWales(freshFolder('made-au-bare'), {
      '20240506': [
        { dealing: '1', property: '1', contract: '20231201', settlement: '20240101', price: '700000', ...bare },
        ...(MADE_WEEKS['20240506'] ?? []),
      ],
    })
    const { targetFile } = await intoAustralia(folder)
    expect((await suggestFrom(targetFile, '9 quarry ln'))[0]).toMatchObject({ kind: 'project', title: '9 Quarry Lane' })
    expect(rows(targetFile, "select sale_count, psf_median, last_sale_month from project where name = '9 Quarry Lane'")).toEqual([
      { sale_count: 1, psf_median: null, last_sale_month: null },
    ])
  })

  it('keeps land alone out of the figures of houses', () => {
    const [{ psf_median: psf, psf_n: n } = {}] = query('select psf_median, psf_n from project where id = 1')
    expect(n).toBe(40)
    expect(Number(psf)).toBeCloseTo(997_500 / (500 * 10.7639), 0)
  })

  it.each([
    ['madetown', { kind: 'area', title: 'Madetown' }],
    ['harbour st', { kind: 'street', title: 'Harbour Street' }],
    ['12 made st madetown', { kind: 'street', title: 'Made Street', slug: 'madetown', houseNo: '12', areaName: 'Madetown' }],
    ['made street', { kind: 'street', title: 'Made Street', slug: 'madetown', houseNo: null }],
    ['999 made street madetown', { kind: 'street', title: 'Made Street', slug: 'madetown', houseNo: null }],
    ['madetown public school', { kind: 'school', title: 'Madetown Public School' }],
  ])('suggests for "%s" what it says', async (text, first) => {
    expect((await suggestFrom(done.targetFile, text))[0]).toMatchObject(first)
  })

  it('changes nothing when it is repeated, and gives the same from the same files elsewhere', async () => {
    const again = await intoAustralia(writeMadeNewSouthWales(freshFolder('made-au')), done.home)
    expect(again.outcome.changed).toBe(false)
    const fresh = await intoAustralia(writeMadeNewSouthWales(freshFolder('made-au')))
    expect(dump(fresh.targetFile)).toBe(dump(done.targetFile))
  })
})

describe('files of New South Wales that cannot be imported', () => {
  const folderWithout = (...names: string[]) => {
    const folder = writeMadeNewSouthWales(freshFolder('made-au'))
    for (const name of names) rmSync(join(folder, name), { recursive: true })
    return folder
  }
  const withWeek = (bytes: Buffer) => {
    const folder = folderWithout()
    writeFileSync(join(folder, 'nsw', '20240513.zip'), bytes)
    return folder
  }
  const dat = '214_SALES_DATA_NNME_13052024.DAT'
  const changed = (change: (text: string) => string) => madeZip({ [dat]: change(nswDat('20240513', MADE_WEEKS['20240513'] ?? [])) })

  it.each<[string, () => string, RegExp]>([
    ['no list of suburbs', () => folderWithout('localities.csv'), /has no list of suburbs and towns/],
    ['no sales', () => folderWithout('nsw'), /has no sales of homes/],
    [
      'a trailer that does not add up',
      () => withWeek(changed((text) => text.replace(/Z;\d+/, 'Z;7'))),
      /20240513\.zip\/214.*the trailer counts 7/,
    ],
    ['a shifted file', () => withWeek(changed((text) => text.replaceAll(/^B;/gm, 'B;;'))), /line 2: a record B has 24 fields, not 25/],
    ['a broken zip', () => withWeek(readFileSync(join(folderWithout(), 'nsw', '20240506.zip')).subarray(0, 3_000)), /^20240513\.zip: /],
  ])('%s', async (_, folder, sentence) => {
    const home = freshFolder('import')
    await expect(importInto(folder(), home, 'AU')).rejects.toThrow(sentence)
    expect(existsSync(join(home, 'target.sqlite'))).toBe(false)
  })
})

const real = join(import.meta.dirname, '../../../shared/data/au')
const present = existsSync(real)

describe.skipIf(!present)(
  `the real files of New South Wales${present ? '' : ' (skipped: no real data)'}`,
  { timeout: 240_000, tags: ['long'] },
  () => {
    it('load in a minute, each dealing once, nearly all of them placed', async () => {
      const started = performance.now()
      const { targetFile, outcome } = await intoAustralia(real)
      expect(performance.now() - started).toBeLessThan(60_000)
      expect(outcome.skipped).toContain('nsw/creative_commons.txt')
      const one = (sql: string) => Number(Object.values(rows(targetFile, sql)[0] ?? {})[0])
      const sales = "join source s on s.id = t.source_id where s.kind = 'au-nsw-sales'"
      expect(one(`select count(*) from txn t ${sales}`)).toBe(132_681)
      expect(one(`select count(*) from txn t join project p on p.id = t.project_id ${sales} and p.lat is null`)).toBeLessThan(2_700)
      expect(one(`select count(*) from txn t ${sales} and t.flags & 8 and t.model <> 'Vacant land'`)).toBeLessThan(2_200)
      const median = (suburb: string) =>
        one(`select psf_median * 10.7639 from project where type_group = 'private-land' and name = '${suburb}' and psf_n > 50`)
      expect(median('Mosman') > 3 * median('Orange')).toBe(true)
    })
  },
)
