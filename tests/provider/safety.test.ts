import { describe, expect, it } from 'vitest'
import { ProjectTransactionsDocument, ResultsDocument, SuggestDocument, type SuggestQuery } from '#graphql/generated/graphql.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
/** of somebody who is told what subscribers are told */
const entitled = await accountTools(provider).entitled()

const codeOf = async (query: { toString(): string }, variables = {}, headers = {}) =>
  (await provider.ask(query, variables, headers)).errors[0]?.extensions.code

describe('limits', () => {
  it.each([
    ['{ projects(first: 51) { totalCount } }', 'first-too-large'],
    ['{ projects(first: -1) { totalCount } }', 'negative-page'],
    ['{ projects(offset: -1) { totalCount } }', 'negative-page'],
    ['{ projects(offset: 10001) { totalCount } }', 'offset-too-large'],
    ['{ searchSuggestions(text: "a", first: 21) { id } }', 'first-too-large'],
    [`{ searchSuggestions(text: "${'a'.repeat(81)}") { id } }`, 'text-too-long'],
    [`{ projects(filter: { text: "${'💥'.repeat(81)}" }) { totalCount } }`, 'text-too-long'],
    [`{ projects(filter: { text: "${'💥'.repeat(80)}" }) { totalCount } }`, undefined],
    ['{ projects(filter: { near: { lat: 1, lng: 103, radiusMetres: 5001 } }) { totalCount } }', 'radius-too-large'],
    ['{ projects(filter: { near: { lat: 100, lng: 103, radiusMetres: 50 } }) { totalCount } }', 'bad-place'],
    ['{ projects(filter: { bounds: { south: 2, north: 1, west: 1, east: 2 } }) { totalCount } }', 'bad-bounds'],
    ['{ projects(first: 50) { nodes { estimate { __typename } } } }', 'query-too-dear'],
    ['{ projects(first: 50) { nodes { transactions(first: 50) { nodes { id price } } } } }', 'query-too-dear'],
    ['{ areas { nodes { parent { parent { parent { parent { parent { parent { parent { id } } } } } } } } } }', 'query-too-deep'],
    ['{ priceIndex(segment: HDB, from: "2025-13") { n } }', 'graphql-validation-failed'],
    ['{ nothing }', 'graphql-validation-failed'],
    ['{ market', 'graphql-parse-failed'],
    ['{ __schema { types { name } } }', 'graphql-validation-failed'],
  ])('%s → %s', async (query, code) => {
    expect(await codeOf(query)).toBe(code)
  })

  it('variables are held to the same limits', async () => {
    expect(await codeOf(ResultsDocument, { first: 51 })).toBe('first-too-large')
    expect(await codeOf(ResultsDocument, { first: 'many' })).toBe('bad-request')
  })

  it('aliases of an expensive field count each time', async () => {
    const aliases = Array.from({ length: 100 }, (_, i) => `a${i}: project(typeGroup: PUBLIC_STACK, slug: "x${i}") { id }`).join(' ')
    expect(await codeOf(`{ ${aliases} }`)).toBe('query-too-dear')
  })

  it('a document with too many tokens, or too long, is not parsed', async () => {
    expect(await codeOf(`{ market { ${'source '.repeat(2_100)} } }`)).toBe('graphql-parse-failed')
    for (const long of [`{ market { ${'a '.repeat(1_500_000)} } }`, `{ market { countryCode } } #${' '.repeat(3_000_000)}`])
      expect(await provider.ask(long)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query-too-long' } }] })
  })

  it.each(['null', '[]', '1', '"x"'])('a multipart request whose operations are %s is refused with 400', async (operations) => {
    const body = new FormData()
    body.set('operations', operations)
    const sent = new Response(body)
    const answer = await provider.fetch('/graphql', {
      method: 'POST',
      body: new Uint8Array(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
    expect(answer.status).toBe(400)
  })

  it('the local environment has introspection', async () => {
    expect((await provider.ask('{ __schema { queryType { name } } }', {}, { 'x-local': '1' })).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
  })
})

describe('errors and cross-talk', () => {
  it('an unknown country is refused with 400', async () => {
    expect(await provider.ask('{ market { countryCode } }', {}, { 'country-code': 'zz' })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'unknown-country' } }],
    })
  })

  it('another tenant is refused with 400; its own, and none, are answered (§7.4)', async () => {
    const ask = (headers: Record<string, string>) => provider.ask('{ market { countryCode } }', {}, { 'country-code': 'SG', ...headers })
    expect(await ask({ tenant: 'somebody-else' })).toMatchObject({ status: 400, errors: [{ extensions: { code: 'unknown-tenant' } }] })
    for (const headers of [{ tenant: 'real-estate' }, {}])
      expect((await ask(headers as Record<string, string>)).data).toEqual({ market: { countryCode: 'SG' } })
  })

  it.each(['HK', 'hk', 'MY'])('the header picks the market: %s', async (country) => {
    const { data } = await provider.ask('{ market { countryCode projectCount } }', {}, { 'country-code': country })
    expect(data).toEqual({ market: { countryCode: country.toUpperCase(), projectCount: 5 } })
  })

  it('visitors of different markets at the same time see their own', async () => {
    const visitors = Array.from({ length: 60 }, (_, i) => ['SG', 'HK', 'MY'][i % 3] ?? '')
    const seen = await Promise.all(
      visitors.map(async (country) => {
        const response = await provider.fetch('/shared', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', 'country-code': country },
          body: JSON.stringify({ query: '{ market { countryCode projectCount currencyCode } projects { totalCount } }' }),
        })
        const { data } = (await response.json()) as { data: { market: { countryCode: string }; projects: { totalCount: number } } }
        return [data.market.countryCode, data.projects.totalCount]
      }),
    )
    expect(seen).toEqual(visitors.map((country) => [country, country === 'SG' ? 43 : 5]))
  })

  it('errors suggest no field names', async () => {
    const { errors } = await provider.ask('{ projectz { id } }')
    expect(errors[0]?.message).not.toMatch(/did you mean/i)
  })

  it('errors of the database are not revealed', async () => {
    await provider.env.DB_MY.prepare('alter table source rename to hidden_source').run()
    const { data, errors } = await provider.ask('{ market { sources { name } } }', {}, { 'country-code': 'my' })
    await provider.env.DB_MY.prepare('alter table hidden_source rename to source').run()
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ message: 'The provider could not answer.', extensions: { code: 'internal' } }])
    expect(JSON.stringify(errors)).not.toMatch(/source_|sqlite|select|D1_/i)
  })

  it('an unpublished market has empty answers', async () => {
    const { data, errors } = await provider.ask(
      '{ market { projectCount lastMonth segments { month } examples { id } } projects { totalCount } }',
      {},
      { 'country-code': 'au' },
    )
    expect(errors).toEqual([])
    expect(data).toEqual({ market: { projectCount: 0, lastMonth: null, segments: [], examples: [] }, projects: { totalCount: 0 } })
    expect(await codeOf('{ mapData { basemapUrl } }', {}, { 'country-code': 'au' })).toBe('no-data')
    const health = (await (await provider.fetch('/health')).json()) as Record<string, unknown>
    expect(health).toMatchObject({ SG: { projectCount: 43, lastMonth: 202606 }, AU: null })
  })
})

