import { beforeAll, describe, expect, it } from 'vitest'
import { importInto, rows } from './import-into.ts'
import { madeFiles, madeFolder } from './made-folder.ts'

const PROJECTS_HEAD = 'Project Name,street,district,market_segment,property_types,tenure,lat,lon'
const project = (name: string, street: string, district: number, at: string) =>
  `${name},${street},${district},Outside Central Region,Executive Condominium,Freehold,${at}`
const rental = (id: number, name: string, at: string) =>
  `${id},2024-07-01,rental,private,${name},made,${at},914.9315,,3500.0,3.8,,non-landed properties 3 bedroom`
const sale = (name: string, street: string, district: number, price: number) =>
  `${name},${price},904.2,1496,Dec-22,${street},Resale,Strata,84,16107,,Condominium,1,Freehold,${district},Outside Central Region,01 to 05`

/** A district of five projects in the west and one in the east; one of the west stands in the east, two share their name. */
function files(): Record<string, string> {
  const made = madeFiles()
  return {
    ...made,
    'projects.csv': [
      PROJECTS_HEAD,
      ...[1, 2, 3, 4].map((at) => project(`WEST ${at}`, 'WEST ROAD', 19, `1.35,103.81${at}`)),
      ...[1, 2, 3, 4].map((at) => project(`EAST ${at}`, 'EAST ROAD', 16, `1.35,103.95${at}`)),
      project('MADE PRIVE', 'WEST FIELD', 19, '1.351,103.955'),
      project('THE TWIN', 'WEST ROAD', 19, '1.351,103.812'),
      project('THE TWIN', 'EAST ROAD', 16, '1.351,103.952'),
    ].join('\n'),
    'ura.csv': [
      made['ura.csv'],
      sale('THE TWIN', 'WEST ROAD', 19, 1_000_000),
      sale('THE TWIN', 'EAST ROAD', 16, 2_000_000),
      sale('MADE PRIVE', 'WEST FIELD', 19, 1_500_000),
    ].join('\n'),
    'rentals.csv': [made['rentals.csv'], rental(20, 'The Twin', '1.3511,103.9521'), rental(21, 'The Twin', '1.3512,103.8121')].join('\n'),
  }
}

describe('the places of an import', () => {
  let done: Awaited<ReturnType<typeof importInto>>
  const query = (sql: string) => rows(done.targetFile, sql)
  beforeAll(async () => {
    done = await importInto(madeFolder(files()))
  })

  it('plots no project that lies outside its postal district, and reports it by row and reason', () => {
    expect(query("select lat, lng from project where slug = 'made-prive'")).toEqual([{ lat: null, lng: null }])
    expect(query("select count(*) n from project where slug like 'west-%' and lat is not null")).toEqual([{ n: 4 }])
    expect(done.outcome.report.rows.filter(({ file }) => file === 'projects.csv')).toEqual([
      { file: 'projects.csv', row: 9, column: 'lat', reason: 'lies outside its postal district: not plotted' },
    ])
    expect(done.outcome.report.summary()).toContainEqual({
      file: 'projects.csv',
      column: 'lat',
      reason: 'lies outside its postal district: not plotted',
      count: 1,
    })
  })

  it('keeps its sales, and gives it the area of its district', () => {
    const found = 'select p.sale_count n, a.name from project p join area a on a.id = p.area_id'
    expect(query(`${found} where p.slug = 'made-prive'`)).toEqual([{ n: 1, name: 'Ang Mo Kio' }])
  })

  it('tells projects of one name apart: sales by district, rents by position', () => {
    const found = 'select t.kind, t.price, p.lng from txn t join project p on p.id = t.project_id'
    expect(query(`${found} where p.name like 'The Twin%' order by t.kind, p.lng, t.price`)).toEqual([
      { kind: 'rent', price: 3500, lng: 103.812 },
      { kind: 'rent', price: 3500, lng: 103.952 },
      { kind: 'sale', price: 1_000_000, lng: 103.812 },
      { kind: 'sale', price: 2_000_000, lng: 103.952 },
    ])
  })
})
