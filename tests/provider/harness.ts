import { fileURLToPath } from 'node:url'
import { createTestHarness } from 'wrangler'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { fillMarket, fixtureOf, type MadeMarket } from './copy-market.ts'
import { DATABASES, envOfFile, isOfSchema, isWrite, type MarketBinding, marketBinding } from './env-of-file.ts'
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

const FILLED: Partial<Record<CountryCode, MadeMarket>> = { SG: fixtureOf(40), HK: fixtureOf(2), MY: fixtureOf(2) }

type Server = Awaited<ReturnType<typeof openServer>>
/** The server of this process, whose test files come one after another: starting it takes longer than most of them. */
let shared: Server | null = null

async function openServer() {
  const server = createTestHarness({ workers: [{ configPath: fileURLToPath(new URL('wrangler.toml', import.meta.url)) }] })
  await server.listen()
  const worker = server.getWorker<TestEnv>()
  await Promise.all(DATABASES.map((name) => worker.applyD1Migrations(name)))
  const bindings = await worker.getEnv()
  /** `filled`: what the markets hold, as long as nobody has written into them; `isTouched`: somebody has changed a schema, and perhaps put it back. */
  return { server, worker, bindings, shape: await shapeOf(bindings), filled: new Map<MarketBinding, string>(), isTouched: false }
}

/** What is in the databases besides rows. */
async function shapeOf(bindings: TestEnv): Promise<string> {
  const sql = `select kept.type, kept.name, part.name as part from sqlite_schema as kept left join pragma_table_xinfo(kept.name) as part
    where kept.name not like '\\_cf%' escape '\\' order by 1, 2, 3`
  return JSON.stringify(await Promise.all(DATABASES.map(async (name) => (await bindings[name].prepare(sql).all()).results)))
}

/** Ends the server of this process; in tests it ends with the process. */
export async function stopServer(): Promise<void> {
  const closed = shared
  shared = null
  await closed?.server.close()
}

/**
 * Begins a file of tests: the real schema in real workerd; SG with 40 blocks, HK and MY with 2, others empty; `other` replaces markets. Nothing of
 * earlier files is left (decision 137).
 */
export async function startProvider(other: Partial<Record<'SG' | 'HK' | 'MY', MadeMarket>> = {}) {
  if (shared?.isTouched && (await shapeOf(shared.bindings)) !== shared.shape) await stopServer()
  shared ??= await openServer()
  const one = shared
  one.isTouched = false
  const { worker, filled } = one
  const wanted = COUNTRY_CODES.flatMap((country) => {
    const market = { ...FILLED, ...other }[country] ?? null
    const name = `DB_${country}` as const
    return filled.get(name) === (market?.contentHash ?? '') ? [] : [{ country, name, market }]
  })
  for (const { name } of wanted) filled.delete(name)
  const body = JSON.stringify({ markets: wanted.map(({ name }) => name) })
  const begin = () => worker.fetch('/next-file', { method: 'POST', body })
  // between two files a connection may have been closed, and nobody has heard of it; to begin twice changes nothing
  const begun = await begin().catch(begin)
  const answer = await begun.text()
  if (!begun.ok) throw new Error(`The file could not begin: ${answer}`)
  for (const { country, name, market } of wanted) {
    if (market) await fillMarket(one.bindings[name], country, market)
    filled.set(name, market?.contentHash ?? '')
  }
  const env = envOfFile(one.bindings, Number(answer), (name, sql) => {
    const market = marketBinding(name)
    if (market && isWrite(sql)) filled.delete(market)
    if (isOfSchema(sql)) one.isTouched = true
  })

  /** Sends one operation; a typed document of src/graphql or plain text. */
  async function ask<Data = Record<string, unknown>>(
    query: { toString(): string },
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const response = await worker.fetch('/graphql', {
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
  return { ask, env, fetch: worker.fetch }
}

export type TestProvider = Awaited<ReturnType<typeof startProvider>>
