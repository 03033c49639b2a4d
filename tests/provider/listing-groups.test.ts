import { beforeEach, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { liveListings } from '#provider/modules/listing-group/live-listings.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { startProvider } from './harness.ts'
import { addListings, changeListing, DAY, demoRows, SEEN } from './listing-fixture.ts'

const provider = await startProvider()
const { env } = provider
const trade = () => new Statements(env.DB_TRADE)
const clock = { nowMs: () => (SEEN + 5 * DAY) * 1_000 }
const place = (limit = 10_000, ids?: string[]) => groupUngrouped({ trade: trade(), clock }, { limit, ...(ids ? { ids } : {}) })
const rows = async <Row>(sql: string, ...parameters: unknown[]) =>
  (
    await env.DB_TRADE.prepare(sql)
      .bind(...parameters)
      .all<Row>()
  ).results
const groupOf = async (id: string) =>
  (await rows<{ groupId: string | null }>('select group_id as groupId from listing where id = ?', id))[0]?.groupId
const slugOf = async (id: string) =>
  (await rows<{ slug: string }>('select g.slug from listing l join listing_group g on g.id = l.group_id where l.id = ?', id))[0]?.slug ?? ''

const GROUP = `id slug activity addressTypeGroup addressProjectSlug typeGroup projectSlug projectName projectNameLocal areaSlug districtSlug street postalCode lat lng
  propertyGroup propertyType tenure tenureYears completionYear constructionStatus facilities unitMix bedrooms bathrooms areaSqm landSqm floorType
  floors { low high } furnished isLive isUnderOffer isBack price priceMax psf priceFirst priceCutDate listingCount agentCount photoCount hasTour
  firstSeenDate confirmedDate goneDate estimate { value low high against } photo { id url } pictures { id kind url caption alt width height }
  advertisers { id agentName agentLicence agentPhone agency agencyLicence sourceName isLead isUnderOffer price availableOn furnished headline description
    locale tourUrl videoUrl firstSeenDate confirmedDate }
  prices { date price } daysAdvertised`
const ASKED = 'price priceMax priceFirst listingCount agentCount advertisers { id }'
interface Group {
  id: string
  slug: string
  isLive: boolean
  price: number
  listingCount: number
  goneDate: string | null
  isBack: boolean
  advertisers: { id: string; agentPhone: string }[]
  prices: { date: string; price: number | null }[]
}
const page = async (slug: string) => {
  const { data, errors } = await provider.ask<{ listingGroup: Group | null }>(
    `query($slug: String!) { listingGroup(slug: $slug) { ${GROUP} } }`,
    { slug },
  )
  expect(errors).toEqual([])
  return data?.listingGroup ?? null
}
const found = async () =>
  (
    await provider.ask<{ listingSearch: { nodes: { group: { id: string } }[] } }>('{ listingSearch(first: 50) { nodes { group { id } } } }')
  ).data?.listingSearch.nodes.map(({ group }) => group.id) ?? []

const TABLES = [
  'listing',
  'listing_group',
  'listing_group_alias',
  'listing_group_number',
  'listing_group_place',
  'listing_group_words',
  'listing_event',
]
beforeEach(async () => {
  await env.DB_TRADE.batch(TABLES.map((table) => env.DB_TRADE.prepare(`delete from ${table}`)))
})

describe('groups of one home', () => {
  it('have one page for all who advertise it, without what is private', async () => {
    await addListings(env, [
      { id: 'a', price: 610_000, firstSeenAt: SEEN },
      {
        id: 'b',
        source: 'x',
        agentLicence: 'R998002Z',
        agentPhone: '+6580001002',
        price: 600_000,
        firstSeenAt: SEEN + DAY,
        floor: null,
        address: '',
      },
      { id: 'c', agentLicence: 'R998003Z', floor: 3, areaSqm: 70, address: '', firstSeenAt: SEEN + 2 * DAY },
      { id: 'd', state: 'draft', agentLicence: 'R998004Z', address: '' },
    ])
    expect(await place()).toBe(4)
    expect(await groupOf('a')).toBe(await groupOf('b'))
    expect(await groupOf('c')).not.toBe(await groupOf('a'))
    expect(await groupOf('d')).toBeNull()
    const group = await page(await slugOf('a'))
    expect(group).toMatchObject({
      isLive: true,
      price: 600_000,
      priceMax: 610_000,
      listingCount: 2,
      agentCount: 2,
      floors: { low: 6, high: 10 },
    })
    expect(group?.slug).toMatch(/^3-bedroom-[0-9a-z]{8}$/)
    expect(group?.advertisers.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(group?.prices.map(({ price }) => price)).toEqual([610_000, 600_000])
    expect(JSON.stringify(group)).not.toMatch(/#09-77|private@agency|"floor":/)
    expect(await found()).toHaveLength(2)
    expect(await place()).toBe(0)
  })

  it('show an agent’s own advertisement alone where the agent’s page asks for it, and nothing to anybody else’s', async () => {
    await addListings(env, [
      { id: 'a', agentLicence: 'R998001Z', price: 610_000, headline: 'From A' },
      { id: 'b', agentLicence: 'REN 998002', price: 600_000, headline: 'From B', firstSeenAt: SEEN + DAY },
      { id: 'c', agentLicence: 'R998003Z', price: 590_000, state: 'withdrawn', firstSeenAt: SEEN + DAY },
    ])
    await place()
    const slug = await slugOf('a')
    const asked = async (agent: string) => {
      const { data, errors } = await provider.ask<{ home: Group | null; kind: { nodes: Group[] }; own: { nodes: Group[] } }>(
        `query($slug: String!, $agent: String!) {
          home: listingGroup(slug: $slug, agent: $agent) { ${GROUP} }
          kind: listingGroupsOfProject(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave", unitMix: "3", agent: $agent, first: 3) { nodes { ${ASKED} } }
          own: listingsOfAgent(licence: $agent, first: 3) { nodes { ${ASKED} } } }`,
        { slug, agent },
      )
      expect(errors).toEqual([])
      return [data?.home, ...(data?.kind.nodes ?? []), ...(data?.own.nodes ?? [])].filter((one) => one !== null)
    }
    for (const [agent, price, listing] of [
      ['R998001Z', 610_000, 'a'],
      ['r998001z', 610_000, 'a'],
      ['REN 998002', 600_000, 'b'],
    ] as const) {
      const shown = await asked(agent)
      expect(shown, agent).toHaveLength(3)
      for (const one of shown)
        expect(one, agent).toMatchObject({
          price,
          priceMax: price,
          priceFirst: price,
          listingCount: 1,
          agentCount: 1,
          advertisers: [{ id: listing }],
        })
      expect(shown[0]?.prices).toMatchObject([{ price }])
    }
    for (const agent of ['NOPE', 'R998003Z', 'R998009Z', '']) expect(await asked(agent), agent).toEqual([])
    expect((await page(slug))?.advertisers.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('that nobody advertises keep their page and prices, name no agent and are not found', async () => {
    await addListings(env, [{ id: 'a' }])
    await place()
    const address = { typeGroup: 'public-stack', projectSlug: 'blk-101-cedar-ave', slug: await slugOf('a'), activity: 'sale' }
    expect(await liveListings(trade(), 'SG', 10)).toEqual([address])
    await changeListing(env, 'a', { state: 'closed', stateAt: SEEN + DAY })
    await place(10, ['a'])
    expect(await page(await slugOf('a'))).toMatchObject({ isLive: false, price: 600_000, advertisers: [], pictures: [], listingCount: 0 })
    expect((await page(await slugOf('a')))?.goneDate).toBe(new Date((SEEN + DAY) * 1_000).toISOString())
    expect(await found()).toEqual([])
    expect(await liveListings(trade(), 'SG', 10)).toEqual([])
    expect(await rows('select id from listing_group_place')).toEqual([])
    expect(await rows('select rowid from listing_group_words')).toEqual([])
  })

  it('keep their address when their first listing goes elsewhere, and lead on when they turn out to be another', async () => {
    await addListings(env, [
      { id: 'a', agentLicence: 'R1', address: '' },
      { id: 'b', agentLicence: 'R2', address: '', firstSeenAt: SEEN + 1 },
      { id: 'c', agentLicence: 'R3', address: '', firstSeenAt: SEEN + 2 },
      { id: 'd', agentLicence: 'R4', address: '', floor: 4, firstSeenAt: SEEN + 3 },
    ])
    await place()
    const [slug, other] = [await slugOf('a'), await slugOf('d')]
    expect(await slugOf('c')).toBe(slug)
    await changeListing(env, 'a', { unitMix: '4' })
    await place()
    expect([await slugOf('b'), await slugOf('c')]).toEqual([slug, slug])
    expect(await slugOf('a')).not.toBe(slug)
    await changeListing(env, 'd', { floor: 9 })
    await place()
    expect(await slugOf('d')).toBe(slug)
    expect((await page(other))?.slug).toBe(slug)
    const byId = await provider.ask<{ listingGroupsByIds: { slug: string }[] }>(
      'query($ids: [ID!]!) { listingGroupsByIds(ids: $ids) { slug } }',
      {
        ids: (await rows<{ id: string }>('select id from listing_group_alias')).map(({ id }) => id),
      },
    )
    expect(byId.data?.listingGroupsByIds).toEqual([{ slug }])
    // and back: the group that was has its old name again
    await changeListing(env, 'd', { floor: 4 })
    await place()
    expect(await slugOf('d')).toBe(other)
    expect((await page(other))?.slug).toBe(other)
  })

  it('are the same however they are placed: at once, by ones, by several at a time', async () => {
    const demo = demoRows('SG', 8)
    const outcome = async (work: () => Promise<unknown>) => {
      await env.DB_TRADE.batch(TABLES.map((table) => env.DB_TRADE.prepare(`delete from ${table}`)))
      await addListings(env, demo)
      await work()
      expect(await rows('select id from listing where is_ungrouped = 1')).toEqual([])
      return rows(
        'select l.id, g.id as groupId, g.slug, g.listing_count as n, g.price from listing l join listing_group g on g.id = l.group_id order by l.id',
      )
    }
    const atOnce = await outcome(() => place())
    expect(atOnce).toHaveLength(demo.length)
    expect(
      await outcome(async () => {
        while ((await place(1)) > 0);
      }),
    ).toEqual(atOnce)
    expect(await outcome(() => Promise.all([place(), place(30), place()]).then(() => place()))).toEqual(atOnce)
  })

  it('lose nothing of a change that comes while they are placed', async () => {
    await addListings(env, [{ id: 'a' }])
    const slow = trade()
    const placing = groupUngrouped({ trade: slow, clock }, { limit: 1 })
    await changeListing(env, 'a', { price: 500_000 })
    await placing
    await place()
    expect(await page(await slugOf('a'))).toMatchObject({ price: 500_000 })
  })
})
