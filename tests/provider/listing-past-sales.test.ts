import { beforeAll, describe, expect, it } from 'vitest'
import { projectWithoutSingleDeals, withoutSingleDeals } from '#features/real-listing/without-single-deals.ts'
import { enumName } from '#filter/wire-names.ts'
import {
  ComparedListingsDocument,
  ComparedProjectDocument,
  type ComparedProjectQuery,
  LinkPictureOfListingDocument,
  ListedHomeDocument,
  ListingGroupDocument,
  type ListingGroupQuery,
  ListingLandingDocument,
  ListingSearchDocument,
  ListingsOfAgentDocument,
  ListingsOfMixDocument,
} from '#graphql/generated/graphql.ts'
import { isRecord } from '#lib/records.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { Statements } from '#provider/db/client.ts'
import { notNull, pick, type RowOf, text } from '#provider/db/column-table.ts'
import type { MarketSink } from '#provider/db/market/rows.ts'
import { LISTING_GROUP } from '#provider/db/trade/group-tables.ts'
import { DEMO_SEED, demoContentHash, generateMarket } from '#provider/demo/generate-market.ts'
import { estimateWaiting } from '#provider/modules/listing-group/estimate-groups.ts'
import { groupUngrouped } from '#provider/modules/listing-group/place-in-groups.ts'
import { examples } from '../fixtures/short-sample.ts'
import { marketsOf } from './env-of-file.ts'
import { startProvider, type TestProvider } from './harness.ts'
import { addListings, demoRows, SEEN } from './listing-fixture.ts'

const demo = { scale: 'default', seed: DEMO_SEED } as const
const LISTINGS = examples(500, 120)
/** that one query may hold */
const PAGES_AT_ONCE = 6

interface Page {
  id: string | null
  estimate: object | null
}
const rows = demoRows('HK', 360).slice(0, LISTINGS)

/** The demo market with the sales of those projects alone in which the homes are. */
function produceSome(sink: MarketSink): void {
  const slugs = new Set(rows.map(({ projectSlug }) => projectSlug))
  const ids = new Set<number>()
  generateMarket('HK', demo, {
    ...sink,
    project: (row) => {
      if (slugs.has(row.slug)) ids.add(row.id)
      sink.project(row)
    },
    txn: (row) => {
      if (row.kind === 'sale' && ids.has(row.projectId)) sink.txn({ ...row, buildingId: null, stackId: null })
    },
    stack: () => {},
    asset: () => {},
  })
}

let provider: TestProvider
beforeAll(async () => {
  provider = await startProvider({
    HK: { contentHash: `past sales ${demoContentHash('HK', demo)}`, produce: produceSome },
  })
}, 180_000)

interface FieldType {
  name: string | null
  ofType: FieldType | null
}
interface TypeOf {
  name: string
  kind: string
  fields: { name: string; type: FieldType }[] | null
}
const named = ({ name, ofType }: FieldType): string => name ?? (ofType ? named(ofType) : '')

async function typesFrom(...roots: string[]): Promise<TypeOf[]> {
  const type = 'type { name ofType { name ofType { name ofType { name } } } }'
  const { data } = await provider.ask<{ __schema: { types: TypeOf[] } }>(
    `{ __schema { types { name kind fields { name ${type} } } } }`,
    {},
    { 'x-local': '1' },
  )
  const types = new Map(data?.__schema.types.map((one) => [one.name, one]))
  const reached = new Set(roots)
  for (const name of reached) for (const field of types.get(name)?.fields ?? []) reached.add(named(field.type))
  return [...reached]
    .flatMap((name) => types.get(name) ?? [])
    .filter(({ kind }) => kind === 'OBJECT' || kind === 'UNION' || kind === 'INTERFACE')
}

