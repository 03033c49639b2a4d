import { describe, expect, it } from 'vitest'
import { readPointText } from '#graphql/point-text.ts'
import { formatMonth } from '#lib/months.ts'
import type { UnitMix } from '#market/vocabulary.ts'
import { Statements } from '#provider/db/client.ts'
import { TXN_FLAG } from '#provider/db/market/rows.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { addListings, DAY } from './listing-fixture.ts'

const provider = await startProvider()
/** of somebody who may read what subscribers are told */
const entitled = await accountTools(provider).entitled()

const BLOCK = 'project(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave")'
const CONDO = 'project(typeGroup: PRIVATE_STACK, slug: "cedar-grand")'
const HOUSES = 'project(typeGroup: PRIVATE_LAND, slug: "elm-terrace")'

async function read(project: string, fields: string): Promise<Record<string, unknown>> {
  const { data, errors } = await provider.ask<{ project: Record<string, unknown> }>(`{ ${project} { ${fields} } }`, {}, entitled)
  expect(errors).toEqual([])
  return data?.project ?? {}
}

it('a yield has its sample sizes', async () => {
  const fields = 'grossYield rentalYield { gross from to sales { n median } rents { n median } }'
  const { rentalYield, grossYield } = await read(CONDO, fields)
  const psf = (price: number) => expect.closeTo(price / (80 * 10.7639), 2)
  expect(rentalYield).toEqual({
    gross: grossYield,
    from: '2025-07',
    to: '2026-06',
    sales: { n: 6, median: psf(1_500_002.5) },
    rents: { n: 6, median: psf(5_000) },
  })
  expect(grossYield).toBeCloseTo((12 * 5_000) / 1_500_002.5, 6)
  expect(await read(BLOCK, fields)).toEqual({ grossYield: null, rentalYield: null })
})

it('figures say in which month their twelve end, whatever the newest sale of the project', async () => {
  expect(await read(BLOCK, 'figuresTo')).toEqual({ figuresTo: '2026-06' })
  const { data } = await provider.ask<{ mapData: { markers: unknown[] } }>('{ mapData { markers { typeGroup figuresTo } } }')
  expect(data?.mapData.markers).toContainEqual({ typeGroup: 'PUBLIC_STACK', figuresTo: '2026-06' })
})

it('what the developer sold says its years', async () => {
  const { env } = provider
  const months = async () => (await read(CONDO, 'unitMixes { launchFrom launchTo }')).unitMixes
  expect(await months()).toEqual([{ launchFrom: null, launchTo: null }])
  const sold = "kind = 'sale' and project_id = (select id from project where slug = 'cedar-grand')"
  const span = await env.DB_SG.prepare(`select min(month) as "from", max(month) as "to" from txn where ${sold}`).first<{
    from: number
    to: number
  }>()
  await env.DB_SG.prepare(`update txn set activity = 'newsale' where ${sold}`).run()
  expect(await months()).toEqual([{ launchFrom: formatMonth(span?.from ?? 0), launchTo: formatMonth(span?.to ?? 0) }])
  await env.DB_SG.prepare(`update txn set activity = 'resale' where ${sold}`).run()
})

it('bedrooms that no record states are marked, on each deal and on the project', async () => {
  const { env } = provider
  const fields = 'hasDerivedMixes transactions(first: 50) { nodes { isMixDerived } }'
  const marks = async () => {
    const { hasDerivedMixes, transactions } = await read(CONDO, fields)
    const { nodes } = transactions as { nodes: { isMixDerived: boolean }[] }
    return [hasDerivedMixes, nodes.filter(({ isMixDerived }) => isMixDerived).length]
  }
  expect(await marks()).toEqual([false, 0])
  const one = "id = (select min(id) from txn where kind = 'sale' and project_id = (select id from project where slug = 'cedar-grand'))"
  await env.DB_SG.prepare(`update txn set flags = flags | ${TXN_FLAG.derivedUnitMix} where ${one}`).run()
  expect(await marks()).toEqual([true, 1])
  expect(await read(BLOCK, 'hasDerivedMixes')).toEqual({ hasDerivedMixes: false })
  await env.DB_SG.prepare(`update txn set flags = flags - ${TXN_FLAG.derivedUnitMix} where ${one}`).run()
})

