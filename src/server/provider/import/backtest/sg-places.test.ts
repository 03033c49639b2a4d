import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { int32At } from '#lib/element-at.ts'
import { silentProgress } from '../../build/progress.ts'
import { loadMarket } from './load-market.ts'
import { readBlocks } from './sg-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'sg-places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const given = (name: string, ...lines: string[]): string => {
  const path = join(folder, name)
  writeFileSync(path, lines.join('\n'))
  return path
}

const project = (name: string, street: string, district: number, at: string) => `${name},${street},${district},${at}`
const PROJECTS = [
  'Project Name,street,district,lat,lon',
  ...[1, 2, 3, 4].map((at) => project(`WEST ${at}`, 'WEST ROAD', 19, `1.35,103.81${at}`)),
  ...[1, 2, 3, 4].map((at) => project(`EAST ${at}`, 'EAST ROAD', 16, `1.35,103.95${at}`)),
  project('MADE PRIVE', 'WEST FIELD', 19, '1.351,103.955'),
  project('THE TWIN', 'WEST ROAD', 19, '1.351,103.812'),
  project('THE TWIN', 'EAST ROAD', 16, '1.351,103.952'),
]
const SALES = [
  'Project Name,Transacted Price ($),Sale Date,Street Name,Type of Sale,Type of Area,Area (SQM),Nett Price($),Property Type,Number of Units,Tenure,Postal District,Market Segment,Floor Level',
  ...[
    ['THE TWIN', 'WEST ROAD', 19],
    ['THE TWIN', 'EAST ROAD', 16],
    ['MADE PRIVE', 'WEST FIELD', 19],
    ['WEST 1', 'WEST ROAD', 19],
  ].map(
    ([name, street, district]) =>
      `${name},1000000,Dec-22,${street},Resale,Strata,84,,Condominium,1,Freehold,${district},Outside Central Region,01 to 05`,
  ),
]

it('values no private home from a place that contradicts its address, and keeps projects of one name apart', async () => {
  const files = { sales: [given('ura.csv', ...SALES)], projects: given('projects.csv', ...PROJECTS) }
  const { market, leftOut } = await loadMarket({ kind: 'private', ...files }, silentProgress)
  const { sales, sites } = market
  expect(Array.from(sales.site, (site) => sites.lng[site])).toEqual([103.812, 103.952, Number.NaN, 103.811])
  expect(new Set(Array.from({ length: sales.count }, (_, row) => int32At(sales.site, row))).size).toBe(4)
  expect(leftOut).toEqual(['1 positions of private projects: lies outside its postal district: not plotted'])
})

it('takes the position of a block only where the import does', async () => {
  const { places, known } = await readBlocks(
    given(
      'blocks.csv',
      'block,street_name,lat,lng,postal,disagreement_m',
      '406,ANG MO KIO AVE 10,1.36,103.85,560406,',
      '16,ANG MO KIO AVE 10,1.37,103.84,277354,',
      '348,ANG MO KIO AVE 10,1.37,103.84,NIL,16',
      '349,ANG MO KIO AVE 10,1.37,103.84,NIL,900',
    ),
    silentProgress,
  )
  expect([...places.values()].map(({ at }) => at !== null)).toEqual([true, false, true, false])
  expect(known).toEqual([{ lat: 1.36, lng: 103.85, district: 20, street: '' }])
})
