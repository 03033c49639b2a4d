import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '#lib/records.ts'
import { Statements } from '#provider/db/client.ts'
import type { MarketSink } from '#provider/db/market/rows.ts'
import { DEMO_SEED, demoContentHash, generateMarket } from '#provider/demo/generate-market.ts'
import { estimateWaiting } from '#provider/modules/listing/group/estimate-groups.ts'
import { groupUngrouped } from '#provider/modules/listing/group/place-in-groups.ts'
import { startProvider, type TestProvider } from './harness.ts'
import { addListings, demoRows, SEEN } from './listing-fixture.ts'

const demo = { scale: 'default', seed: DEMO_SEED } as const
const LISTINGS = 500
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
afterAll(() => provider?.close())

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

describe('one home’s past sale', () => {
  it('cannot be asked for from its advertisement: no type of the contract leads there', async () => {
    expect((await typesFrom('ListingGroup', 'FoundListing')).map(({ name }) => name).sort()).toEqual([
      'FoundListing',
      'ListingAdvertiser',
      'ListingAskedPrice',
      'ListingEstimate',
      'ListingFloors',
      'ListingGroup',
      'ListingPicture',
    ])
  })

  it(`stands on no page of ${LISTINGS} advertisements: every sum is one that is asked, or of the estimate`, async () => {
    const { env } = provider
    expect(rows).toHaveLength(LISTINGS)
    await addListings(env, rows)
    const trade = new Statements(env.DB_TRADE)
    await groupUngrouped({ trade, clock: { nowMs: () => SEEN * 1_000 } }, { limit: 1_000 })
    const databases = { market: { SG: env.DB_SG, MY: env.DB_MY, HK: env.DB_HK, AU: env.DB_AU } }
    expect(await estimateWaiting({ trade, databases, country: 'HK' }, 40)).toBe(40)
    const { results: sales } = await env.DB_HK.prepare(
      `select p.type_group || ' ' || p.slug as project, t.price from txn t join project p on p.id = t.project_id where t.kind = 'sale'`,
    ).all<{ project: string; price: number }>()
    const soldIn = Map.groupBy(sales, ({ project }) => project)
    const groups = await trade.all<{ slug: string; project: string; asked: string }>(
      `select g.slug, g.type_group || ' ' || g.project_slug as project, (
        select json_group_array(p.price) from listing l join listing_price p on p.listing_id = l.id where l.group_id = g.id) as asked from listing_group g`,
    )
    const types = await typesFrom('ListingGroup')
    const told = selection(types, 'ListingGroup')
    const given = await trade.all<{ slug: string; address: string }>(
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
})
