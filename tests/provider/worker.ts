import { waitUntil } from 'cloudflare:workers'
import * as documents from '#graphql/generated/graphql.ts'
import { recordOf } from '#lib/records.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { SqlDatabase } from '#provider/db/client.ts'
import { receive } from '#provider/modules/post/receive.ts'
import { HashTurns, type TurnCaller } from '#provider/ports/hash-turns.ts'
import { openPorts } from '#provider/ports/open-ports.ts'
import type { PostMessage } from '#provider/ports/post/post-message.ts'
import { signInRules } from '#provider/ports/sign-in-rules.ts'
import { createProvider, type Provider } from '#provider/provider.ts'
import type { AttemptLedger } from '#server/attempt-ledger.ts'
import { serveCardDesk } from '#server/card-desk.ts'
import { sendCopyPart } from '#server/copies.ts'
import { serveFeedFile } from '#server/feed-files.ts'
import { serveFeed } from '#server/feeds.ts'
import { sendListingPicture, takeListingPicture } from '#server/listing-media.ts'
import { openLive } from '#server/live.ts'
import type { LiveChannel } from '#server/live-channel.ts'
import { serveOData } from '#server/odata.ts'
import { settleBatch } from '#server/settle-batch.ts'
import { sendTourPicture, takeTourPicture } from '#server/tour-media.ts'
import { serveUpload } from '#server/uploads.ts'
import { serveWebhook } from '#server/webhooks.ts'
import { DATABASES, envOfFile, isWrite, type MarketBinding, type MessageOfFile, marketBinding, marketsOf, withOwn } from './env-of-file.ts'
import { faultyCards, Kill } from './faulty-cards.ts'
import { restore, seedsOf } from './restore-tables.ts'

export { AttemptLedger } from '#server/attempt-ledger.ts'
export { LiveChannel } from '#server/live-channel.ts'

const OWN_DOCUMENTS: ReadonlySet<string> = new Set(Object.values(documents).map(String))

/** The bindings of tests/provider/wrangler.toml. */
export interface TestEnv extends Record<MarketBinding, D1Database> {
  ATTEMPTS: DurableObjectNamespace<AttemptLedger>
  LETTERS: Queue<PostMessage>
  REFRESH: Queue<PostMessage>
  LIVE: DurableObjectNamespace<LiveChannel>
  FILES: R2Bucket
  DB_ACCOUNT: D1Database
  DB_TRADE: D1Database
}

/** Where links of mails lead that no request caused. */
const JOB_ORIGIN = 'https://jobs.example.com'

/** A statement as it was sent to D1. */
export interface Asked {
  sql: string
  parameters: unknown[]
}

/**
 * Answers as the provider does; `x-statements` and `x-round-trips` say what the answer cost.
 * `/card-account` makes a customer at the card desk, `/card-desk/…` is the desk. `/shared` is answered by one provider for all requests, as in the application; `/artifact` and `/health` call its other functions, `/calendar/…` its calendar files, `/live` opens a socket, `/copies/…` sends copies, `/uploads/…` takes and sends files, `/listing-media/…` and `/files/listings/…` pictures of listings, `/tour-media/…` and `/files/tours/…` those of tours, `/webhooks/…` takes webhooks, `/feeds/…` takes and sends feeds, `/feed-files/…` tries files of feeds out, `/odata/…` is the Web API, `/outbox` returns the messages, `/cleanUp`, `/alerts` and `/runJobs` run the schedule; with `x-queues: 1` letters take the way by the real queue; `/statements` returns the SQL of an operation on SG instead of its data, with `x-of: trade` its SQL on trade.
 * `/next-file` begins a file of tests, `/write-later` writes behind its answer. With `x-staff-keys` staff must have a passkey. With `x-hash-once` a password is that of the fixtures, whose hash is made once.
 */
export default {
  async fetch(request: Request, bindings: TestEnv): Promise<Response> {
    if (new URL(request.url).pathname === '/next-file') return Response.json(await nextFile(request, bindings))
    return whileBusy(answer(request, ofFile(bindings).env))
  },
  async queue(batch: MessageBatch<MessageOfFile>, bindings: TestEnv): Promise<void> {
    const { file, env } = ofFile(bindings)
    const messages = batch.messages.filter((message) => message.body.file === file)
    for (const message of batch.messages) if (!messages.includes(message)) message.ack()
    const bodies = messages.map((message): Message => withOwn<Message>(message, { body: message.body.body }))
    await whileBusy(settleBatch({ messages: bodies }, sharedProvider(env)))
  },
}

