import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LaunchSaleDocument } from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import { type LaunchRecord, launchRecord } from '#provider/modules/launch/launch-record.ts'
import { launchesOfJsonLines, launchesOfTable } from '#provider/modules/launch/read-launches.ts'
import { takeLaunches } from '#provider/modules/launch/take-launches.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const trade = () => new Statements(provider.env.DB_TRADE)
const NOW = 1_795_132_800
const SLUG = 'blk-101-cedar-ave'

const launch = (change: Record<string, unknown> = {}) => ({
  ...{ country: 'SG', projectType: 'public-stack', projectSlug: SLUG, name: 'The Cedar', developer: 'Lion Vale', state: 'selling' },
  ...{ bookingFrom: '2026-03-01', topMonth: '2029-09', tenure: 'leasehold', tenureYears: 99, source: 'price list', pricesOn: '2026-03-20' },
  units: [
    {
      ...{ stack: '01', floor: 2, unitMix: '3', sizeSqft: 970, plan: 'C1' },
      prices: [
        { day: '2026-03-01', price: 1_000_000 },
        { day: '2026-03-10', price: 1_050_000 },
      ],
      events: [],
    },
    {
      ...{ stack: '01', floor: 3, unitMix: '3', sizeSqft: 970, plan: 'C1', prices: [{ day: '2026-03-01', price: 990_000 }] },
      events: [
        { day: '2026-03-02', state: 'reserved' },
        { day: '2026-03-16', state: 'sold' },
      ],
    },
    { stack: '02', floor: 2, unitMix: '2', sizeSqft: 700, plan: 'B', prices: [], events: [{ day: '2026-03-18', state: 'reserved' }] },
  ],
  ...change,
})

async function* linesOf(...records: unknown[]) {
  for (const record of records) yield typeof record === 'string' ? record : JSON.stringify(record)
}

const take = (...records: unknown[]) => takeLaunches(trade(), launchesOfJsonLines(linesOf(...records)), NOW)
const sale = async (slug: string) =>
  (await provider.ask<{ launch: Record<string, unknown> | null }>(LaunchSaleDocument, { typeGroup: 'PUBLIC_STACK', slug })).data?.launch

describe('launches from a file', () => {
  beforeAll(() => take(launch()))

  it('are kept with the newest prices and states, and counted', async () => {
    expect(await sale(SLUG)).toMatchObject({
      ...{ unitCount: 3, available: 1, reserved: 1, sold: 1, priceFrom: 1_050_000, topMonth: '2029-09', pricesOn: '2026-03-20' },
      units: [
        { floor: 3, state: 'SOLD', stateOn: '2026-03-16', price: 990_000 },
        { stack: '01', floor: 2, state: 'AVAILABLE', price: 1_050_000 },
        { stack: '02', floor: 2, state: 'RESERVED', price: null },
      ],
    })
  })

  it('change nothing when they come again, and replace what was there when they differ', async () => {
    expect(await take(launch())).toEqual({ kept: 0, unchanged: 1, rejected: [] })
    const units = launch().units.slice(0, 2)
    expect(await take(launch({ units }))).toMatchObject({ kept: 1 })
    expect(await sale(SLUG)).toMatchObject({ unitCount: 2 })
    const left = await trade().all<{ n: number }>('select count(*) as n from launch_event where stack = ?', '02')
    expect(left).toEqual([{ n: 0 }])
    await take(launch())
  })

  it('are kept whole or not at all, with what is wrong by row', async () => {
    const [unit] = launch().units
    const late = { ...unit, prices: [{ day: '2026-03-21', price: 1 }] }
    const twice = launch({ projectSlug: 'twice', units: [unit, unit] })
    const { kept, rejected } = await take(
      'no json',
      launch({ projectSlug: 'late', units: [late] }),
      twice,
      launch({ projectSlug: 'fine', name: 'Fine' }),
      launch({ projectSlug: 'odd', units: [{ ...unit, sizeSqft: 0 }] }),
    )
    expect(kept).toBe(1)
    expect(rejected.map(({ row, field }) => [row, field])).toEqual([
      [1, ''],
      [2, 'units.0'],
      [3, 'units'],
      [5, 'units.0.sizeSqft'],
    ])
    expect(await sale('late')).toBeNull()
    expect(await sale('fine')).toMatchObject({ name: 'Fine', resale: null })
    await trade().all(`delete from launch where project_slug = 'fine'`)
  })

  it('say the same as a table', async () => {
    const facts = { country: 'SG', project_type: 'public-stack', project_slug: SLUG, name: 'The Cedar', developer: 'Lion Vale' }
    const more = { launch_state: 'selling', booking_from: '2026-03-01', top_month: '2029-09', tenure: 'leasehold', tenure_years: '99' }
    async function* rows() {
      for (const { prices, events, ...unit } of launch().units)
        for (const one of [...prices, ...events])
          yield {
            ...{
              ...facts,
              ...more,
              source: 'price list',
              prices_on: '2026-03-20',
              plan: unit.plan,
              stack: unit.stack,
              floor: String(unit.floor),
            },
            ...{ unit_mix: unit.unitMix, size_sqft: String(unit.sizeSqft), day: one.day },
            ...{ price: 'price' in one ? String(one.price) : '', state: 'state' in one ? one.state : '' },
          }
    }
    const read: LaunchRecord[] = []
    for await (const { value } of launchesOfTable(rows())) read.push(launchRecord.parse(value))
    expect(read).toEqual([launchRecord.parse(launch())])
  })
})

describe('launches in lists', () => {
  beforeAll(async () => {
    await take(
      launch(),
      launch({
        projectSlug: 'later',
        bookingFrom: null,
        previewFrom: '2099-01-01',
        state: 'preview',
        tenure: 'freehold',
        tenureYears: null,
        topMonth: '2031-01',
      }),
      launch({ projectSlug: 'abroad', country: 'MY' }),
    )
  })
  const slugs = async (variables: Record<string, unknown>) => {
    const query = `query Q($filter: LaunchFilter, $sort: LaunchSort) { launches(filter: $filter, sort: $sort) { nodes { projectSlug } totalCount } }`
    const { data } = await provider.ask<{ launches: { nodes: { projectSlug: string }[] } }>(query, variables)
    return data?.launches.nodes.map(({ projectSlug }) => projectSlug)
  }

  it('are those of the country, the next day first', async () => expect(await slugs({})).toEqual(['later', SLUG]))

  it.each([
    [{ state: 'SELLING' }, [SLUG]],
    [{ tenure: 'FREEHOLD' }, ['later']],
    [{ topYear: 2031 }, ['later']],
    [{ bedrooms: 3 }, ['later', SLUG]],
    // the only home of two bedrooms is reserved
    [{ bedrooms: 2 }, []],
    [{ priceMax: 1_000_000 }, []],
  ])('are narrowed by %o', async (filter, found) => expect(await slugs({ filter })).toEqual(found))

  it('are ordered by completion', async () => expect(await slugs({ sort: 'TOP_FIRST' })).toEqual([SLUG, 'later']))
})
