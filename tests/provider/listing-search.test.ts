import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { LISTING_SORTS } from '#provider/modules/listing-search/search-groups.ts'
import { startProvider } from './harness.ts'
import { addListings, DAY, demoRows, SEEN } from './listing-fixture.ts'
import type { Asked } from './worker.ts'

const provider = await startProvider()
const { env } = provider
const now = Math.floor(Date.now() / 1_000)

beforeAll(async () => {
  await addListings(env, [
    ...demoRows('SG', 60).map((row) => ({ ...row, areaSlug: 'cedar', districtSlug: 'd16' })),
    { id: 'a', headline: 'Zephyr nest', price: 611_000, firstSeenAt: now - 3 * DAY, tourUrl: 'https://tours.example/1' },
    {
      id: 'b',
      street: 'Zephyr Lane',
      floor: 2,
      price: 622_000,
      areaSqm: 100,
      landSqm: 200,
      furnished: 'fully',
      tenureYears: 999,
      lat: 1.5,
      lng: 103.7,
    },
    { id: 'c', activity: 'rent', price: 3_300, postalCode: '460999', lat: 1.5001, lng: 103.7001 },
    {
      id: 'd',
      floor: 1,
      agentLicence: 'R-QUIET',
      stationWalk: 4,
      bedrooms: 6,
      unitMix: '5',
      projectName: 'Zephyr Court',
      constructionStatus: 'preconstruction',
    },
  ])
  await env.DB_TRADE.batch([
    env.DB_TRADE.prepare(`insert into listing_price values ('d', ${SEEN + DAY}, 500000)`),
    env.DB_TRADE.prepare("update listing set price = 500000 where id = 'd'"),
  ])
  await groupUngrouped({ trade: new Statements(env.DB_TRADE), clock: { nowMs: () => now * 1_000 } }, { limit: 1_000 })
  await env.DB_TRADE.prepare(
    `update listing_group set estimate = 700000, estimate_low = 650000, estimate_high = 760000, edition = 'e', against_estimate = 'below'
    where lead_listing_id = 'a'`,
  ).run()
}, 60_000)

interface Found {
  nodes: { group: { id: string; price: number; projectName: string; firstSeenDate: string }; matched: string[] }[]
  totalCount: number
}
const SEARCH = `query($filter: ListingFilter, $sort: ListingSort, $first: Int, $offset: Int) {
  listingSearch(filter: $filter, sort: $sort, first: $first, offset: $offset) { nodes { group { id price projectName firstSeenDate advertisers { id } } matched } totalCount } }`
async function search(filter: object, more: object = {}) {
  const answer = await provider.ask<{ listingSearch: Found }>(SEARCH, { filter, first: 50, ...more })
  expect(answer.errors).toEqual([])
  return answer.data?.listingSearch as Found
}
const leads = async (filter: object, more: object = {}) => {
  const { nodes } = await search(filter, more)
  const { results } = await env.DB_TRADE.prepare('select id, lead_listing_id as lead from listing_group').all<{
    id: string
    lead: string
  }>()
  const byId = new Map(results.map(({ id, lead }) => [id, lead]))
  return nodes.map(({ group }) => byId.get(group.id)).filter((lead) => lead !== undefined && lead.length === 1)
}