describe('§9: HK and MY do not disclose rents', () => {
  const fields = `rentCount grossYield unitMixes { lastRentPrice lastRentMonth rentPriceMedian rentPsfMax monthlyRentYield rentCount1y rentCount30d salePriceMax }
    transactions(kind: RENT) { nodes { id } totalCount pageInfo { hasNextPage } }`
  const query = `{ market { rentCount } project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { ${fields} } }`

  it.each(['hk', 'my'])('%s', async (country) => {
    const { data, errors } = await provider.ask(query, {}, { ...entitled, 'country-code': country })
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      market: { rentCount: null },
      project: {
        rentCount: null,
        grossYield: null,
        unitMixes: [
          {
            lastRentPrice: null,
            lastRentMonth: null,
            rentPriceMedian: null,
            rentPsfMax: null,
            monthlyRentYield: null,
            rentCount1y: null,
            rentCount30d: null,
            salePriceMax: 1_500_005,
          },
        ],
        transactions: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } },
      },
    })
  })

  it('§9: an order by yield is the usual one where rents are not disclosed', async () => {
    const { env } = provider
    const ids = async (sort: string) => {
      const { data } = await provider.ask<{ projects: { nodes: { id: string }[] } }>(
        `{ projects(sort: ${sort}) { nodes { id } } }`,
        {},
        { 'country-code': 'hk' },
      )
      return data?.projects.nodes.map(({ id }) => id) ?? []
    }
    const usual = await ids('MOST_TRADED')
    expect(usual.length).toBeGreaterThan(1)
    await env.DB_HK.prepare(
      'update project set gross_yield = case when slug = (select slug from project order by sale_count_1y, id desc limit 1) then 0.9 else 0.01 end',
    ).run()
    expect(await ids('YIELD_HIGH')).toEqual(usual)
    await env.DB_HK.prepare('update project set gross_yield = null').run()
  })

  it('even when the rows are in the database', async () => {
    const { env } = provider
    await env.DB_HK.prepare('update unit_mix set last_rent_price = 7000, rent_count_1y = 9 where project_id = 901').run()
    await env.DB_HK.prepare('update project set rent_count = 9, gross_yield = 0.05 where id = 901').run()
    const rows = await env.DB_HK.prepare("select count(*) as n from txn where kind = 'rent'").first<{ n: number }>()
    expect(rows?.n).toBeGreaterThan(0)
    const { data } = await provider.ask(query, {}, { ...entitled, 'country-code': 'hk' })
    expect(data).toMatchObject({ project: { rentCount: null, grossYield: null, unitMixes: [{ lastRentPrice: null, rentCount1y: null }] } })
  })

  it('SG does', async () => {
    const { data } = await provider.ask(query, {}, entitled)
    expect(data).toMatchObject({
      market: { rentCount: 6 },
      project: { rentCount: 6, unitMixes: [{ lastRentPrice: 5_000, rentCount1y: 6 }] },
    })
  })
})