async function answer(request: Request, env: TestEnv): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === '/shared') return sharedProvider(env).fetch(new Request(new URL('/graphql', url), request))
  if (url.pathname === '/live') return openSocket(request, env)
  if (url.pathname === '/write-later') return writeLater(env)
  const cost = { statements: 0, roundTrips: 0 }
  const asked: Asked[] = []
  const isOf = (name: 'market' | 'trade') => url.pathname === '/statements' && (request.headers.get('x-of') ?? 'market') === name
  const SG = isOf('market') ? recording(env.DB_SG, asked) : env.DB_SG
  const killAt = (header: string) => (request.headers.has(header) ? new Kill(Number(request.headers.get(header))) : null)
  const [kill, tradeKill] = [killAt('x-kill'), killAt('x-kill-trade')]
  const staffKeys = request.headers.has('x-staff-keys') ? { signInRules: signInRules({ ...SIGN_IN, mustStaffHaveKey: true }) } : {}
  const hashTurns = request.headers.has('x-hash-once') ? { hashTurns: new HashedOnce() } : {}
  const provider = createProvider({
    tenant: 'real-estate',
    databases: {
      account: kill?.database(env.DB_ACCOUNT) ?? env.DB_ACCOUNT,
      trade: tradeKill?.database(env.DB_TRADE) ?? (isOf('trade') ? recording(env.DB_TRADE, asked) : env.DB_TRADE),
      market: { ...marketsOf(env), SG },
    },
    ports: { ...portsOf(env, request.headers.get('x-queues') === '1'), ...cardsOf(request, env, kill), ...hashTurns, ...staffKeys },
    later,
    isLocal: request.headers.get('x-local') === '1',
    siteOrigin: JOB_ORIGIN,
    ownDocuments: OWN_DOCUMENTS,
    onCost: (spent) => Object.assign(cost, spent),
  })
  if (url.pathname === '/card-account') return Response.json(await cardAccount(env))
  if (url.pathname === '/health') return Response.json(await provider.health())
  if (url.pathname === '/outbox') return Response.json(await provider.outbox(url.searchParams.get('to') ?? ''))
  if (url.pathname.startsWith('/calendar/')) {
    const text = await provider.calendar(url.pathname, parseLocaleCode(url.searchParams.get('locale')) ?? 'en-US')
    return new Response(text, { status: text === null ? 404 : 200 })
  }
  if (url.pathname.startsWith('/card-desk/')) return serveCardDesk(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/webhooks/')) return serveWebhook(request, provider)
  if (url.pathname.startsWith('/feeds/')) return serveFeed(request, provider)
  if (url.pathname.startsWith('/copies/')) return sendCopyPart(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/feed-files/')) return serveFeedFile(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/odata/')) return serveOData(request, url.origin, provider)
  if (url.pathname.startsWith('/uploads/')) return serveUpload(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/listing-media/')) return takeListingPicture(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/files/listings/')) return sendListingPicture(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/tour-media/')) return takeTourPicture(request, sessionOf(request), provider)
  if (url.pathname.startsWith('/files/tours/')) return sendTourPicture(request, sessionOf(request), provider)
  if (url.pathname === '/artifact') {
    const artifact = await provider.artifact('SG', url.searchParams.get('name') ?? '', url.searchParams.get('hash') ?? '')
    return artifact
      ? new Response(artifact.bytes, { headers: { 'content-type': artifact.contentType } })
      : new Response(null, { status: 404 })
  }
  if (url.pathname === '/clean-up') return Response.json(await provider.cleanUp())
  if (url.pathname === '/jobs') return Response.json(await provider.runJobs())
  if (url.pathname === '/alerts') return Response.json(await provider.sendAlerts())
  if (url.pathname === '/statements') {
    const answer = await provider.fetch(new Request(new URL('/graphql', url), request))
    const { errors } = (await answer.json()) as { errors?: unknown }
    return errors ? Response.json(errors, { status: 500 }) : Response.json(asked)
  }
  const answered = await provider.fetch(request)
  const headers = new Headers(answered.headers)
  headers.set('x-statements', String(cost.statements))
  headers.set('x-round-trips', String(cost.roundTrips))
  if (kill ?? tradeKill) headers.set('x-killed', (kill ?? tradeKill)?.isDead ? '1' : '0')
  return new Response(answered.body, { status: answered.status, headers })
}

/** The file of tests that this Worker answers; files come one after another. */
interface TestFile {
  file: number
  env: TestEnv
}
let current: TestFile | null = null
const ofFile = (bindings: TestEnv): TestFile => (current ??= opened(0, bindings))

/** A market is read: what writes into it here would be met by the next file. */
const opened = (file: number, bindings: TestEnv): TestFile => ({
  file,
  env: envOfFile(bindings, file, (name, sql) => {
    if (marketBinding(name) && isWrite(sql)) throw new Error(`the provider writes into ${name}: ${sql}`)
  }),
})

/** Answers and work behind them that have not come to their end. */
let busy = 0
async function whileBusy<Answer>(work: Promise<Answer>): Promise<Answer> {
  busy += 1
  try {
    return await work
  } finally {
    busy -= 1
  }
}
const later = (work: Promise<unknown>): void => waitUntil(whileBusy(work))