describe('a search of what is advertised', () => {
  it.each([
    ['price', { price: { min: 611_000, max: 611_000 } }, ['a']],
    ['rent', { activity: 'RENT', rent: { min: 3_300, max: 3_300 } }, ['c']],
    ['land', { land: { min: 2_100, max: 2_200 } }, ['b']],
    ['floor area', { area: { min: 1_075, max: 1_080 }, land: { min: 1 } }, ['b']],
    ['psf', { psf: { min: 630, max: 632 }, hasTour: true }, ['a']],
    ['bedrooms', { bedrooms: ['FIVE_OR_MORE'], agentLicence: 'R-QUIET' }, ['d']],
    ['furnished', { furnished: ['FULLY'], land: { min: 1 } }, ['b']],
    ['tenure', { tenures: ['LEASEHOLD_999'], land: { min: 1 } }, ['b']],
    ['years left', { leaseLeft: { min: 99 }, land: { min: 1 } }, ['b']],
    ['a walk', { stationWalk: { max: 4 } }, ['d']],
    ['status', { constructionStatuses: ['PRECONSTRUCTION'], text: 'zephyr' }, ['d']],
    ['days since it was seen', { listedWithinDays: 4 }, ['a']],
    ['a fall of its price', { cutWithinDays: 3_000, agentLicence: 'R-QUIET' }, ['d']],
    ['a project', { project: { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }, agentLicence: 'R-QUIET' }, ['d']],
    ['a tour', { hasTour: true, text: 'zephyr' }, ['a']],
    ['the estimate', { againstEstimate: ['BELOW'] }, ['a']],
    ['a circle', { near: { lat: 1.5, lng: 103.7, radiusMetres: 50 } }, ['b']],
    ['a box', { bounds: { south: 1.49, north: 1.51, west: 103.69, east: 103.71 } }, ['b']],
    ['circles of schools', { around: [{ lat: 1.5, lng: 103.7, radiusMetres: 50 }] }, ['b']],
  ])('narrows by %s', async (_, filter, expected) => {
    expect(await leads(filter)).toEqual(expected)
  })

  it('says in which field it found a text', async () => {
    const { nodes, totalCount } = await search({ text: 'zeph' })
    expect(totalCount).toBe(3)
    expect(nodes.map(({ matched }) => matched.join()).sort()).toEqual(['PROJECT', 'STREET', 'WORDS'])
    expect((await search({ activity: 'RENT', text: '460999' })).nodes[0]?.matched).toEqual(['POSTAL'])
    expect((await search({ text: '"zeph" OR near(' })).totalCount).toBe(0)
  })

  it('has stable pages in each order, and each total', async () => {
    for (const sort of Object.keys(LISTING_SORTS)) {
      const all = (await search({}, { sort })).nodes.map(({ group }) => group.id)
      const parts = await Promise.all([0, 1, 2].map(async (page) => (await search({}, { sort, first: 5, offset: page * 5 })).nodes))
      expect(parts.flat().map(({ group }) => group.id)).toEqual(all.slice(0, 15))
      expect(new Set(all).size).toBe(all.length)
    }
    const low = (await search({}, { sort: 'PRICE_LOW' })).nodes.map(({ group }) => group.price)
    expect(low).toEqual(low.toSorted((a, b) => a - b))
  })

  it('refuses what is out of bounds', async () => {
    const code = async (filter: object) => (await provider.ask(SEARCH, { filter })).errors[0]?.extensions.code
    expect(await code({ listedWithinDays: -1 })).toBe('bad-days')
    expect(await code({ areaIds: Array(21).fill('1') })).toBe('too-many-areas')
    expect(await code({ bounds: { south: 2, north: 1, west: 0, east: 1 } })).toBe('bad-bounds')
    expect(await code({ text: 'x'.repeat(200) })).toBe('text-too-long')
  })

  it('counts each choice as it would show, with the others kept', async () => {
    const ask = async (filter: object) =>
      (
        await provider.ask<{ listingFacets: { facet: string; value: string; count: number }[] }>(
          'query($filter: ListingFilter) { listingFacets(filter: $filter) { facet value count name } }',
          { filter },
        )
      ).data?.listingFacets ?? []
    const asked = { furnished: ['FULLY'] }
    for (const { facet, value, count } of await ask(asked)) {
      const choose: Record<string, object> = {
        PROPERTY_TYPE: { propertyTypes: [value] },
        FURNISHED: { furnished: [value.toUpperCase()] },
        CONSTRUCTION_STATUS: { constructionStatuses: [value.toUpperCase().replaceAll('-', '_')] },
        AREA: { areaIds: [value] },
        AGAINST_ESTIMATE: { againstEstimate: [value.toUpperCase()] },
      }
      const chosen = choose[facet]
      if (chosen) expect([facet, value, (await search({ ...asked, ...chosen })).totalCount]).toEqual([facet, value, count])
    }
    const facets = new Set((await ask({})).map(({ facet }) => facet))
    expect(facets).toEqual(new Set(['PROPERTY_TYPE', 'BEDROOMS', 'TENURE', 'CONSTRUCTION_STATUS', 'FURNISHED', 'AGAINST_ESTIMATE', 'AREA']))
  })

  it('gathers on the map what it finds in a box', async () => {
    const box = { south: 1.2, north: 1.6, west: 103.6, east: 104 }
    const { data, errors } = await provider.ask<{ listingMapPoints: { count: number; isOnePlace: boolean; groupId: string | null }[] }>(
      'query($box: BoundsInput!) { listingMapPoints(box: $box) { lat lng count priceMin isOnePlace projectName groupId } }',
      { box },
    )
    expect(errors).toEqual([])
    const points = data?.listingMapPoints ?? []
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe((await search({ bounds: box })).totalCount)
    expect(points.every(({ count, groupId }) => (count === 1) === (groupId !== null))).toBe(true)
  })

  it('gathers by project what it finds, at the place of the project', async () => {
    const { data, errors, statements } = await provider.ask<{
      listingPlaces: { places: { projectName: string; count: number; priceMin: number }[]; projects: number; placeless: number }
    }>(
      'query($filter: ListingFilter) { listingPlaces(filter: $filter) { projects placeless places { projectName lat lng count priceMin } } }',
      {
        filter: {},
      },
    )
    expect(errors).toEqual([])
    expect(statements).toBe(1)
    const found = data?.listingPlaces ?? { places: [], projects: 0, placeless: 0 }
    expect(found.places).toHaveLength(found.projects)
    expect(found.places.reduce((sum, { count }) => sum + count, found.placeless)).toBe((await search({})).totalCount)
    const [first] = found.places
    const own = (await search({}, { sort: 'PRICE_LOW' })).nodes.filter(({ group }) => group.projectName === first?.projectName)
    expect(own[0]?.group.price).toBe(first?.priceMin)
  })

  it('lists the homes of a project and of an agent', async () => {
    const { data, errors } = await provider.ask<Record<string, { totalCount: number; nodes: { unitMix: string }[] }>>(`{
      project: listingGroupsOfProject(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { totalCount nodes { unitMix } }
      mix: listingGroupsOfProject(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave", unitMix: "5") { totalCount nodes { unitMix } }
      agent: listingsOfAgent(licence: "R-QUIET") { totalCount nodes { unitMix } } nobody: listingsOfAgent(licence: "R-NONE") { totalCount } }`)
    expect(errors).toEqual([])
    expect([data?.project?.totalCount, data?.mix?.nodes, data?.agent?.totalCount, data?.nobody?.totalCount]).toEqual([
      3,
      [{ unitMix: '5' }],
      1,
      0,
    ])
  })
})