it("a change says of how many sales it is, and how the area's prices moved beside it", async () => {
  const fields = 'change12m psfNBefore psf { n } areaChange { fraction n nBefore }'
  const { areaChange, ...own } = await read(BLOCK, fields)
  expect(own).toEqual({ change12m: expect.closeTo(1.005 ** 12 - 1, 2), psfNBefore: 12, psf: { n: 12 } })
  expect(areaChange).toEqual({ fraction: expect.closeTo(1.005 ** 12 - 1, 2), n: 480, nBefore: 480 })
  expect(await read(CONDO, fields)).toMatchObject({ change12m: null, psf: { n: 6 }, areaChange: null })
})

it('homes for sale are counted from their groups, and not where nobody advertises any', async () => {
  const { env } = provider
  const now = Math.floor(Date.now() / 1_000)
  const counts = async () =>
    (await read(CONDO, 'unitMixes { unitMix listingCount1y listingCount30d listingPriceMin listingPriceMax listingPsfMax }')).unitMixes as {
      unitMix: UnitMix
    }[]
  const nothing = { listingPriceMin: null, listingPriceMax: null, listingPsfMax: null }
  const [mix] = await counts()
  if (!mix) throw new Error('no unit mix')
  expect(mix).toMatchObject({ listingCount1y: null, listingCount30d: null, ...nothing })
  const there = { typeGroup: 'private-stack', projectSlug: 'cedar-grand', unitMix: mix.unitMix, address: '', edition: '' } as const
  await addListings(env, [
    { ...there, id: 'a', projectSlug: 'elsewhere', firstSeenAt: now - 500 * DAY },
    { ...there, id: 'b', price: 900_000, floor: 2, firstSeenAt: now - 5 * DAY },
    { ...there, id: 'c', price: 880_000, floor: 2, firstSeenAt: now - 4 * DAY, agentLicence: 'another' },
    { ...there, id: 'd', price: 990_000, floor: 7, firstSeenAt: now - 90 * DAY, agentLicence: 'another' },
    { ...there, id: 'e', price: 700_000, floor: 5, firstSeenAt: now - 90 * DAY, state: 'withdrawn' },
    { ...there, id: 'f', price: 4_000, floor: 9, firstSeenAt: now - 9 * DAY, activity: 'rent' },
  ])
  await groupUngrouped({ trade: new Statements(env.DB_TRADE), clock: { nowMs: () => now * 1_000 } }, { limit: 1 })
  expect((await counts())[0]).toMatchObject({ listingCount1y: 0, listingCount30d: 0, ...nothing })
  await groupUngrouped({ trade: new Statements(env.DB_TRADE), clock: { nowMs: () => now * 1_000 } }, { limit: 10 })
  const asked = { listingCount1y: 3, listingCount30d: 1, listingPriceMin: 880_000, listingPriceMax: 990_000 }
  expect((await counts())[0]).toMatchObject({ ...asked, listingPsfMax: 990_000 / (90 * 10.7639) })
})

