import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { silentProgress } from '../../build/progress.ts'
import { buildSaleMarket, mergeFiles } from './market-builder.ts'
import { readSales, type SgKind } from './sg-sales.ts'

const folder = mkdtempSync(join(tmpdir(), 'sg-sales-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(kind: SgKind, ...lines: string[]) {
  const path = join(folder, `${kind}.csv`)
  writeFileSync(path, lines.join('\n'))
  return readSales(path, kind, silentProgress)
}

const URA =
  'Project Name,Transacted Price ($),Area (SQFT),Unit Price ($ PSF),Sale Date,Street Name,Type of Sale,Type of Area,Area (SQM),Unit Price ($ PSM),Nett Price($),Property Type,Number of Units,Tenure,Postal District,Market Segment,Floor Level'

it('values one-unit resales and sub-sales and keeps new sales as evidence', async () => {
  const { records } = await read(
    'private',
    URA,
    'A,"1,353,000",958,1412,Dec-22,A ST,New Sale,Strata,89,15202,,Condominium,1,99 yrs lease commencing from 2021,18,Outside Central Region,11 to 15',
    'A,1500000,958,1566,Jan-23,A ST,Resale,Strata,89,16854,1490000,Condominium,1,99 yrs lease commencing from 2021,18,Outside Central Region,-',
    'B,1600000,958,1566,Jan-23,B ST,Sub Sale,Strata,89,16854,,Executive Condominium,1,Freehold,18,Outside Central Region,B1 to B5',
    'B,90000000,9580,1566,Jan-23,B ST,Resale,Strata,890,16854,,Apartment,12,Freehold,18,Outside Central Region,-',
    'B,9000000,9580,1566,Jan-23,B ST,Resale,Land,890,16854,,Apartment,1,Freehold,18,Outside Central Region,-',
  )
  expect(records.map(({ price, valued, leaseStart, floor, kind }) => ({ price, valued, leaseStart, floor, kind }))).toEqual([
    { price: 1_353_000, valued: false, leaseStart: 2021, floor: 13, kind: 'Outside Central Region' },
    { price: 1_490_000, valued: true, leaseStart: 2021, floor: null, kind: 'Outside Central Region' },
    { price: 1_600_000, valued: true, leaseStart: null, floor: -3, kind: 'Executive Condominium' },
  ])
})

it('reads landed sales in square metres of land, freehold and 999 years alike', async () => {
  const { records, leftOut } = await read(
    'landed',
    'transaction_id,contract_date,dataset_scope,property_class,project,project_key,lat,lon,size_sqft,price_sgd,rent_sgd,psf_signal,lease_total_years,room_count_source_text',
    '1,2021-03-01,sale,landed,Opera Estate,operaestate,1.32,103.93,1614.585,2000000.0,,1238,999,terrace',
    '2,2021-03-01,sale,landed,OPERA ESTATE,operaestate,1.32,103.93,1614.585,2000000.0,,1238,99,terrace',
    '3,2021-03-01,sale,landed,OPERA ESTATE,operaestate,1.32,103.93,1614.585,2000000.0,,1238,99,terrace',
    '4,2021-03-01,sale,landed,OPERA ESTATE,operaestate,1.32,103.93,1614.585,2000000.0,,1238,99,terrace',
    '5,2021-03-01,sale,landed,Nowhere,nowhere,0,0,1614.585,2000000.0,,1238,99,terrace',
  )
  expect(records.map(({ siteKey, model }) => [siteKey, model])).toEqual([
    ['operaestate', 'freehold'],
    ['operaestate', 'leasehold'],
    ['operaestate', 'leasehold'],
    ['operaestate', 'leasehold'],
  ])
  expect(records[0]?.areaSqm).toBeCloseTo(150, 0)
  expect(leftOut).toEqual(['1 × landed.csv: lat is outside 1.1 to 1.5'])
})

it('numbers sites and kinds by month, so that later sales change nothing earlier', async () => {
  const header = 'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,resale_price'
  const row = (month: string, block: string, type: string) => `${month},BEDOK,${type},${block},BEDOK RD,01 TO 03,70,Model A,1980,400000`
  const late = row('2024-05', '9', '5 ROOM')
  const early = [row('2024-02', '2', '3 ROOM'), row('2024-01', '1', '4 ROOM')]
  const built = async (...lines: string[]) => {
    const { records } = await read('hdb', header, ...lines)
    return buildSaleMarket(records, ['maxFloor'], () => ({ at: null, facts: {} })).market
  }
  const [a, b] = [await built(late, ...early), await built(...early)]
  expect([...a.sales.site]).toEqual([0, 1, 2])
  expect([...b.sales.site]).toEqual([0, 1])
  expect(a.kinds).toEqual(['4 ROOM', '3 ROOM', '5 ROOM'])
})

it('keeps equal sales of one file and drops those that a second file repeats', async () => {
  const { records } = await read(
    'hdb',
    'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,resale_price',
    ...Array.from({ length: 2 }, () => '2024-01,BEDOK,MULTI GENERATION,1,BEDOK RD,06 TO 10,70,MODEL A,1980,400000'),
  )
  expect(records[0]).toMatchObject({ kind: 'MULTI-GENERATION', model: 'Model A', floor: 8, month: 202401 })
  expect(mergeFiles([records, records])).toHaveLength(2)
  expect(mergeFiles([records, [...records, ...records.slice(0, 1)]])).toHaveLength(3)
})