describe('what an agent advertises', () => {
  const PAGE = `query($after: ID, $activity: ListingActivity) { listingsOfAgent(licence: "R-QUIET", first: 1, after: $after, activity: $activity) {
    nodes { id } totalCount pageInfo { hasNextPage } } }`
  interface OfAgent {
    nodes: { id: string }[]
    totalCount: number
    pageInfo: { hasNextPage: boolean }
  }
  const page = async (variables: Record<string, unknown>) => {
    const { data, errors } = await provider.ask<{ listingsOfAgent: OfAgent }>(PAGE, variables)
    expect(errors).toEqual([])
    return data?.listingsOfAgent as OfAgent
  }

  it('is paged from home to home, whatever comes in front', async () => {
    const { results } = await env.DB_TRADE.prepare(
      "select id from listing where id like 'sg-%' or agent_licence <> 'R-QUIET' limit 2",
    ).all<{
      id: string
    }>()
    const [older, newer] = results.map(({ id }) => id)
    await env.DB_TRADE.prepare("update listing set agent_licence = 'R-QUIET' where id = ?").bind(older).run()
    const first = await page({})
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([2, true])
    await env.DB_TRADE.batch([
      env.DB_TRADE.prepare("update listing set agent_licence = 'R-QUIET' where id = ?").bind(newer),
      env.DB_TRADE.prepare('update listing_group set first_seen_at = ? where lead_listing_id = ?').bind(now + DAY, newer),
    ])
    const next = await page({ after: first.nodes[0]?.id })
    expect(next.nodes).toHaveLength(1)
    expect(next.nodes[0]?.id).not.toBe(first.nodes[0]?.id)
    expect([next.totalCount, next.pageInfo.hasNextPage]).toEqual([3, false])
    expect((await page({})).nodes[0]?.id).not.toBe(first.nodes[0]?.id)
    expect((await page({ after: 'unknown' })).nodes).toEqual([])
    const rents = await page({ activity: 'RENT' })
    expect(rents.totalCount).toBeLessThan(3)
  })
})