/** Everything that a type of the contract tells, as a selection. */
function selection(types: readonly TypeOf[], name: string): string {
  const fields = types.find((one) => one.name === name)?.fields ?? []
  return fields
    .map((field) =>
      types.some((one) => one.name === named(field.type)) ? `${field.name} { ${selection(types, named(field.type))} }` : field.name,
    )
    .join(' ')
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(numbersIn)
      : isRecord(value)
        ? Object.values(value).flatMap(numbersIn)
        : []

const UNIT_ROW = {
  ...pick(LISTING_GROUP, 'slug', 'unitMix', 'activity', 'areaSqm'),
  typeGroup: notNull(LISTING_GROUP.columns.typeGroup),
  projectSlug: notNull(LISTING_GROUP.columns.projectSlug),
}
type AdvertisedUnit = RowOf<typeof UNIT_ROW>

/** Sizes of one home differ by rounding alone. */
const SIZE_SLACK = 0.01

/** Middles of many deals, and estimates, which are no one's price even where they are the same number. */
const MIDDLES = /^(?:median|p25|p75|\w+Median|value|low|high|low\d\d|high\d\d|reference|restated)$/

const withoutMiddles = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutMiddles)
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (MIDDLES.test(key) ? [] : [[key, withoutMiddles(one)]])))
      : value