it('a lease counts to today, however old the data are', async () => {
  const asOfYear = Number(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore', year: 'numeric' }).format())
  await provider.env.DB_SG.prepare("update meta set value = '202407' where key = 'last_month'").run()
  expect(await read(BLOCK, 'lease { tenure years startYear endYear remainingYears asOfYear }')).toEqual({
    lease: { tenure: 'LEASEHOLD', years: 99, startYear: 1990, endYear: 2089, remainingYears: 2089 - asOfYear, asOfYear },
  })
  expect(await read(CONDO, 'lease { tenure remainingYears }')).toEqual({ lease: { tenure: 'FREEHOLD', remainingYears: null } })
  await provider.env.DB_SG.prepare("update meta set value = '202606' where key = 'last_month'").run()
})

it("the index is the area's own where it has one, else the country's, and says which", async () => {
  const fields = 'areaIndex(from: "2026-05") { area { slug } points { month value n psfP25 psfMedian psfP75 } }'
  interface Index {
    area: { slug: string } | null
    points: { month: string; value: number; n: number; psfP25: number; psfMedian: number; psfP75: number }[]
  }
  const own = (await read(BLOCK, fields)).areaIndex as Index
  expect(own.area).toEqual({ slug: 'cedar' })
  expect(own.points.map(({ month, n }) => [month, n])).toEqual([
    ['2026-05', 40],
    ['2026-06', 40],
  ])
  for (const { psfP25, psfMedian, psfP75 } of own.points) expect(psfP25 < psfMedian && psfMedian < psfP75).toBe(true)
  const country = (await read(CONDO, fields)).areaIndex as Index
  expect([country.area, country.points.length]).toEqual([null, 2])
})

it('walks are longer than straight lines', async () => {
  const { nearby } = await read(BLOCK, 'nearby(first: 50) { amenity { type } distanceMetres walkMetres walkMinutes }')
  const near = nearby as { amenity: { type: string }; distanceMetres: number; walkMetres: number; walkMinutes: number }[]
  expect(near.some(({ amenity }) => amenity.type === 'mrt')).toBe(true)
  for (const { distanceMetres, walkMetres, walkMinutes } of near) {
    expect(walkMetres).toBe(Math.round(1.3 * distanceMetres))
    expect(walkMinutes).toBe(Math.ceil((1.3 * distanceMetres) / 80))
  }
})

it('the small map has the streets around a place, and none where the place is not known', async () => {
  const fields = 'streetsAround { isMain points }'
  const { streetsAround } = await read(BLOCK, fields)
  const streets = streetsAround as { isMain: boolean; points: string }[]
  expect(streets.map(({ isMain }) => isMain).sort()).toEqual([false, true])
  for (const { points } of streets) expect(readPointText(points).length).toBeGreaterThan(1)
  expect(await read('project(typeGroup: PUBLIC_STACK, slug: "nothing-known")', fields)).toEqual({ streetsAround: [] })
})

it('primary schools are all that admit by distance, to 2 km; what lies around ends at 1.5 km', async () => {
  const { primarySchools, nearby } = await read(
    BLOCK,
    'primarySchools { amenity { name } distanceMetres } nearby(first: 50) { amenity { name } }',
  )
  const schools = primarySchools as { amenity: { name: string }; distanceMetres: number }[]
  expect(schools.map(({ amenity }) => amenity.name)).toEqual(['Primary 0', 'Primary 1'])
  expect(schools.map(({ distanceMetres }) => distanceMetres <= 1_000)).toEqual([true, false])
  expect((nearby as typeof schools).map(({ amenity }) => amenity.name)).not.toContain('Primary 1')
})

describe('building information', () => {
  const fields = `buildingInfo { buildingStatus buildingType launchCompletionPeriod { completionYear occupationPermitDate }
    totalTransactedArea { verified { measure sqm } marketable { sqm } } totalBuildingArea { verified { sqm } } lastSale { month price } tenant { count } }`

  it('falls back on the records where no building file exists', async () =>
    expect(await read(BLOCK, fields)).toMatchObject({
      buildingInfo: {
        buildingStatus: 'COMPLETED',
        buildingType: null,
        totalBuildingArea: null,
        tenant: null,
        launchCompletionPeriod: { completionYear: 1992, occupationPermitDate: null },
        totalTransactedArea: { verified: [{ measure: 'IFA', sqm: 24 * 90 }], marketable: [] },
        lastSale: { month: '2026-06' },
      },
    }))

  it('of houses has no floor area, because their recorded area is land', async () =>
    expect(await read(HOUSES, fields)).toMatchObject({ buildingInfo: { totalTransactedArea: null } }))

  it('comes from the building file, and an invalid file leaves all else intact', async () => {
    const file = (text: string) => provider.env.DB_SG.prepare('update project set building_info = ? where id = 2').bind(text).run()
    const filed = 'project(typeGroup: PUBLIC_STACK, slug: "blk-102-cedar-ave")'
    await file('{"buildingType":"mixed-use","tenant":{"count":4},"totalTransactedArea":{"other":{"GFA":9}}}')
    expect(await read(filed, fields)).toMatchObject({
      buildingInfo: {
        buildingType: 'MIXED_USE',
        tenant: { count: 4 },
        totalTransactedArea: { verified: [] },
        lastSale: { month: '2026-06' },
      },
    })
    await file('{"buildingType":')
    expect(await read(filed, fields)).toMatchObject({
      buildingInfo: { buildingType: null, launchCompletionPeriod: { completionYear: 1992 } },
    })
  })
})

it('transactions of one building, or between two areas', async () => {
  const { env } = provider
  await env.DB_SG.prepare("update txn set building_id = 3 where project_id = 3 and kind = 'sale' and floor_low = 1").run()
  await env.DB_SG.prepare('update txn set area_sqm = 120 where project_id = 3 and floor_low = 4').run()
  const project = 'project(typeGroup: PUBLIC_STACK, slug: "blk-103-cedar-ave")'
  const count = async (filter: string) => (await read(project, `transactions(${filter}) { totalCount psf { n } }`)).transactions
  expect(await count('building: "main"')).toEqual({ totalCount: 6, psf: { n: 6 } })
  expect(await count('building: "other"')).toEqual({ totalCount: 0, psf: null })
  expect(await count('areaMinSqm: 100')).toEqual({ totalCount: 6, psf: { n: 6 } })
  expect(await count('areaMaxSqm: 100, building: "main"')).toEqual({ totalCount: 6, psf: { n: 6 } })
  expect(await count('areaMinSqm: 80, areaMaxSqm: 120')).toEqual({ totalCount: 24, psf: { n: 24 } })
})

it('a commercial building is marked as such, listed apart, and not valued', async () => {
  await provider.env.DB_SG.prepare("update project set property_type = 'office' where id = 40").run()
  const office = 'project(typeGroup: PUBLIC_STACK, slug: "blk-140-cedar-ave")'
  expect(await read(office, 'isCommercial areaIndex { points { n } } estimate { ... on EstimateRefusal { reason evidence } }')).toEqual({
    isCommercial: true,
    areaIndex: null,
    estimate: { reason: 'NO_SALES', evidence: 0 },
  })
  const listed = async (isCommercial: boolean) => {
    const { data } = await provider.ask<{ projects: { totalCount: number } }>(
      `{ projects(filter: { isCommercial: ${isCommercial} }) { totalCount nodes { isCommercial } } }`,
    )
    return data?.projects
  }
  expect(await listed(true)).toEqual({ totalCount: 1, nodes: [{ isCommercial: true }] })
  expect((await listed(false))?.totalCount).toBe(42)
})

it('a list of projects costs the same statements for 2 and for 20, whatever report fields are asked', async () => {
  const cost = async (first: number, fields: string) => {
    const query = `{ projects(filter: { typeGroups: [PUBLIC_STACK] }, first: ${first}) { nodes { id ${fields} } } }`
    const answer = await provider.ask(query, {}, entitled)
    expect(answer.errors).toEqual([])
    return answer.statements
  }
  for (const fields of [
    'buildingInfo { buildingType }',
    'gains { n reason from to }',
    'figuresTo',
    'unitMixes { launchFrom launchTo }',
    'hasDerivedMixes',
    'lease { remainingYears }',
    'rentTrend { n }',
    'rentalYield { gross }',
  ])
    expect(await cost(20, fields), fields).toBe(await cost(2, fields))
})
