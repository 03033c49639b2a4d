import { beforeAll, describe, expect, it } from 'vitest'
import {
  AreaFiguresDocument,
  EstimateHomeDocument,
  HomeDocument,
  MapAskedIdsDocument,
  MapDataDocument,
  MapListDocument,
  NothingFoundDocument,
  ProjectTransactionsDocument,
  ReportBodyDocument,
  ReportProDocument,
  ReportTopDocument,
  ResultCountDocument,
  ResultsDocument,
  StackViewDocument,
  SuggestDocument,
} from '#graphql/generated/graphql.ts'
import { PROJECT_SORTS } from '#provider/modules/property/store.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'
import type { Asked } from './worker.ts'

let provider: TestProvider
/** of somebody who is told what subscribers are told; the account database says so before the market is asked */
let entitled: Record<string, string>
beforeAll(async () => {
  provider = await startProvider()
  entitled = await accountTools(provider).entitled()
})

const headersOf = (document: unknown): Record<string, string> => (document === ReportProDocument ? entitled : {})

const block = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }

const house = { typeGroup: 'PRIVATE_LAND', slug: 'elm-terrace' }
const near = { lat: 1.33, lng: 103.9, radiusMetres: 500 }

/** All documents of the pages, and each filter of a list. */
const OPERATIONS: [string, { toString(): string }, Record<string, unknown>][] = [
  ['Home', HomeDocument, {}],
  ['Suggest', SuggestDocument, { text: 'cedar ave' }],
  ['Results', ResultsDocument, { first: 2 }],
  ['Results', ResultsDocument, { first: 2, filter: { typeGroups: ['PUBLIC_STACK', 'PRIVATE_STACK'] } }],
  ['Results', ResultsDocument, { first: 2, filter: { areaId: '2' } }],
  ['Results', ResultsDocument, { first: 2, filter: { street: 'Cedar Ave' } }],
  ['Results', ResultsDocument, { first: 2, filter: { text: 'cedar' } }],
  ['Results', ResultsDocument, { first: 2, filter: { near } }],
  [
    'Results',
    ResultsDocument,
    { first: 2, filter: { propertyTypes: ['hdb'], bedrooms: ['THREE'], tenures: ['LEASEHOLD'], areaIds: ['3'] } },
  ],
  [
    'NothingFound',
    NothingFoundDocument,
    { text: 'cdear avenu', near, isNear: true, filter: { text: 'cedar', tenures: ['FREEHOLD'], around: [near] } },
  ],
  ['MapAskedIds', MapAskedIdsDocument, { filter: { text: 'cedar', propertyTypes: ['hdb'] } }],
  ['ResultCount', ResultCountDocument, { filter: { text: 'cedar' } }],
  ['Results', ResultsDocument, { first: 2, sort: 'NEAREST', filter: { near } }],
  ['Results', ResultsDocument, { first: 2, filter: { ids: ['1', '2', '3'] } }],
  ['Results', ResultsDocument, { first: 2, filter: { around: [near] } }],
  ['Results', ResultsDocument, { first: 2, filter: { reach: { lat: 1.33, lng: 103.903, minutes: 10 } } }],
  ['Results', ResultsDocument, { first: 2, sort: 'PRICE_LOW', filter: { price: { min: 600_000 }, bedrooms: ['THREE'] } }],
  ['AreaFigures', AreaFiguresDocument, { filter: { areaId: '2' } }],
  ['AreaFigures', AreaFiguresDocument, { filter: { around: [near] } }],
  ['ReportTop', ReportTopDocument, house],
  ['ReportBody', ReportBodyDocument, house],
  ['ReportPro', ReportProDocument, house],
  ['StackView', StackViewDocument, house],
  ['EstimateHome', EstimateHomeDocument, house],
  ['ProjectTransactions', ProjectTransactionsDocument, house],
  ['amenities', 'query($near: NearInput) { amenities(filter: { near: $near }) { nodes { name } totalCount } }', { near }],
]

/** A scan of a table that grows with the market, other than along an index; or of an R*-tree without a box. */
const WHOLE_TABLE = new RegExp(
  [
    '^SCAN (p|q|t|d|a|project|txn|search_doc|amenity|building|stack|unit_mix|project_quarter)\\b(?!.* USING (COVERING )?INDEX)',
    '^SCAN \\w+ VIRTUAL TABLE INDEX 2:$',
  ].join('|'),
)

