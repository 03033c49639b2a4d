import { waitUntil } from 'cloudflare:workers'
import * as documents from '#graphql/generated/graphql.ts'
import type { SqlDatabase } from '#provider/db/client.ts'
import { openPorts } from '#provider/ports/ports.ts'
import { createProvider, type Provider } from '#provider/provider.ts'
import type { AttemptLedger } from '#server/attempt-ledger.ts'

export { AttemptLedger } from '#server/attempt-ledger.ts'

const OWN_DOCUMENTS: ReadonlySet<string> = new Set(Object.values(documents).map(String))

/** The bindings of tests/provider/wrangler.toml. */
export interface TestEnv {
  ATTEMPTS: DurableObjectNamespace<AttemptLedger>
  FILES: R2Bucket
  DB_ACCOUNT: D1Database
  DB_TRADE: D1Database
  DB_SG: D1Database
  DB_MY: D1Database
  DB_HK: D1Database
  DB_AU: D1Database
}

/** A statement as it was sent to D1. */
export interface Asked {
  sql: string
  parameters: unknown[]
}

/**
 * Answers as the provider does; `x-statements` and `x-round-trips` say what the answer cost.
 * `/shared` is answered by one provider for all requests, as in the application; `/artifact` and `/health` call its other functions, `/outbox` returns the messages, `/tidy`, `/alerts` and `/tick` run the schedule; `/statements` returns the SQL of an operation on SG instead of its data.
 */
export default {
  async fetch(request: Request, env: TestEnv): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname === '/shared') return sharedProvider(env).fetch(new Request(new URL('/graphql', url), request))
    const cost = { statements: 0, roundTrips: 0 }
    const asked: Asked[] = []
    const SG = url.pathname === '/statements' ? recording(env.DB_SG, asked) : env.DB_SG
    const provider = createProvider({
      databases: { account: env.DB_ACCOUNT, trade: env.DB_TRADE, market: { SG, MY: env.DB_MY, HK: env.DB_HK, AU: env.DB_AU } },
      ports: portsOf(env),
      later: waitUntil,
      isLocal: request.headers.get('x-local') === '1',
      siteOrigin: 'https://jobs.example.com',
      ownDocuments: OWN_DOCUMENTS,
      onCost: (spent) => Object.assign(cost, spent),
    })
    if (url.pathname === '/health') return Response.json(await provider.health())
    if (url.pathname === '/outbox') return Response.json(await provider.outbox(url.searchParams.get('to') ?? ''))
    if (url.pathname === '/artifact') {
      const artifact = await provider.artifact('SG', url.searchParams.get('name') ?? '', url.searchParams.get('hash') ?? '')
      return artifact
        ? new Response(artifact.bytes, { headers: { 'content-type': artifact.contentType } })
        : new Response(null, { status: 404 })
    }
    if (url.pathname === '/tidy') return Response.json(await provider.tidy())
    if (url.pathname === '/tick') return Response.json(await provider.tick())
    if (url.pathname === '/alerts') return Response.json(await provider.sendAlerts())
    if (url.pathname === '/statements') {
      const answer = await provider.fetch(new Request(new URL('/graphql', url), request))
      const { errors } = (await answer.json()) as { errors?: unknown }
      return errors ? Response.json(errors, { status: 500 }) : Response.json(asked)
    }
    const answer = await provider.fetch(request)
    const headers = new Headers(answer.headers)
    headers.set('x-statements', String(cost.statements))
    headers.set('x-round-trips', String(cost.roundTrips))
    return new Response(answer.body, { status: answer.status, headers })
  },
}

const shared = new WeakMap<TestEnv, Provider>()

function sharedProvider(env: TestEnv): Provider {
  const market = { SG: env.DB_SG, MY: env.DB_MY, HK: env.DB_HK, AU: env.DB_AU }
  const provider =
    shared.get(env) ??
    createProvider({
      databases: { account: env.DB_ACCOUNT, trade: env.DB_TRADE, market },
      ports: portsOf(env),
      later: waitUntil,
      isLocal: false,
      siteOrigin: 'https://jobs.example.com',
      ownDocuments: OWN_DOCUMENTS,
    })
  shared.set(env, provider)
  return provider
}

/** Messages wait in the outbox: `select * from outbox` is what would have been sent. */
function portsOf(env: TestEnv) {
  return openPorts({
    account: env.DB_ACCOUNT,
    trade: env.DB_TRADE,
    attempts: env.ATTEMPTS,
    bucket: env.FILES,
    isLocal: true,
    mail: null,
    sms: null,
  })
}

function recording(database: D1Database, asked: Asked[]): SqlDatabase {
  return {
    prepare: (sql) => ({
      bind: (...parameters) => {
        asked.push({ sql, parameters })
        return database.prepare(sql).bind(...parameters)
      },
    }),
    batch: (statements) => database.batch(statements as D1PreparedStatement[]),
  }
}
