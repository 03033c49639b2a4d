import { beforeAll, describe, expect, it } from 'vitest'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
/** of somebody who may read what subscribers are told */
const entitled = await accountTools(provider).entitled()

const run = (sql: string, ...values: unknown[]) =>
  provider.env.DB_SG.prepare(sql)
    .bind(...values)
    .run()

async function read<T>(slug: string, fields: string, group = 'PRIVATE_STACK', headers = entitled): Promise<T> {
  const { data, errors } = await provider.ask<{ project: T }>(
    `{ project(typeGroup: ${group}, slug: "${slug}") { ${fields} } }`,
    {},
    headers,
  )
  expect(errors).toEqual([])
  if (!data) throw new Error('no answer')
  return data.project
}

let nextSale = 90_000
const sale = (project: number, month: number, psf: number, { mix = '2', sqm = 80, floor = 5, flags = 0 } = {}) =>
  run(
    `insert into txn (id, project_id, kind, activity, month, price, area_sqm, psf, unit_mix, floor_low, floor_high, source_id, flags)
    values (?, ?, 'sale', 'resale', ?, 1000000, ?, ?, ?, ?, ?, 1, ?)`,
    nextSale++,
    project,
    month,
    sqm,
    psf,
    mix,
    floor,
    floor + 2,
    flags,
  )

beforeAll(async () => {
  // prices doubled in a year, in the area and in the country
  await run("delete from price_index where segment = 'condo'")
  for (const [area, month, value, n] of [
    [0, 202401, 100, 50],
    [0, 202501, 200, 60],
    [3, 202401, 100, 7],
    [3, 202501, 200, 9],
  ])
    await run("insert into price_index values ('condo', ?, ?, ?, ?, 1, 1, 1, 1, 1, 1)", area, month, value, n)
  for (const [id, slug] of [
    [950, 'pine-court'],
    [951, 'pine-tower'],
  ])
    await run(
      `insert into project (id, type_group, property_group, property_type, slug, name, street, area_id, construction_status, psf_median)
      values (?, 'private-stack', 'condo', 'condominium', ?, ?, 'Pine Road', 3, 'completed', 2300)`,
      id,
      slug,
      slug,
    )
  for (const [at, psf] of [1_000, 1_100, 1_200, 1_300].entries()) {
    await sale(950, 202401, psf, { mix: at < 3 ? '2' : '3' })
    await sale(950, 202501, 2 * psf)
  }
  // before the index begins; an outlier
  await sale(950, 202312, 700)
  await sale(950, 202501, 90_000, { flags: 8 })
  for (let i = 0; i < 24; i++) {
    const floor = 1 + Math.floor(i / 2)
    const own = i % 2 ? { mix: '2', sqm: 80 } : { mix: '3', sqm: 110 }
    await sale(951, 202501, (i % 2 ? 2_000 : 1_800) * Math.exp(0.005 * floor), { ...own, floor })
  }
})

describe('the distribution of prices', () => {
  const fields = (args = '') => `priceDistribution${args} { psf { n p25 median p75 } from to inPricesOf below bins { from to n } }`

  it('is of all sales in prices of the newest month', async () => {
    const { priceDistribution } = await read<Record<string, { bins: { from: number; n: number }[] }>>('pine-court', fields('(psf: 2300)'))
    // 2,000 2,000 2,200 2,200 2,400 2,400 2,600 2,600
    expect(priceDistribution).toMatchObject({
      psf: { n: 8, p25: 2_150, median: 2_300, p75: 2_450 },
      below: 4,
      from: '2024-01',
      to: '2025-01',
      inPricesOf: '2025-01',
    })
    const bins = priceDistribution?.bins ?? []
    expect([bins[0]?.from, bins.length]).toEqual([2_000, 13])
    expect(bins.filter(({ n }) => n > 0).map(({ from, n }) => [from, n])).toEqual([2_000, 2_200, 2_400, 2_600].map((from) => [from, 2]))
  })

  it('is of one kind of home where it is asked for, and of none from few sales', async () => {
    expect(await read('pine-court', fields('(unitMix: "2")'))).toEqual({ priceDistribution: null })
    expect(await read('pine-tower', 'priceDistribution(unitMix: "2") { psf { n } below }')).toEqual({
      priceDistribution: { psf: { n: 12 }, below: null },
    })
  })

  it('is as paid, and says so, where there is no index', async () => {
    const { areaIndex, priceDistribution } = await read<{ areaIndex: unknown; priceDistribution: unknown }>(
      'elm-terrace',
      `areaIndex { points { n } } ${fields()}`,
      'PRIVATE_LAND',
    )
    expect([areaIndex !== null, priceDistribution]).toEqual([true, null])
    await run("update project set property_type = 'office' where id = 951")
    const office = await read<{ priceDistribution: unknown }>('pine-tower', fields())
    await run("update project set property_type = 'condominium' where id = 951")
    expect(office.priceDistribution).toMatchObject({ inPricesOf: null, psf: { n: 24 } })
  })
})

