import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { integer } from '#provider/db/column-table.ts'
import { type LaunchRecord, launchRecord } from '#provider/modules/launch/launch-record.ts'
import { launchTable } from '#provider/modules/launch/launch-table.ts'
import { launchesOfTable } from '#provider/modules/launch/read-launches.ts'
import { DEMO_SOURCE } from '#provider/modules/market/demo-source.ts'
import { startProvider } from './harness.ts'
import { launchTools, SLUG } from './launch-fixture.ts'

const provider = await startProvider()
const { launch, sale, take, takeFewer, trade } = launchTools(provider)

describe('launches from a file', () => {
  beforeAll(() => take(launch()))

  it('are kept with the newest prices and states, and counted', async () => {
    expect(await sale(SLUG)).toMatchObject({
      unitCount: 3,
      available: 1,
      reserved: 1,
      sold: 1,
      priceFrom: 1_050_000,
      topMonth: '2029-09',
      pricesOn: '2026-03-20',
      pictures: [],
      plans: [],
      facilities: [],
      priceList: {
        part: 1,
        count: 3,
        parts: [{ floorFrom: 2, floorTo: 3, stackFrom: '01', stackTo: '02', count: 3 }],
        units: [
          { floor: 3, state: 'SOLD', stateOn: '2026-03-16', price: 990_000 },
          { stack: '01', floor: 2, state: 'AVAILABLE', price: 1_050_000 },
          { stack: '02', floor: 2, state: 'RESERVED', price: null },
        ],
      },
      mixes: [
        { unitMix: '2', count: 1, available: 0, reserved: 1, sold: 0, priced: 0, sizeMin: 700, sizeMax: 700, priceMin: null },
        { unitMix: '3', count: 2, available: 1, reserved: 0, sold: 1, priced: 2, sizeMin: 970, priceMin: 1_050_000, priceMax: 1_050_000 },
      ],
    })
  })

  it('carry pictures of this site, plans of their units and what the homes share', async () => {
    const more = {
      pictures: [{ url: '/launches/pool.svg', caption: 'The pool' }],
      plans: [{ plan: 'C1', url: '/launches/c1.png' }, { plan: 'B' }],
      facilities: ['pool', 'gym'],
    }
    await take(launch({ projectSlug: 'shown', ...more }))
    expect(await sale('shown')).toMatchObject({
      pictures: more.pictures,
      facilities: ['POOL', 'GYM'],
      plans: [
        { plan: 'B', url: null, homes: { unitMix: '2', count: 1, sizeMin: 700 } },
        { plan: 'C1', url: '/launches/c1.png', homes: { count: 2, available: 1, priceMin: 1_050_000 } },
      ],
    })
    const wrong = [
      { pictures: [{ url: 'https://elsewhere.example/pool.jpg', caption: 'The pool' }] },
      { plans: [{ plan: 'Z9' }] },
      { facilities: ['helipad'] },
      { facilities: ['pool', 'pool'] },
    ]
    const { kept, rejected } = await take(...wrong.map((change) => launch({ projectSlug: 'wrong', ...change })))
    expect(kept).toBe(0)
    expect(rejected.map(({ field }) => field)).toEqual(['pictures.0.url', 'plans.0.plan', 'facilities.0', 'facilities'])
    await trade().run(`delete from launch where project_slug = 'shown'`)
  })

  it('tell a named home with the next lower one of its stack that has a price', async () => {
    const named = async (...keys: string[]) => (await sale(SLUG, { named: keys }))?.namedUnits
    expect(await named('3-01', '99-01')).toEqual([
      expect.objectContaining({ floor: 3, price: 990_000, belowFloor: 2, belowPrice: 1_050_000 }),
    ])
    expect(await named('2-01', '2-02')).toMatchObject([{ belowFloor: null }, { belowPrice: null }])
  })

  it('come in parts where they are long, each unit in one of them, narrowed as asked', async () => {
    const units = Array.from({ length: 3_000 }, (_, i) => {
      const [floor, stack] = [1 + Math.floor(i / 75), String((i % 75) + 1)]
      const events = i % 3 === 0 ? [{ day: '2026-03-02', state: 'sold' }] : []
      return { stack, floor, unitMix: i % 75 < 25 ? '1' : '2', sizeSqft: 700, prices: [{ day: '2026-03-01', price: 1_000 + i }], events }
    })
    await take(launch({ projectSlug: 'tall', units }))
    interface Part {
      priceList: { part: number; count: number; parts: { count: number }[]; units: { floor: number; stack: string }[] }
    }
    const part = async (list: Record<string, unknown>) => (await sale('tall', list)) as unknown as Part
    const { priceList: first } = await part({})
    expect(first).toMatchObject({ part: 1, count: 3_000 })
    expect(first.units.length).toBeLessThanOrEqual(240)
    expect(first.parts.reduce((sum, { count }) => sum + count, 0)).toBe(3_000)
    const all = await Promise.all(first.parts.map((_, at) => part({ part: at + 1 })))
    expect(new Set(all.flatMap(({ priceList }) => priceList.units.map(({ floor, stack }) => `${floor}-${stack}`))).size).toBe(3_000)
    const { priceList: withUnit } = await part({ unit: '1-75' })
    expect(withUnit.units).toContainEqual(expect.objectContaining({ floor: 1, stack: '75' }))
    expect((await part({ unitMix: '1' })).priceList.count).toBe(1_000)
    expect((await part({ isLeft: true })).priceList.count).toBe(2_000)
    expect((await part({ part: 999 })).priceList.part).toBe(first.parts.length)
    await trade().run(`delete from launch where project_slug = 'tall'`)
  }, 60_000)

  it('change nothing when they come again, and replace what was there when they differ', async () => {
    expect(await take(launch())).toEqual({ kept: 0, unchanged: 1, rejected: [] })
    const units = launch().units.slice(0, 2)
    expect(await take(launch({ units }))).toMatchObject({ kept: 1 })
    expect(await sale(SLUG)).toMatchObject({ unitCount: 2 })
    const left = await trade().all({ n: integer() }, 'select count(*) as n from launch_event where stack = ?', '02')
    expect(left).toEqual([{ n: 0 }])
    await take(launch())
  })

  it('stay as they are where a file leaves out most of their homes, unless that is meant', async () => {
    const cut = launch({ units: launch().units.slice(0, 1) })
    expect(await take(cut)).toMatchObject({
      kept: 0,
      rejected: [{ row: 1, field: 'units', reason: expect.stringContaining('too-many-gone') }],
    })
    expect(await sale(SLUG)).toMatchObject({ unitCount: 3 })
    expect(await takeFewer(cut)).toMatchObject({ kept: 1, rejected: [] })
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
    await trade().run(`delete from launch where project_slug = 'fine'`)
  })

  it('say the same as a table', async () => {
    const facts = { country: 'SG', project_type: 'public-stack', project_slug: SLUG, name: 'The Cedar', developer: 'Lion Vale' }
    const more = { launch_state: 'selling', booking_from: '2026-03-01', top_month: '2029-09', tenure: 'leasehold', tenure_years: '99' }
    const rows = launch().units.flatMap(({ prices, events, ...unit }) =>
      [...prices, ...events].map((one) => ({
        ...facts,
        ...more,
        source: 'price list',
        prices_on: '2026-03-20',
        plan: unit.plan,
        stack: unit.stack,
        floor: String(unit.floor),
        facilities: 'pool|gym',
        pictures: '/launches/pool.svg The pool',
        plan_picture: unit.plan === 'B' ? '-' : '/launches/c1.png',
        unit_mix: unit.unitMix,
        size_sqft: String(unit.sizeSqft),
        day: one.day,
        price: 'price' in one ? String(one.price) : '',
        state: 'state' in one ? one.state : '',
      })),
    )
    const read: LaunchRecord[] = []
    for await (const { value } of launchesOfTable(launchTable(Papa.unparse(rows), { dayOrder: null, decimalMark: null }).rows))
      read.push(launchRecord.parse(value))
    const plans = [{ plan: 'C1', url: '/launches/c1.png' }, { plan: 'B' }]
    const pictures = [{ url: '/launches/pool.svg', caption: 'The pool' }]
    expect(read).toEqual([launchRecord.parse(launch({ plans, pictures, facilities: ['pool', 'gym'] }))])
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
    [{ sizeMin: 960 }, ['later', SLUG]],
    [{ sizeMin: 701, sizeMax: 960 }, []],
    [{ sizeMax: 701 }, ['later', SLUG]],
    // its homes of three bedrooms are larger
    [{ sizeMax: 701, bedrooms: 3 }, []],
    [{ areaId: '999999' }, []],
  ])('are narrowed by %o', async (filter, found) => expect(await slugs({ filter })).toEqual(found))

  it('are found by area, counted by area of every level, and placed on the map', async () => {
    const query = `query Q($filter: LaunchFilter) { launchAreas(filter: $filter) { count area { id level } }
      launchPlaces(filter: $filter) { placeless places { lat lng launch { projectSlug } } } }`
    interface Answer {
      launchAreas: { count: number; area: { id: string; level: string } }[]
      launchPlaces: { placeless: number; places: { lat: number; lng: number; launch: { projectSlug: string } }[] }
    }
    const { data } = await provider.ask<Answer>(query, {})
    expect(data?.launchAreas.length).toBeGreaterThan(0)
    for (const { area, count } of data?.launchAreas ?? []) expect(await slugs({ filter: { areaId: area.id } })).toHaveLength(count)
    // the other launch is of a project that the edition does not have
    expect(data?.launchPlaces).toMatchObject({ placeless: 1, places: [{ launch: { projectSlug: SLUG } }] })
    const elsewhere = await provider.ask<Answer>(query, { filter: { areaId: '999999' } })
    expect(elsewhere.data?.launchAreas).toEqual(data?.launchAreas)
    expect(elsewhere.data?.launchPlaces.places).toEqual([])
  })

  it('tell of what the demonstration invents beside its own projects alone', async () => {
    const invented = async () => {
      const query = '{ launches { nodes { projectSlug isInvented } } }'
      const { data } = await provider.ask<{ launches: { nodes: { projectSlug: string; isInvented: boolean }[] } }>(query)
      return data?.launches.nodes.filter(({ isInvented }) => isInvented).map(({ projectSlug }) => projectSlug)
    }
    const origin = (value: string) => provider.env.DB_SG.prepare("update meta set value = ? where key = 'origin'").bind(value).run()
    expect(await invented()).toEqual([])
    await take(launch({ source: DEMO_SOURCE }))
    expect(await invented()).toEqual([SLUG])
    expect(await sale(SLUG)).toMatchObject({ isInvented: true })
    await origin('import')
    expect(await invented()).toEqual([])
    expect(await slugs({})).not.toContain(SLUG)
    expect(await sale(SLUG)).toBeNull()
    await take(launch())
    expect(await slugs({})).toContain(SLUG)
    expect(await sale(SLUG)).toMatchObject({ isInvented: false })
    await origin('demo')
  })

  it('are ordered by completion', async () => expect(await slugs({ sort: 'TOP_FIRST' })).toEqual([SLUG, 'later']))

  it('and the projects without one are each project once', async () => {
    const query = `query Q($without: Boolean) { projects(withoutLaunch: $without, first: 50) { nodes { slug typeGroup launch { name } } totalCount } }`
    const asked = async (without: boolean) =>
      (
        await provider.ask<{ projects: { nodes: { slug: string; launch: { name: string } | null }[]; totalCount: number } }>(query, {
          without,
        })
      ).data?.projects
    const [all, others] = [await asked(false), await asked(true)]
    expect(all?.nodes.filter(({ launch }) => launch !== null)).toEqual([
      expect.objectContaining({ slug: SLUG, launch: { name: 'The Cedar' } }),
    ])
    expect(others?.nodes.map(({ slug }) => slug)).toEqual(all?.nodes.map(({ slug }) => slug).filter((slug) => slug !== SLUG))
    expect(others?.totalCount).toBe((all?.totalCount ?? 0) - 1)
  })
})
