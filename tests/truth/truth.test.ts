import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CountryCode } from '#market/vocabulary.ts'
import { hasRealData, sliceFolder } from '../fixtures/imported-slice.ts'
import { writeMadeNewSouthWales } from '../fixtures/made-new-south-wales.ts'
import { hkMadeFolder } from '../import/hk-made-folder.ts'
import { importInto } from '../import/import-into.ts'
import { freshFolder, madeFolder } from '../import/made-folder.ts'
import { madeMalaysia, madeMalaysiaFiles } from '../import/made-malaysia.ts'
import { madeVictoria } from '../import/made-victoria.ts'
import { type Comparison, compareWithFiles, type MarketFiles } from './compare.ts'
import { readEdition } from './edition.ts'
import { MARKETS } from './markets.ts'
import { isTrue, truthTable } from './table.ts'

const SAMPLE = { sample: 200, seed: 40 }

const importAndCompare = async (folder: string, country: CountryCode): Promise<Comparison> => {
  const { targetFile } = await importInto(folder, freshFolder('truth'), country)
  return compareWithFiles(readEdition(targetFile), await MARKETS[country](folder), SAMPLE)
}

describe('the truth of an edition', () => {
  let published = ''
  let files: MarketFiles
  beforeAll(async () => {
    const folder = madeFolder()
    published = (await importInto(folder)).targetFile
    files = await MARKETS.SG(folder)
  })

  /** What is found in a copy of the edition in which something was changed. */
  const changed = (sql: string): Comparison => {
    const copy = join(freshFolder('changed'), 'market.sqlite')
    copyFileSync(published, copy)
    const db = new DatabaseSync(copy)
    db.exec(sql)
    db.close()
    return compareWithFiles(readEdition(copy), files, SAMPLE)
  }

  it('finds nothing in an edition that is as its files', () => {
    const comparison = changed('select 1')
    expect(comparison.differences).toEqual([])
    expect(comparison.homes).toBeGreaterThan(4)
    expect(isTrue(comparison)).toBe(true)
    expect(comparison.counts.get('median per sqft')).toMatchObject({ differ: 0 })
  })

  it.each([
    ['price', 'last_sale_price = last_sale_price + 1', 'newest sale, price'],
    ['month', 'last_sale_month = last_sale_month - 1', 'newest sale, month'],
    ['number', 'sale_count = sale_count + 1', 'number of sales'],
    ['median', 'psf_median = psf_median * 1.0001', 'median per sqft'],
    ['lease', 'lease_start_year = lease_start_year + 1', 'beginning of the lease'],
    ['tenure', "tenure = 'freehold'", 'tenure'],
    ['size', 'area_sqm_max = area_sqm_max + 1', 'largest home'],
    ['position', 'lat = lat + 0.00001', 'position of the address'],
    ['area', 'area_id = (select min(id) from area)', 'area'],
  ])('finds one changed %s', (_, change, what) => {
    const comparison = changed(`update project set ${change} where slug = 'blk-406-ang-mo-kio-avenue-10'`)
    expect(comparison.differences.map(({ name, what: named }) => [name || 'all', named])).toContainEqual([
      'Blk 406 Ang Mo Kio Ave 10',
      what,
    ])
    expect(isTrue(comparison)).toBe(false)
    expect(truthTable(comparison, files.notes)).toContain(`Blk 406 Ang Mo Kio Ave 10: ${what}: file `)
  })

  it('reads by nothing that the import reads or counts by', () => {
    const readers = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
    expect(readers.length).toBeGreaterThan(8)
    const imported = readers.filter((name) =>
      /from '.*provider\/(import|build)\//.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
    )
    expect(imported).toEqual([])
  })

  it('finds a home that the files do not have, and one that the edition lacks', () => {
    const renamed = changed("update project set name = 'Blk 9 Nowhere' where slug = 'blk-406-ang-mo-kio-avenue-10'")
    expect(renamed.differences).toMatchObject([{ name: 'Blk 9 Nowhere', what: 'stands in the files' }])
    const lost = changed("update project set sale_count = 0 where slug = 'blk-406-ang-mo-kio-avenue-10'")
    expect(lost.differences.map(({ what }) => what)).toEqual(['whole market: homes with sales', 'whole market: sales'])
  })

  it('fails where nothing was compared', () => {
    const nothing = changed('update project set sale_count = 0')
    expect(isTrue({ ...nothing, differences: [] })).toBe(false)
  })
})

/** Without the row of a district that is not Malaysia's: a second list of its districts would be a copy of the first. */
const malaysiaOfItsDistricts = () => {
  const files = madeMalaysiaFiles()
  const name = 'Open Transaction Data.csv'
  return madeMalaysia({ ...files, [name]: (files[name] ?? '').replace(/\r\nFlat\tBedok\t.*/, '') })
}

describe('the truth of every market', { tags: ['long'], timeout: 240_000 }, () => {
  it.each([
    ['New South Wales', 'AU', () => writeMadeNewSouthWales(freshFolder('truth-nsw'))],
    ['Victoria', 'AU', () => madeVictoria()],
    ['Malaysia', 'MY', malaysiaOfItsDistricts],
    ['Hong Kong', 'HK', () => hkMadeFolder()],
  ] as const)('%s', async (_, country, folder) => {
    const comparison = await importAndCompare(folder(), country)
    expect(comparison.differences).toEqual([])
    expect(isTrue(comparison)).toBe(true)
  })

  it.skipIf(!hasRealData)(`two towns of the published resales${hasRealData ? '' : ' (skipped: no real data)'}`, async () => {
    const comparison = await importAndCompare(sliceFolder(freshFolder('truth-slice')), 'SG')
    expect(comparison.differences).toEqual([])
    expect(comparison.homes).toBe(200)
  })
})
