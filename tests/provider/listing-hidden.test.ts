import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import type { ListingRow } from '#provider/modules/listing/listing-row.ts'
import { estimateWaiting } from '#provider/modules/listing-group/estimate-groups.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { LISTING_SORTS } from '#provider/modules/listing-search/search-groups.ts'
import { marketsOf } from './env-of-file.ts'
import { startProvider } from './harness.ts'
import { addListings, changeListing, DAY, SEEN } from './listing-fixture.ts'
import { fieldsOfTypes, publicQuestions } from './public-answers.ts'

const provider = await startProvider()
const { env } = provider
const trade = () => new Statements(env.DB_TRADE)
const place = (at = SEEN + 3 * DAY) => groupUngrouped({ trade: trade(), clock: { nowMs: () => at * 1_000 } }, { limit: 100 })

const PROJECT = 'blk-103-cedar-ave'
const AGENT = 'R990009Z'
const PRICES = [1_234_567, 1_345_679]
/** Where the home with the hidden address is; its area's middle is told instead. */
const AT = { lat: 1.347_713, lng: 103.911_171 }
const MIDDLE = { areaName: 'Bedok', areaNameLocal: '勿洛', areaLat: 1.3206, areaLng: 103.9302, areaSlug: 'bedok' }

const price = { showsPrice: 0, priceWords: 'Expressions of interest' } as const
const address: Partial<ListingRow> = {
  placeShown: 'suburb',
  street: 'Secretname Lane',
  postalCode: '460771',
  address: '#31-0477',
  projectName: 'Secretname Court',
  projectSlug: PROJECT,
  ...AT,
  ...MIDDLE,
  completionYear: 1973,
}
const slugOf = async (id: string) =>
  (await env.DB_TRADE.prepare('select g.slug, g.id from listing l join listing_group g on g.id = l.group_id where l.id = ?')
    .bind(id)
    .first<{ slug: string; id: string }>()) ?? { slug: '', id: '' }

beforeAll(async () => {
  await addListings(env, [
    { id: 'open', price: 600_000 },
    { id: 'open-dear', price: 9_900_000, floor: 2, areaSqm: 130, address: '#02-01' },
    // of the same project, where its price would stand beside
    { id: 'price-hidden', ...price, price: PRICES[0] ?? 0, areaSqm: 140, floor: 4, address: '#04-11', agentLicence: AGENT },
    { id: 'address-hidden', ...address, price: 615_000, areaSqm: 101, agentLicence: AGENT, showsEstimate: 0 },
    { id: 'address-twin', projectSlug: PROJECT, projectName: 'Blk 103 Cedar Ave', price: 615_000, areaSqm: 101, address: '#31-0477' },
    { id: 'nowhere', ...address, placeShown: 'none', price: 640_000, areaSqm: 77, unitMix: '2', bedrooms: 2 },
    { id: 'all-hidden', ...price, ...address, price: PRICES[1] ?? 0, activity: 'rent', agentLicence: AGENT },
  ])
  // the fixture keeps a price of each, as of one that was told before it was hidden
  await place()
  await changeListing(env, 'price-hidden', { price: (PRICES[0] ?? 0) - 5_000, updatedAt: SEEN + DAY })
  await env.DB_TRADE.prepare("insert into listing_price values ('price-hidden', ?, ?)")
    .bind(SEEN + 2 * DAY, (PRICES[0] ?? 0) - 5_000)
    .run()
  await place()
  await estimateWaiting({ trade: trade(), databases: { market: marketsOf(env) }, country: 'SG' }, 100)
}, 60_000)

const SECRETS = [
  '1234567',
  '1229567',
  '1345679',
  '1,234,567',
  'secretname',
  '460771',
  '31-0477',
  '1.3477',
  '103.9111',
  // by the area of the home in square feet
  ...[PRICES[0] ?? 0, (PRICES[0] ?? 0) - 5_000].map((hidden) => (hidden / (140 * 10.7639)).toFixed(1)),
]
const secretsIn = (text: string) => SECRETS.filter((secret) => text.toLowerCase().includes(secret))