describe('what people type is never SQL or an FTS expression', () => {
  it.each([
    '"',
    "'",
    '*',
    'a" OR "b',
    'cedar*',
    'NEAR(a b)',
    'title:cedar',
    'cedar AND NOT ave',
    '-cedar',
    '^cedar',
    '(',
    "'; drop table project; --",
    '%',
    '\\',
    '\u0000',
    '🏠',
    '{}[]',
    'a'.repeat(80),
    'AND',
    'x '.repeat(40),
    '雪松',
    'OR OR OR',
  ])('%j', async (text) => {
    expect((await provider.ask<SuggestQuery>(SuggestDocument, { text })).errors).toEqual([])
    expect((await provider.ask(ResultsDocument, { filter: { text, street: text, areaId: text, ids: [text] } })).errors).toEqual([])
    expect((await provider.ask(ProjectTransactionsDocument, { typeGroup: 'PUBLIC_STACK', slug: text })).data).toEqual({ project: null })
  })

  it('column filters are read as words', async () => {
    const found = (await provider.ask<SuggestQuery>(SuggestDocument, { text: 'title:cedar' })).data?.searchSuggestions ?? []
    expect((await provider.ask<SuggestQuery>(SuggestDocument, { text: 'cedar' })).data?.searchSuggestions.length).toBeGreaterThan(0)
    // no title is "title cedar", so hits are marked as guesses
    expect(found.filter(({ isApproximate }) => !isApproximate)).toEqual([])
  })
})
