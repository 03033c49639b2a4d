import { fileURLToPath } from 'node:url'
import { createTestHarness } from 'wrangler'
import { fillMarket, fixtureOf, type MadeMarket } from './copy-market.ts'
import type { TestEnv } from './worker.ts'

// keeps wrangler off the network
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

export interface Answer<Data = Record<string, unknown>> {
  status: number
  data: Data | null
  errors: { message: string; extensions: { code: string } }[]
  statements: number
  roundTrips: number
  /** its request was killed before its end; see faulty-cards.ts */
  isKilled: boolean
}

/** The real schema in real workerd: SG with 40 blocks, HK and MY with 2, AU empty; `other` replaces markets. */
export async function startProvider(other: Partial<Record<'SG' | 'HK' | 'MY', MadeMarket>> = {}) {
  const server = createTestHarness({ workers: [{ configPath: fileURLToPath(new URL('wrangler.toml', import.meta.url)) }] })
  await server.listen()
  const worker = server.getWorker<TestEnv>()
  await Promise.all((['DB_ACCOUNT', 'DB_TRADE', 'DB_SG', 'DB_MY', 'DB_HK', 'DB_AU'] as const).map((name) => worker.applyD1Migrations(name)))
  const env = await worker.getEnv()
  await Promise.all([
    fillMarket(env.DB_SG, 'SG', other.SG ?? fixtureOf(40)),
    fillMarket(env.DB_HK, 'HK', other.HK ?? fixtureOf(2)),
    fillMarket(env.DB_MY, 'MY', other.MY ?? fixtureOf(2)),
  ])

  /** Sends one operation; a typed document of src/graphql or plain text. */
  async function ask<Data = Record<string, unknown>>(
    query: { toString(): string },
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await server.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query: query.toString(), variables }),
    })
    const body = (await response.json()) as { data?: Data | null; errors?: Answer['errors'] }
    return {
      status: response.status,
      data: body.data ?? null,
      errors: body.errors ?? [],
      statements: Number(response.headers.get('x-statements')),
      roundTrips: Number(response.headers.get('x-round-trips')),
      isKilled: response.headers.get('x-killed') === '1',
    }
  }
  return { ask, env, fetch: server.fetch, close: () => server.close() }
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>