describe('no statement per row', () => {
  it.each([
    ['Home', HomeDocument, { centre: { lat: 1.33, lng: 103.9, radiusMetres: 3_000 } }, 12],
    ['Suggest', SuggestDocument, { text: 'cedar', first: 20 }, 1],
    ['Suggest', SuggestDocument, { text: 'zedar qqqq', first: 20 }, 4],
    ['Suggest', SuggestDocument, { text: '3 bedroom condo zedar qqqq', first: 20 }, 5],
    ['Results', ResultsDocument, { first: 40 }, 6],
    ['MapData', MapDataDocument, {}, 3],
    ['MapList', MapListDocument, { first: 40 }, 4],
    ['ReportTop', ReportTopDocument, block, 12],
    ['ReportBody', ReportBodyDocument, { ...block, admitsByDistance: true }, 11],
    ['ReportPro', ReportProDocument, block, 16],
    ['StackView', StackViewDocument, block, 3],
    ['ProjectTransactions', ProjectTransactionsDocument, { ...block, first: 20 }, 3],
    ['EstimateHome', EstimateHomeDocument, block, 10],
  ])('%s asks D1 at most so many times', async (_, document, variables, most) => {
    const { errors, statements } = await provider.ask(document, variables, headersOf(document))
    expect(errors).toEqual([])
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(most)
  })

  it('the account and the plans cost a fixed number of statements, however much there is', async () => {
    const [plans, own] = [
      await provider.ask('{ plans(country: SG, audience: AGENT) { plans { prices { id } } } }'),
      await provider.ask('{ billing(country: SG) { subscription { id } openCheckout { quantity } vip { id } } }', {}, entitled),
    ]
    expect([plans.errors, own.errors]).toEqual([[], []])
    const again = await provider.ask('{ plans(country: SG, audience: AGENT) { plans { prices { id } } } }')
    expect([again.statements, again.roundTrips]).toEqual([2, 1])
    // the first is the session's
    expect([own.statements, own.roundTrips]).toEqual([5, 2])
  })

  it.each([
    ['areas and districts', 'area { name parent { name } } district { name }'],
    ['what is inside', 'buildings { stacks { label } } unitMixes { unitMix } assets { url }'],
    ['trends', 'trend { n }'],
    ['transactions', 'transactions(first: 2) { nodes { id } totalCount }'],
    ['tours', 'tours { path }'],
    ['surroundings', 'nearby(first: 3) { amenity { name } }'],
  ])('%s of a list cost the same for 2 and for 12 projects', async (_, fields) => {
    const cost = async (first: number) => {
      const answer = await provider.ask(`{ projects(filter: { typeGroups: [PUBLIC_STACK] }, first: ${first}) { nodes { id ${fields} } } }`)
      expect(answer.errors).toEqual([])
      return answer.statements
    }
    expect(await cost(12)).toBe(await cost(2))
  })

  it('transactions in a list of projects belong to their project', async () => {
    const { data } = await provider.ask<{
      projects: { nodes: { id: string; transactions: { nodes: { id: string }[]; totalCount: number } }[] }
    }>('{ projects(first: 3) { nodes { id transactions(first: 2) { nodes { id } totalCount } } } }')
    expect(data?.projects.nodes.map((row) => row.transactions.nodes.map((sale) => sale.id))).toEqual([
      ['1', '2'],
      ['25', '26'],
      ['49', '50'],
    ])
    expect(data?.projects.nodes.map((row) => row.transactions.totalCount)).toEqual([24, 24, 24])
  })

  it('the total is counted only when it is asked for', async () => {
    const without = await provider.ask('{ projects(first: 2) { nodes { id } } }')
    const counted = await provider.ask('{ projects(first: 2) { nodes { id } totalCount } }')
    expect([without.statements, counted.statements]).toEqual([1, 2])
  })

  it('a report needs few round trips', async () => {
    // the seventh is to the trade database: what is asked for homes of each kind
    for (const document of [ReportTopDocument, ReportBodyDocument, ReportProDocument, StackViewDocument])
      expect((await provider.ask(document, block, headersOf(document))).roundTrips).toBeLessThanOrEqual(
        document === ReportProDocument ? 7 : 4,
      )
    expect((await provider.ask(EstimateHomeDocument, block)).roundTrips).toBeLessThanOrEqual(5)
  })
})

describe('query plans', () => {
  async function plan(sql: string, ...parameters: unknown[]): Promise<string[]> {
    const { results } = await provider.env.DB_SG.prepare(`explain query plan ${sql}`)
      .bind(...parameters)
      .all<{ detail: string }>()
    return results.map((row) => row.detail)
  }

  it.each(Object.entries(PROJECT_SORTS))('the order %s comes from an index', async (_, order) => {
    const steps = await plan(`select p.* from project p order by ${order} limit 21 offset 0`)
    expect(steps.join('; ')).toMatch(/USING INDEX project_by_/)
    expect(steps.join('; ')).not.toMatch(/TEMP B-TREE/)
  })

  it('the order of one group comes from an index', async () => {
    const steps = await plan(
      `select p.* from project p where p.type_group = ? order by ${PROJECT_SORTS.MOST_TRADED} limit 21`,
      'public-stack',
    )
    expect(steps.join('; ')).toMatch(/SEARCH p USING INDEX project_group_by_sales/)
    expect(steps.join('; ')).not.toMatch(/TEMP B-TREE/)
  })

  it.each(OPERATIONS)('%s %j reads no whole table', async (_, query, variables) => {
    const response = await provider.fetch('/statements', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headersOf(query) },
      body: JSON.stringify({ query: query.toString(), variables }),
    })
    const asked = (await response.json()) as Asked[]
    expect(asked.length).toBeGreaterThan(0)
    for (const { sql, parameters } of asked) {
      const steps = await plan(sql, ...parameters)
      expect(
        steps.filter((step) => WHOLE_TABLE.test(step)),
        sql,
      ).toEqual([])
    }
  })
})