describe('what a search costs', () => {
  const FACETS = 'query($filter: ListingFilter) { listingFacets(filter: $filter) { count } }'
  it.each([
    ['a page with its total', SEARCH, { first: 50 }, 3],
    ['a text', SEARCH, { first: 50, filter: { text: 'zephyr' } }, 4],
    ['an area', SEARCH, { first: 50, filter: { areaIds: ['2', '3'] } }, 4],
    ['shapes', SEARCH, { first: 50, filter: { reach: { lat: 1.33, lng: 103.903, minutes: 10 } } }, 4],
    ['facets', FACETS, {}, 2],
    ['facets within an area', FACETS, { filter: { areaIds: ['2'] } }, 3],
  ])('%s is a fixed number of statements', async (_, query, variables, most) => {
    const { errors, statements } = await provider.ask(query, variables)
    expect(errors).toEqual([])
    expect(statements).toBeLessThanOrEqual(most)
  })

  const BOX = { south: 1.2, north: 1.6, west: 103.6, east: 104 }
  const ASKED: [string, object][] = [
    [SEARCH, {}],
    ...Object.keys(LISTING_SORTS).map((sort): [string, object] => [SEARCH, { sort }]),
    [SEARCH, { filter: { text: 'zephyr' } }],
    [SEARCH, { filter: { agentLicence: 'R-QUIET' } }],
    [SEARCH, { filter: { near: { lat: 1.5, lng: 103.7, radiusMetres: 50 } } }],
    [FACETS, {}],
    ['query($box: BoundsInput!) { listingMapPoints(box: $box) { count } }', { box: BOX }],
    ['{ listingPlaces { projects } }', {}],
    ['{ listingGroup(slug: "3-bedroom-00000000") { id advertisers { id } pictures { id } prices { price } } }', {}],
    ['{ listingGroupsByIds(ids: ["g-1"]) { id } }', {}],
    ['{ listingGroupsOfProject(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { totalCount nodes { photo { id } } } }', {}],
    ['{ listingsOfAgent(licence: "R-QUIET") { totalCount } }', {}],
    ['{ listingsOfAgent(licence: "R-QUIET", after: "g-1") { nodes { id } } }', {}],
  ]
  it.each(ASKED)('%s %j reads along indexes', async (query, variables) => {
    const response = await provider.fetch('/statements', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-of': 'trade' },
      body: JSON.stringify({ query, variables }),
    })
    const asked = (await response.json()) as Asked[]
    expect(asked.length).toBeGreaterThan(0)
    for (const { sql, parameters } of asked) {
      const { results } = await env.DB_TRADE.prepare(`explain query plan ${sql}`)
        .bind(...parameters)
        .all<{ detail: string }>()
      const steps = results.map(({ detail }) => detail)
      expect(
        steps.filter((step) => /^SCAN (?:g|l|n|m|p|a|listing\w*)\b(?!.*INDEX)|^SCAN \w+ VIRTUAL TABLE INDEX 2:$/.test(step)),
        sql,
      ).toEqual([])
    }
  })

  it.each(Object.entries(LISTING_SORTS))('the order %s comes from an index', async (_, { order, only }) => {
    const { results } = await env.DB_TRADE.prepare(
      `explain query plan select g.* from listing_group g where g.country = ? and g.activity = ? and g.is_live = 1 ${only ? `and ${only}` : ''} order by ${order} limit 21`,
    )
      .bind('SG', 'sale')
      .all<{ detail: string }>()
    expect(results.map(({ detail }) => detail).join('; ')).toMatch(
      /^SEARCH g USING INDEX listing_group_\w+ \(country=\? AND activity=\?( AND price_cut_at>\?)?\)$/,
    )
  })
})