it('a floor adds what it was made to add, among homes of one kind', async () => {
  interface Floors {
    floorFigures: {
      inPricesOf: string
      bands: { floorLow: number; unitMix: string; n: number; medianPsf: number }[]
      premium: Record<string, number> | null
    }
  }
  const fields = 'floorFigures { inPricesOf bands { floorLow floorHigh unitMix n medianPsf first last } premium { n perFloor low high } }'
  const { floorFigures } = await read<Floors>('pine-tower', fields)
  expect(floorFigures.premium?.n).toBe(24)
  for (const key of ['perFloor', 'low', 'high']) expect(floorFigures.premium?.[key]).toBeCloseTo(Math.expm1(0.005), 6)
  expect(floorFigures.bands).toHaveLength(24)
  expect(floorFigures.bands[0]).toMatchObject({ floorLow: 12, floorHigh: 14, unitMix: '2', n: 1, first: '2025-01', last: '2025-01' })
  expect(floorFigures.bands[0]?.medianPsf).toBeCloseTo(2_000 * Math.exp(0.06), 6)
  const few = await read<Floors>('pine-court', fields)
  expect([few.floorFigures.premium, few.floorFigures.inPricesOf]).toEqual([null, '2025-01'])
  expect(few.floorFigures.bands.map(({ unitMix, n, medianPsf }) => [unitMix, n, medianPsf])).toEqual([
    ['2', 7, 2_200],
    ['3', 1, 2_600],
  ])
})

it('months of the year are counted over whole years, in the area and in the project', async () => {
  const { seasons } = await read<{ seasons: { months: { month: number; area: number; own: number }[] } }>(
    'pine-court',
    'seasons { area { slug } fromYear toYear months { month area own } }',
  )
  expect(seasons).toMatchObject({ area: { slug: 'cedar' }, fromYear: 2_024, toYear: 2_024 })
  expect(seasons.months).toHaveLength(12)
  expect(seasons.months[0]).toEqual({ month: 1, area: 7, own: 4 })
  expect(seasons.months.slice(1).every(({ area, own }) => area === 0 && own === 0)).toBe(true)
})

it('rents by year have a yield on the prices of that year, and none where rents are not disclosed', async () => {
  const fields = 'rentYears { year to rents { n median } sales { n median } grossYield }'
  const { rentYears } = await read<{ rentYears: Record<string, unknown>[] }>('cedar-grand', fields)
  const psf = (price: number) => expect.closeTo(price / (80 * 10.7639), 2)
  expect(rentYears).toEqual([
    {
      year: 2_026,
      to: '2026-06',
      rents: { n: 6, median: psf(5_000) },
      sales: { n: 6, median: psf(1_500_002.5) },
      grossYield: expect.closeTo((12 * 5_000) / 1_500_002.5, 6),
    },
  ])
  const inHongKong = { ...entitled, 'country-code': 'HK' }
  expect(
    await read('cedar-grand', 'rentYears { year } likeProjects { projects { grossYield } }', 'PRIVATE_STACK', inHongKong),
  ).toMatchObject({
    rentYears: null,
  })
})

it('like projects share area, kind, tenure, age and size, and are the nearest', async () => {
  const fields = 'likeProjects { tenure year yearsApart sizeSqft sizeApart projects { slug } }'
  interface Like {
    likeProjects: { projects: { slug: string }[] }
  }
  const blocks = async () => (await read<Like>('blk-101-cedar-ave', fields, 'PUBLIC_STACK')).likeProjects
  const numbers = ({ projects }: Like['likeProjects']) => projects.map(({ slug }) => Number(slug.split('-')[1]))
  const first = await blocks()
  expect(first).toMatchObject({
    tenure: 'LEASEHOLD',
    year: 1_992,
    yearsApart: 10,
    sizeApart: 0.25,
    sizeSqft: expect.closeTo(90 * 10.7639, 0),
  })
  expect(numbers(first)).toEqual([102, 103, 104, 105, 106, 107, 108, 109])
  await run('update project set completion_year = 2003 where id = 2')
  await run('update unit_mix set gfa_sqft_avg = gfa_sqft_avg * 1.26 where project_id = 3')
  await run("update project set tenure = 'freehold' where id = 4")
  await run('update project set sale_count_1y = 0 where id = 5')
  await run('update project set completion_year = 2002 where id = 6')
  expect(numbers(await blocks())).toEqual([106, 107, 108, 109, 110, 111, 112, 113])
})

it('homes by floor and stack are in prices of one month, and say which', async () => {
  await run("insert into building (id, project_id, slug, name) values (950, 950, 'a', 'A')")
  await run("insert into stack (id, building_id, label, unit_mix, area_sqm, floor_low, floor_high) values (950, 950, '01', '2', 80, 1, 9)")
  for (const [floor, month] of [
    [1, 202401],
    [2, 202501],
    [3, 202312],
  ])
    await run('insert into stack_unit values (950, 950, ?, ?, ?, 1000000, 1000, 1, null, null)', floor, `0${floor}-01`, month)
  interface Homes {
    stackView: { building: { inPricesOf: string; stacks: { units: { floor: number; psf: number; psfToday: number | null }[] }[] } }
  }
  const fields = 'stackView { building { inPricesOf stacks { units { floor psf psfToday } } } }'
  const { building } = (await read<Homes>('pine-court', fields)).stackView
  expect(building.inPricesOf).toBe('2025-01')
  // doubled since, of today, and older than the index
  expect(building.stacks[0]?.units.map(({ floor, psf, psfToday }) => [floor, psf, psfToday])).toEqual([
    [3, 1_000, null],
    [2, 1_000, 1_000],
    [1, 1_000, 2_000],
  ])
})
