import { describe, expect, it } from 'vitest'
import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'
import type { MarketSink, TxnRow } from '#provider/db/market/rows.ts'
import { DEMO_SEED, generateMarket } from '#provider/demo/generate-market.ts'
import { memorySink } from '#provider/demo/memory-sink.ts'
import { dataTools, now } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'

// product §3.3: the stack view beyond the ground sample is for subscribers. The demo market of Singapore, in the real database.

const OPTIONS = { scale: 'default', seed: DEMO_SEED } as const
const produceDemo = (target: MarketSink) => void generateMarket('SG', OPTIONS, target)
const { rows, sink } = memorySink()
produceDemo(sink)

/** Sales that name their home, oldest first, by home. */
const homesOf = (projectId: number) =>
  Map.groupBy(
    rows.txn.filter((row) => row.projectId === projectId && row.kind === 'sale' && row.unitNo !== null),
    (row) => `${row.buildingId} ${row.unitNo}`,
  )

/** The tower with the most homes sold twice. */
const tower = rows.project
  .filter(({ typeGroup, propertyType }) => typeGroup === 'private-stack' && propertyType !== 'office')
  .map((row) => ({ ...row, homes: [...homesOf(row.id).values()] }))
  .toSorted((a, b) => b.homes.filter((home) => home.length > 1).length - a.homes.filter((home) => home.length > 1).length)[0]
if (!tower) throw new Error('the demo has no towers')

const provider = await startProvider({ SG: { contentHash: 'demo', produce: produceDemo } })
const tools = dataTools(provider)
await tools.run("insert into stripe_product (stripe_id, name) values ('product', 'Plan')")
await tools.run(`insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code, front_params)
  values ('price', 'product', 'SG', 'Monthly', 'month', 1, 4900, 'SGD', '{}')`)

const DAY = 86_400

async function subscribed(status = 'active', days = 20): Promise<{ id: string; token: string }> {
  const { id, token } = await tools.newPerson()
  await tools.run(
    `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
    values (?, ?, 'price', 1, ?, ?, 1, 1)`,
    `sub-${id}`,
    id,
    status,
    now() + days * DAY,
  )
  return { id, token }
}

const subscriber = async (...how: Parameters<typeof subscribed>): Promise<string> => (await subscribed(...how)).token

async function staff(): Promise<string> {
  const { id, token } = await tools.newPerson()
  await tools.run(`update user set roles = '["ROLE_SALE"]' where id = ?`, id)
  return token
}

async function vendor(): Promise<string> {
  const { id, token } = await subscribed()
  await tools.run(`update session set purpose = 'vendor' where user_id = ?`, id)
  return token
}

interface Unit {
  floor: number
  unitNo: string
  month: string
  price: number
  saleCount: number
  gain: number | null
  gainRate: number | null
}
interface View {
  isSample: boolean
  reason: string | null
  building: { slug: string; floors: number; soldCount: number; stacks: { label: string; units: Unit[] }[] } | null
}

const headers = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})
const SUBJECT = `project(typeGroup: PRIVATE_STACK, slug: "${tower.slug}")`
const STACKS = `{ ${SUBJECT} { stackView { isSample reason building { slug floors soldCount
  stacks { label units { floor unitNo month price psf saleCount gain gainRate annualised } } } } } }`

async function stackView(token: string | null): Promise<View> {
  const { data, errors } = await provider.ask<{ project: { stackView: View } }>(STACKS, {}, headers(token))
  expect(errors).toEqual([])
  if (!data) throw new Error('no answer')
  return data.project.stackView
}

const unitsOf = (view: View) => view.building?.stacks.flatMap(({ units }) => units) ?? []
const oldestFirst = (home: TxnRow[]) => home.toSorted((a, b) => a.month - b.month || a.id - b.id)