describe('one home’s past sale', () => {
  it('cannot be asked for from its advertisement: no type of the contract leads there', async () => {
    expect((await typesFrom('ListingGroup', 'FoundListing')).map(({ name }) => name).sort()).toEqual([
      'FoundListing',
      'ListingAdvertiser',
      'ListingAskedPrice',
      // what its agent says of its end, and only while nobody advertises it
      'ListingClosing',
      'ListingEstimate',
      'ListingFloors',
      'ListingGroup',
      'ListingPicture',
      'OpenHouse',
      // title, pictures and rooms of a tour, nothing of its home's sales
      'TourLink',
    ])
  })

  it(`stands on no page of ${LISTINGS} advertisements: every sum is one that is asked, or of the estimate`, async () => {
    const { env } = provider
    expect(rows).toHaveLength(LISTINGS)
    await addListings(env, rows)
    const trade = new Statements(env.DB_TRADE)
    await groupUngrouped({ trade, clock: { nowMs: () => SEEN * 1_000 } }, { limit: 1_000 })
    const databases = { market: marketsOf(env) }
    expect(await estimateWaiting({ trade, databases, country: 'HK' }, 40)).toBe(40)
    const { results: sales } = await env.DB_HK.prepare(
      `select p.type_group || ' ' || p.slug as project, t.price from txn t join project p on p.id = t.project_id where t.kind = 'sale'`,
    ).all<{ project: string; price: number }>()
    const soldIn = Map.groupBy(sales, ({ project }) => project)
    const groups = await trade.all(
      { slug: text(), project: text(), asked: text() },
      `select g.slug, g.type_group || ' ' || g.project_slug as project, (
        select json_group_array(p.price) from listing l join listing_price p on p.listing_id = l.id where l.group_id = g.id) as asked from listing_group g`,
    )
    const types = await typesFrom('ListingGroup')
    const told = selection(types, 'ListingGroup')
    const given = await trade.all(
      { slug: text(), address: text() },
      "select g.slug, l.address from listing l join listing_group g on g.id = l.group_id where l.address <> ''",
    )
    const addresses = Map.groupBy(given, ({ slug }) => slug)
    let compared = 0
    for (let from = 0; from < groups.length; from += PAGES_AT_ONCE) {
      const some = groups.slice(from, from + PAGES_AT_ONCE)
      const pages = some.map(({ slug }, at) => `page${at}: listingGroup(slug: "${slug}") { ${told} }`)
      const { data, errors } = await provider.ask<Record<string, Page>>(`{ ${pages.join(' ')} }`, {}, { 'country-code': 'HK' })
      expect(errors).toEqual([])
      for (const [at, { slug, project, asked }] of some.entries()) {
        const { estimate, ...page } = data?.[`page${at}`] ?? { estimate: null, id: null }
        expect(page.id).not.toBeNull()
        for (const { address } of addresses.get(slug) ?? []) expect(JSON.stringify(page)).not.toContain(address)
        const own: number[] = JSON.parse(asked)
        const sold = new Set((soldIn.get(project) ?? []).map(({ price }) => price))
        compared += sold.size
        expect(numbersIn(page).filter((sum) => sum >= 10_000 && !own.includes(sum) && sold.has(sum))).toEqual([])
        expect(Object.keys(estimate ?? {}).filter((field) => !['value', 'low', 'high', 'against'].includes(field))).toEqual([])
      }
    }
    // the projects have sales that could have been told
    expect(compared).toBeGreaterThan(groups.length)
  }, 180_000)

  it('is in no answer that the loaders of a public page hand on: of a home, a kind of homes, a search, a comparison, an agent', async () => {
    const { env } = provider
    const trade = new Statements(env.DB_TRADE)
    const groups = await trade.all(
      UNIT_ROW,
      `select g.slug, g.type_group as typeGroup, g.project_slug as projectSlug, g.unit_mix as unitMix, g.activity, g.area_sqm as areaSqm
      from listing_group g where g.is_live = 1 and g.project_slug is not null`,
    )
    const { results: sales } = await env.DB_HK.prepare(
      `select p.type_group || ' ' || p.slug as project, t.unit_mix as unitMix, t.area_sqm as areaSqm, t.price
      from txn t join project p on p.id = t.project_id where t.kind = 'sale'`,
    ).all<{ project: string; unitMix: string; areaSqm: number; price: number }>()
    const { results: asked } = await env.DB_TRADE.prepare('select distinct price from listing_price').all<{ price: number }>()
    const isAsked = new Set(asked.map(({ price }) => price))
    const byProject = Map.groupBy(sales, ({ project }) => project)
    // floors are told in bands, so that every sale of the kind and size may be of the unit
    const soldOf = ({ typeGroup, projectSlug, unitMix, areaSqm }: AdvertisedUnit) =>
      (byProject.get(`${typeGroup} ${projectSlug}`) ?? [])
        .filter((sale) => sale.unitMix === unitMix && (areaSqm === null || Math.abs(sale.areaSqm - areaSqm) < areaSqm * SIZE_SLACK))
        .map(({ price }) => price)
    const sold = new Set(groups.flatMap(soldOf).filter((price) => !isAsked.has(price)))
    expect(sold.size).toBeGreaterThan(LISTINGS / 2)
    const soldIn = (answer: unknown) => numbersIn(withoutMiddles(answer)).filter((sum) => sold.has(sum))
    const ask = async <Answer extends object>(document: { toString(): string }, variables: object): Promise<Answer> => {
      const { data, errors } = await provider.ask<Answer>(String(document), { ...variables }, { 'country-code': 'HK' })
      expect(errors).toEqual([])
      if (!data) throw new Error(`no answer: ${document}`)
      return data
    }
    let unguarded = 0
    const found: string[] = []
    const look = (page: string, answer: unknown) => found.push(...soldIn(answer).map((sum) => `${page}: ${sum}`))

    for (const { slug } of groups) {
      look(`home ${slug}`, await ask(ListedHomeDocument, { slug }))
      look(`picture of ${slug}`, await ask(LinkPictureOfListingDocument, { slug }))
    }
    const kinds = Map.groupBy(groups, (group) => [group.typeGroup, group.projectSlug, group.unitMix, group.activity].join(' '))
    for (const [kind, [group]] of kinds) {
      if (!group) continue
      const variables = { typeGroup: toWireTypeGroup(group.typeGroup), slug: group.projectSlug, unitMix: group.unitMix }
      const market = await ask<ListingGroupQuery>(ListingGroupDocument, { ...variables, home: { unitMix: group.unitMix } })
      unguarded += soldIn(market).length
      look(`kind ${kind}`, withoutSingleDeals(market))
      look(`homes of ${kind}`, await ask(ListingsOfMixDocument, { ...variables, activity: enumName(group.activity), first: 20 }))
    }
    for (const slug of new Set(groups.map(({ projectSlug }) => projectSlug))) {
      const { publicStack, privateStack, privateLand } = await ask<ComparedProjectQuery>(ComparedProjectDocument, { slug })
      for (const project of [publicStack, privateStack, privateLand])
        if (project) look(`compared ${slug}`, projectWithoutSingleDeals(project))
    }
    for (let at = 0; at < groups.length; at += 4)
      look('comparison', await ask(ComparedListingsDocument, { slugs: groups.slice(at, at + 4).map(({ slug }) => slug) }))
    for (let offset = 0; offset < groups.length; offset += 50) look('search', await ask(ListingSearchDocument, { first: 50, offset }))
    look('landing', await ask(ListingLandingDocument, {}))
    for (const licence of new Set(rows.map(({ agentLicence }) => agentLicence)))
      look(`agent ${licence}`, await ask(ListingsOfAgentDocument, { licence, first: 20 }))
    expect(found).toEqual([])
    // what the loaders leave out would have told
    expect(unguarded).toBeGreaterThan(20)
  }, 180_000)
})
