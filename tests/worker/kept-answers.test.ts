import { beforeEach, expect, it, vi } from 'vitest'
import { GeoipFutureDocument, MarketFactsDocument, ViewerDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { callProvider } from '../../src/server/provider-gateway.server.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

const TOKEN = 'q7_-'.repeat(11)
const published = { edition: 'v1' }
const statements: string[] = []
beforeEach(() => {
  published.edition = 'v1'
})

/** A database that knows the edition of a market and has no rows besides. */
const database = {
  prepare: (sql: string) => ({ bind: () => sql }),
  batch: async (asked: string[]) => {
    statements.push(...asked)
    const facts = Object.entries({ data_version: published.edition, last_month: '202507', origin: 'demo' })
    return asked.map((sql) => ({ results: / from meta/.test(sql) ? facts.map(([key, value]) => ({ key, value })) : [] }))
  },
}
const bindings = Object.fromEntries([...COUNTRY_CODES, 'ACCOUNT', 'TRADE'].map((name) => [`DB_${name}`, database]))

/** An isolate: asks as its requests do, and tells how many statements each answer cost. */
function isolate(more: Record<string, unknown> = {}) {
  const env = testEnv({ ...bindings, ...more })
  return async (document: { toString(): string }, { token = '', path = '/about-us?countryCode=SG', place = '' } = {}) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(token && { cookie: `apollo-token=${token}` }) }
    const request = Object.assign(new Request(`https://site.example${path}`, { headers }), { cf: { country: place } })
    const context = resolveRequest(request, env)
    statements.length = 0
    const answer = await callProvider(document.toString(), {}, context, context.country)
    // the edition itself is looked up as well
    const cost = statements.filter((sql) => !sql.includes("'data_version'")).length
    return { answer, cost, isBeyondMarket: context.reads.isBeyondMarket }
  }
}

it('what was read from the edition alone is read once', async () => {
  const ask = isolate()
  const [first, second] = [await ask(MarketFactsDocument), await ask(MarketFactsDocument)]
  expect(first.answer.ok).toBe(true)
  expect(second.answer).toEqual(first.answer)
  expect(first.cost).toBeGreaterThan(0)
  expect(second.cost).toBe(0)
})

it('is asked anew for another country, language, edition, and for whoever holds a token', async () => {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const ask = isolate()
  await ask(MarketFactsDocument)
  for (const other of [{ path: '/about-us?countryCode=MY' }, { path: '/about-us?countryCode=SG&locale=zh-CH' }, { token: TOKEN }])
    expect((await ask(MarketFactsDocument, other)).cost).toBeGreaterThan(0)
  now += 20_000
  expect((await ask(MarketFactsDocument)).cost).toBe(0)
  published.edition = 'v2'
  now += 20_000
  expect((await ask(MarketFactsDocument)).cost).toBeGreaterThan(0)
})

it('who somebody is, is asked each time', async () => {
  const ask = isolate()
  for (const _ of [1, 2]) expect((await ask(ViewerDocument, { token: TOKEN })).cost).toBeGreaterThan(0)
})

it('where somebody is, is his alone', async () => {
  const ask = isolate()
  const [here, there] = [await ask(GeoipFutureDocument, { place: 'HK' }), await ask(GeoipFutureDocument, { place: 'MY' })]
  expect([here.answer, there.answer].map((answer) => JSON.stringify(answer).match(/"isoCode":"(..)"/)?.[1])).toEqual(['HK', 'MY'])
  expect(here.isBeyondMarket).toBe(true)
})

it('one variable turns it off', async () => {
  const ask = isolate({ PAGE_CACHE: 'off' })
  for (const _ of [1, 2]) expect((await ask(MarketFactsDocument)).cost).toBeGreaterThan(0)
})