describe('what a source asks to hide', () => {
  it('is in no answer of the whole schema to a visitor', async () => {
    const groups = await Promise.all(['price-hidden', 'address-hidden', 'nowhere', 'all-hidden', 'open'].map(slugOf))
    const asked = new Set<string>()
    const told: string[] = []
    for (const activity of ['SALE', 'RENT'])
      for (const { slug, id } of groups) {
        const values = {
          slug,
          ids: groups.map((group) => group.id),
          slugs: groups.map((group) => group.slug),
          id,
          licence: AGENT,
          first: 4,
          typeGroup: undefined,
          box: { south: 1, west: 103, north: 2, east: 105 },
          filter: { activity },
        }
        // deeper ones of many rows cost more than one answer may
        for (const question of [4, 3, 2, 1].flatMap((depth) => publicQuestions(values, depth))) {
          if (!/listing/i.test(question.name) || asked.has(`${question.name} ${activity} ${slug}`)) continue
          const { data, errors } = await provider.ask(question.query, question.variables)
          if (errors.length > 0) continue
          for (const field of [...question.asked, `${question.name} ${activity} ${slug}`]) asked.add(field)
          told.push(...secretsIn(JSON.stringify(data)).map((secret) => `${question.name}: ${secret}`))
        }
      }
    for (const slug of [PROJECT, 'blk-101-cedar-ave']) {
      const values = { typeGroup: 'PUBLIC_STACK', slug, countryCode: 'SG', text: 'secretname', query: 'secretname', first: 20 }
      for (const question of publicQuestions(values, 2)) {
        const { data } = await provider.ask(question.query, question.variables)
        told.push(
          ...secretsIn(JSON.stringify(data ?? {}).replace(/"text":"secretname"/g, '')).map((secret) => `${question.name}: ${secret}`),
        )
      }
    }
    expect(told).toEqual([])
    const shown = [
      'ListingGroup',
      'ListingAdvertiser',
      'ListingEstimate',
      'ListingAskedPrice',
      'ListingFacetCount',
      'ListingPoint',
      'ListingPlace',
      'ListingPlaces',
    ]
    expect(fieldsOfTypes(shown).filter((field) => !asked.has(field))).toEqual([])
  }, 60_000)

  const GROUP = `query($slug: String!) { listingGroup(slug: $slug) { projectName projectNameLocal addressProjectSlug price priceMax priceFirst psf priceWords priceCutDate street postalCode
    areaSlug lat lng completionYear daysAdvertised isBack goneDate estimate { value against } prices { price } advertisers { id price priceWords } } }`
  const group = async (id: string) => {
    const { data, errors } = await provider.ask<{ listingGroup: Record<string, unknown> }>(GROUP, await slugOf(id))
    expect(errors).toEqual([])
    return data?.listingGroup
  }

  it('gives way to the words that stand instead', async () => {
    expect(await group('price-hidden')).toMatchObject({
      price: null,
      priceMax: null,
      priceFirst: null,
      psf: null,
      priceCutDate: null,
      priceWords: 'Expressions of interest',
      prices: [],
      advertisers: [{ id: 'price-hidden', price: null, priceWords: 'Expressions of interest' }],
      projectName: 'Blk 101 Cedar Ave',
      isBack: false,
      goneDate: null,
    })
    expect(JSON.stringify(await group('price-hidden'))).not.toMatch(/BELOW|WITHIN|ABOVE/)
    expect(await group('address-hidden')).toMatchObject({
      projectName: 'Bedok',
      projectNameLocal: '勿洛',
      addressProjectSlug: '-',
      street: '',
      postalCode: '',
      areaSlug: 'bedok',
      completionYear: null,
      lat: MIDDLE.areaLat,
      lng: MIDDLE.areaLng,
      price: 615_000,
      estimate: null,
      // no other advertisement of the home stands beside it and tells where it is
      advertisers: [{ id: 'address-hidden' }],
    })
    expect(await group('nowhere')).toMatchObject({ projectName: 'Singapore', areaSlug: null, lat: null, lng: null })
  })

  it('is brought to no other home', async () => {
    const slugs = await Promise.all(['price-hidden', 'open', 'open-dear'].map(async (id) => (await slugOf(id)).slug))
    const { data, errors } = await provider.ask<{ listingsNormalised: { homes: { group: { slug: string }; restated: object | null }[] } }>(
      'query($slugs: [String!]!) { listingsNormalised(slugs: $slugs) { homes { group { slug } restated { price areaFactor floorFactor leaseFactor } } } }',
      { slugs },
    )
    expect(errors).toEqual([])
    expect(data?.listingsNormalised.homes.map(({ restated }) => restated === null)).toEqual([true, false, false])
  })

  const found = async (filter: object, more: object = {}) => {
    const { data, errors } = await provider.ask<{ listingSearch: { nodes: { group: { advertisers: { id: string }[] } }[] } }>(
      'query($filter: ListingFilter, $sort: ListingSort) { listingSearch(filter: $filter, sort: $sort, first: 50) { nodes { group { advertisers { id } } } } }',
      { filter, ...more },
    )
    expect(errors).toEqual([])
    return data?.listingSearch.nodes.flatMap((node) => node.group.advertisers.map(({ id }) => id)) ?? []
  }

  it('cannot be inferred by a bound, an order or a count', async () => {
    expect(await found({})).toContain('price-hidden')
    for (const range of [{ min: 1 }, { max: 900_000_000 }, { min: 1_000_000, max: 1_500_000 }]) {
      expect(await found({ price: range })).not.toContain('price-hidden')
      expect(await found({ activity: 'RENT', rent: range })).not.toContain('all-hidden')
    }
    for (const range of [{ min: 1 }, { max: 100_000 }]) expect(await found({ psf: range })).not.toContain('price-hidden')
    for (const against of ['BELOW', 'WITHIN', 'ABOVE']) expect(await found({ againstEstimate: [against] })).not.toContain('price-hidden')
    expect(await found({ cutWithinDays: 3_650 })).not.toContain('price-hidden')
    const places: Record<string, boolean> = {}
    for (const sort of Object.keys(LISTING_SORTS)) {
      const ids = await found({}, { sort })
      places[sort] = !ids.includes('price-hidden') || ids.at(-1) === 'price-hidden'
    }
    expect(places).toMatchObject({
      PRICE_LOW: true,
      PRICE_HIGH: true,
      PSF_LOW: true,
      PSF_HIGH: true,
      AGAINST_ESTIMATE: true,
      CUT_NEWEST: true,
    })
  })

  it('is found at its suburb and not at its address, its street or its project', async () => {
    const around = (at: { lat: number; lng: number }) => ({ near: { ...at, radiusMetres: 300 } })
    const is = async (filter: object) => (await found(filter)).includes('address-hidden')
    expect(await is(around(AT))).toBe(false)
    expect(await is(around({ lat: MIDDLE.areaLat, lng: MIDDLE.areaLng }))).toBe(true)
    for (const text of ['secretname', '460771', 'Blk 103']) expect(await found({ text })).not.toContain('address-hidden')
    expect(await is({ text: 'bedok' })).toBe(true)
    expect(await found({ project: { typeGroup: 'PUBLIC_STACK', slug: PROJECT } })).toEqual(['address-twin'])
  })
})