describe('the stack view', () => {
  it('shows a subscriber each home of the building with its newest sale and its gain', async () => {
    const view = await stackView(await subscriber())
    expect(view).toMatchObject({ isSample: false, reason: null })
    const first = rows.building.find((row) => row.projectId === tower.id && row.slug === view.building?.slug)
    const homes = tower.homes.filter(([sale]) => sale?.buildingId === first?.id).map(oldestFirst)
    const units = new Map(unitsOf(view).map((unit) => [unit.unitNo, unit]))
    expect(units.size).toBe(homes.length)
    expect(view.building?.soldCount).toBe(homes.length)
    expect(Math.max(...[...units.values()].map(({ floor }) => floor))).toBeGreaterThan(STACK_SAMPLE_FLOORS)
    for (const home of homes) {
      const [last, before] = home.toReversed()
      expect(units.get(last?.unitNo ?? '')).toMatchObject({
        floor: last?.floorLow,
        price: last?.price,
        saleCount: home.length,
        gain: last && before ? last.price - before.price : null,
      })
    }
  })

  it.each([
    ['the anonymous', async () => null],
    ['somebody without a subscription', async () => (await tools.newPerson()).token],
    ['somebody whose subscription has ended', () => subscriber('canceled')],
    ['somebody whose subscription ran out', () => subscriber('active', -30)],
    ['a vendor, subscribed or not', vendor],
    ['a made-up token', async () => 'x'.repeat(43)],
  ])('shows %s the lowest floors only', async (_, enter) => {
    const view = await stackView(await enter())
    expect(view.isSample).toBe(true)
    const floors = unitsOf(view).map(({ floor }) => floor)
    expect(floors.length).toBeGreaterThan(0)
    expect(Math.max(...floors)).toBeLessThanOrEqual(STACK_SAMPLE_FLOORS)
    expect(view.building?.soldCount).toBeGreaterThan(floors.length)
  })

  it('shows staff everything', async () => expect((await stackView(await staff())).isSample).toBe(false))

  it('costs the anonymous three statements, whatever the building holds', async () => {
    const { statements, roundTrips } = await provider.ask(STACKS)
    expect([statements, roundTrips]).toEqual([3, 2])
  })

  it('returns one building, or null for an unknown one', async () => {
    const of = async (building: string) => {
      const query = `{ ${SUBJECT} { stackView(building: "${building}") { reason building { slug } } } }`
      return (await provider.ask<{ project: { stackView: View } }>(query)).data?.project.stackView
    }
    expect(await of('b2')).toMatchObject({ reason: null, building: { slug: 'b2' } })
    expect(await of('b99')).toEqual({ reason: 'NO_STACKS', building: null })
  })
})

/** All answers in which a sale could name its home. */
const EVERYWHERE = `{ ${SUBJECT} {
  stackView { building { stacks { units { unitNo floor } } } }
  transactions(first: 50) { nodes { unitNo floorLow floorHigh } }
  estimate { ... on Estimate { comparables { floorLow floorHigh } } }
} }`

describe('without a subscription', () => {
  const high = rows.txn.filter((row) => row.projectId === tower.id && (row.floorLow ?? 0) > STACK_SAMPLE_FLOORS)

  it('no answer names a home above the lowest floors, nor its exact floor', async () => {
    const { data, errors } = await provider.ask(EVERYWHERE)
    expect(errors).toEqual([])
    const text = JSON.stringify(data)
    expect(high.length).toBeGreaterThan(20)
    for (const { unitNo } of high) expect(text).not.toContain(`"${unitNo}"`)
    const told = data?.project as { transactions: { nodes: { unitNo: string | null; floorLow: number; floorHigh: number }[] } }
    for (const { unitNo, floorLow, floorHigh } of told.transactions.nodes) {
      if (floorLow === floorHigh) expect(floorHigh).toBeLessThanOrEqual(STACK_SAMPLE_FLOORS)
      else expect([floorHigh - floorLow, floorLow % 5, unitNo]).toEqual([4, 1, null])
    }
    for (const { floorLow, floorHigh } of (data as { project: { estimate: { comparables: { floorLow: number; floorHigh: number }[] } } })
      .project.estimate.comparables)
      expect(floorHigh <= STACK_SAMPLE_FLOORS || floorHigh - floorLow === 4).toBe(true)
  })

  it('with one, the same answers do', async () => {
    interface Named {
      project: { transactions: { nodes: { unitNo: string | null }[] } }
    }
    const { data } = await provider.ask<Named>(EVERYWHERE, {}, headers(await subscriber()))
    const named = data?.project.transactions.nodes ?? []
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ unitNo }) => unitNo === null)).toEqual([])
  })
})