/** As its migrations leave it, by the name of a database. */
const seeds = new Map<string, Awaited<ReturnType<typeof seedsOf>>>()
const WAIT_MS = 30_000

/** Begins a file when the last one's work has ended: accounts, trade and the markets that are named are as new, and no file is kept. Returns its number. */
async function nextFile(request: Request, bindings: TestEnv): Promise<number> {
  const { markets } = (await request.json()) as { markets: string[] }
  for (const until = Date.now() + WAIT_MS; busy > 0; await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > until) throw new Error(`${busy} answers of an earlier file have not ended`)
  for (const name of DATABASES) if (!seeds.has(name)) seeds.set(name, await seedsOf(bindings[name]))
  const restored = DATABASES.filter((name) => !marketBinding(name) || markets.includes(name))
  await Promise.all([emptyBucket(bindings.FILES), ...restored.map((name) => restore(bindings[name], seeds.get(name) ?? []))])
  current = opened((current?.file ?? 0) + 1, bindings)
  return current.file
}

/** Answers, and writes behind the answer. */
function writeLater({ DB_ACCOUNT }: TestEnv): Response {
  const write = () => DB_ACCOUNT.prepare("insert into phone_proof (phone_hash, holder_hash, at) values ('late', 'late', 1)").run()
  later(new Promise((resolve) => setTimeout(resolve, 500)).then(write))
  return new Response()
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { objects, truncated } = await bucket.list()
    if (objects.length) await bucket.delete(objects.map(({ key }) => key))
    isMore = truncated
  }
}

let hashed: unknown = null

/** What hashing gave the first time: for people of the fixtures, who all have the same password. */
class HashedOnce extends HashTurns {
  override async run<Value>(caller: TurnCaller, work: () => Promise<Value>) {
    hashed ??= (await super.run(caller, work))?.value
    return { value: hashed as Value }
  }
}

/** `x-cards` names a fault of the connection to the card service, `x-kill` and `x-kill-trade` after how many steps of the account or the trade database the request ends; see faulty-cards.ts. */
function cardsOf(request: Request, env: TestEnv, kill: Kill | null) {
  const sources = { database: env.DB_TRADE, later }
  const fault = request.headers.get('x-cards')
  if (kill) return { cards: kill.cards(sources) }
  return fault ? { cards: faultyCards(fault, sources) } : {}
}

const databasesOf = (env: TestEnv) => ({ account: env.DB_ACCOUNT, trade: env.DB_TRADE, market: marketsOf(env) })

/** The official client in workerd, at the card desk. */
async function cardAccount(env: TestEnv) {
  const account = portsOf(env).cards.of('SG')
  return { isDesk: account?.isDesk, customer: await account?.stripe.customers.create({ email: 'worker@example.com' }) }
}

/** As the application does, for a page of site.example whose cookie holds the token of the request. */
function openSocket(request: Request, env: TestEnv): Promise<Response> {
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
  return openLive(request, { env, siteOrigin: 'https://site.example', token })
}

/** A page of site.example whose cookies hold the tokens of these headers. */
function sessionOf(request: Request) {
  const vendor = request.headers.get('x-vendor')
  return {
    siteOrigin: 'https://site.example',
    token: request.headers.get('authorization')?.slice('Bearer '.length) ?? null,
    vendor: vendor === null ? null : { token: vendor, loggedInAt: 0 },
  }
}

const shared = new WeakMap<TestEnv, Provider>()

function sharedProvider(env: TestEnv): Provider {
  const provider =
    shared.get(env) ??
    createProvider({
      tenant: 'real-estate',
      databases: databasesOf(env),
      ports: portsOf(env),
      later,
      isLocal: false,
      siteOrigin: JOB_ORIGIN,
      ownDocuments: OWN_DOCUMENTS,
    })
  shared.set(env, provider)
  return provider
}

const SIGN_IN = { factorKey: 'of-these-factors-alone', mustStaffHaveKey: false, recoveryWaitSeconds: 86_400 }

/** Messages wait in the outbox: `select * from outbox` is what would have been sent. */
function portsOf(env: TestEnv, hasQueues = false) {
  return openPorts({
    databases: databasesOf(env),
    siteOrigin: JOB_ORIGIN,
    queues: hasQueues ? { letters: env.LETTERS, refresh: env.REFRESH } : receive,
    attempts: env.ATTEMPTS,
    live: env.LIVE,
    bucket: env.FILES,
    isLocal: true,
    mail: null,
    sms: null,
    deviceKey: 'of-these-tests-alone',
    signIn: SIGN_IN,
    webhookKey: 'of-these-webhooks-alone',
    cards: { keys: recordOf(COUNTRY_CODES, () => null), apiBase: null, deliver: null },
    later,
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
