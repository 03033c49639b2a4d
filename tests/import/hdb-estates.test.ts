import { expect, it } from 'vitest'
import { importInto, rows } from './import-into.ts'
import { madeFiles, madeFolder } from './made-folder.ts'
import { suggestFrom } from './suggest-from.ts'

const NAMES = [
  'blk_no,street,max_floor_lvl,year_completed,residential,bldg_contract_town,area,address,lat,lon,name',
  '406,ANG MO KIO AVE 10,12,1979,Y,AMK,ANG MO KIO,406 ANG MO KIO AVE 10,1.3629,103.8539,MADE HEIGHTS @ KIO',
  '16,ANG MO KIO AVE 10,9,1975,Y,AMK,ANG MO KIO,16 ANG MO KIO AVE 10,1.371,103.84,ANG MO KIO N4 C21A',
  '999,NOWHERE RD,9,2021,Y,AMK,ANG MO KIO,999 NOWHERE RD,1.371,103.84,MADE NOWHERE',
].join('\n')

it('a block is found by the name of its estate, in its misspelling too; a contract is no name, and a name alone no block', async () => {
  const { targetFile } = await importInto(madeFolder({ ...madeFiles(), 'estates.csv': NAMES }))
  expect(rows(targetFile, 'select block, estate from project where estate is not null')).toEqual([
    { block: '406', estate: 'Made Heights @ Kio' },
  ])
  for (const text of ['made heights', 'made heights@kio', 'made hieghts'])
    expect((await suggestFrom(targetFile, text))[0]).toMatchObject({
      kind: 'project',
      street: 'Ang Mo Kio Avenue 10',
      estate: 'Made Heights @ Kio',
    })
  expect(rows(targetFile, "select rows_accepted n, rows_rejected bad from source where kind = 'sg-hdb-estate-names'")).toEqual([
    { n: 3, bad: 0 },
  ])
})