describe('gains', () => {
  interface Gains {
    reason: string | null
    n: number
    profitableShare: number | null
    annualised: { n: number; median: number } | null
    bins: { n: number }[]
    from: string | null
    to: string | null
    pairs: { buyPrice: number; sellPrice: number; gain: number; sellMonth: string }[]
  }
  const of = async (group: string, slug: string, offset = 0) => {
    const query = `{ project(typeGroup: ${group}, slug: "${slug}") { gains { reason n from to profitableShare annualised { n median }
      bins { n } pairs(first: 50, offset: ${offset}) { buyPrice sellPrice gain sellMonth } } } }`
    const { data, errors } = await provider.ask<{ project: { gains: Gains } }>(query, {}, headers(await staff()))
    expect(errors).toEqual([])
    if (!data) throw new Error('no answer')
    return data.project.gains
  }

  it('are those of every home sold twice', async () => {
    const expected = tower.homes.map(oldestFirst).flatMap((home) => home.slice(1).map((sell, at) => sell.price - (home[at]?.price ?? 0)))
    const gains = await of('PRIVATE_STACK', tower.slug)
    expect(gains).toMatchObject({ reason: null, n: expected.length })
    expect(gains.profitableShare).toBeCloseTo(expected.filter((gain) => gain > 0).length / expected.length, 10)
    const pairs = [...gains.pairs, ...(gains.n > 50 ? (await of('PRIVATE_STACK', tower.slug, 50)).pairs : [])]
    expect(pairs.map(({ gain }) => gain).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
    for (const { buyPrice, sellPrice, gain } of pairs) expect(sellPrice - buyPrice).toBe(gain)
    expect(gains.pairs.map(({ sellMonth }) => sellMonth)).toEqual(
      gains.pairs
        .map(({ sellMonth }) => sellMonth)
        .toSorted()
        .toReversed(),
    )
    expect(gains.to).toBe(gains.pairs[0]?.sellMonth)
    expect(gains.from?.localeCompare(gains.to ?? '')).toBe(-1)
    expect(gains.bins.reduce((sum, { n }) => sum + n, 0)).toBe(gains.annualised?.n)
  })

  it('are missing where sales do not name the home, with the reason', async () => {
    const block = rows.project.find(({ propertyGroup }) => propertyGroup === 'hdb')
    expect(await of('PUBLIC_STACK', block?.slug ?? '')).toMatchObject({
      reason: 'NO_UNIT_NUMBERS',
      n: 0,
      from: null,
      to: null,
      profitableShare: null,
      bins: [],
      pairs: [],
    })
    const launch = rows.project.find(({ constructionStatus }) => constructionStatus !== 'completed')
    expect(await of('PRIVATE_STACK', launch?.slug ?? '')).toMatchObject({ reason: 'NO_RESALES', n: 0 })
  })
})

it('offices are left out of the index of homes and of neighbours’ estimates', async () => {
  const one = (sql: string) => provider.env.DB_SG.prepare(sql).first<{ n: number }>()
  const offices = "select id from project where property_type = 'office'"
  const sales = await one(`select count(*) as n from txn t join project p on p.id = t.project_id
    where p.property_group = 'condo' and t.kind = 'sale' and t.flags & 10 = 0 and p.id not in (${offices})`)
  expect((await one(`select count(*) as n from txn where kind = 'sale' and project_id in (${offices})`))?.n).toBeGreaterThan(20)
  expect(await one("select sum(n) as n from price_index where segment = 'condo' and area_id = 0")).toEqual(sales)
  const office = rows.project.find(({ propertyType }) => propertyType === 'office')
  const near = await provider.ask<{ project: { estimate: { comparables?: { project: { isCommercial: boolean } }[] } } }>(
    `{ ${SUBJECT} { estimate { ... on Estimate { comparables { project { isCommercial } } } } } }`,
  )
  expect(near.data?.project.estimate.comparables?.some(({ project }) => project.isCommercial)).toBe(false)
  const own = await provider.ask(
    `{ project(typeGroup: PRIVATE_STACK, slug: "${office?.slug}") { isCommercial psf { n } estimate { __typename } } }`,
  )
  expect(own.data).toMatchObject({ project: { isCommercial: true, estimate: { __typename: 'EstimateRefusal' } } })
})
