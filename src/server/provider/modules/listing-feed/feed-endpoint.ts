import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { Statements } from '../../db/client.ts'
import type { LedgerPort, RateLimit } from '../../ports/ledger/port.ts'
import { limitKey } from '../../throttle.ts'
import { type FeedScope, hasScopeOf, sourceOfKey, WEB_API_SCOPES } from './feed-keys.ts'
import { feedRecords } from './feed-out.ts'
import { type FeedOmission, type FeedRejection, type FeedRun, readOmissions, readRejections, readRuns } from './feed-run.ts'
import { type FeedSource, isSourceId, readSource } from './feed-source.ts'
import type { Bytes } from './raw-record.ts'
import { takeIn } from './take-in.ts'
import { FEED_WRITERS } from './write-feed.ts'

export interface FeedContext {
  trade: Statements
  account: Statements
  market(country: FeedSource['country']): Statements
  ledger: LedgerPort
  /** unix seconds */
  now: number
}

/** Files of one source within an hour; whole ones usually come once a day. */
const FILES_PER_HOUR = { max: 60, windowSeconds: 3_600 }
const READS_PER_HOUR = { max: 600, windowSeconds: 3_600 }
/** Questions of one reader to the Web API: a copy of some thousand listings, and a look at what changed every few seconds. */
const QUESTIONS_PER_HOUR = { max: 3_600, windowSeconds: 3_600 }

export type FeedRefusal =
  | { code: 'key-missing' | 'key-unknown' | 'source-unknown' | 'other-source' | 'scope' | 'run-unknown' | 'running' }
  | { code: 'too-many'; retryAfterSeconds: number }

interface Asked {
  source: string
  key: string | null
}

const LIMIT_OF_SCOPE = { send: FILES_PER_HOUR, read: READS_PER_HOUR, api: QUESTIONS_PER_HOUR } as const satisfies Partial<
  Record<FeedScope, RateLimit>
>

/** The source at an address, and what else a key of it opens. */
interface Opened {
  source: FeedSource
  scopes: readonly FeedScope[]
}

/** The source at an address for the holder of a key; a key opens the address of its own source alone. 'api': with any scope of the Web API. */
export async function openSource(
  context: FeedContext,
  { source: id, key }: Asked,
  scope: keyof typeof LIMIT_OF_SCOPE,
): Promise<Opened | FeedRefusal> {
  if (!key) return { code: 'key-missing' }
  const held = await sourceOfKey(context.trade, key, context.now)
  if (!held) return { code: 'key-unknown' }
  if (!isSourceId(id)) return { code: 'source-unknown' }
  // whether another source is there is nobody's business
  if (held.sourceId !== id) return { code: 'other-source' }
  if (!hasScopeOf(held.scopes, scope === 'api' ? WEB_API_SCOPES : [scope])) return { code: 'scope' }
  const about = scope === 'api' ? [id, held.reader] : [id]
  const taking = await context.ledger.take(limitKey(`feed-${scope}`, ...about), LIMIT_OF_SCOPE[scope])
  if (!taking.allowed) return { code: 'too-many', retryAfterSeconds: taking.retryAfterSeconds }
  const source = await readSource(context.trade, id)
  return source ? { source, scopes: held.scopes } : { code: 'source-unknown' }
}

const isRefused = (opened: Opened | FeedRefusal): opened is FeedRefusal => 'code' in opened

interface Sent extends Asked {
  isWhole: boolean
  /** what is gone is meant to be, also when it is most of what there was */
  allowsMany: boolean
  /** null: the one that the source has */
  format: FeedFormat | null
  bytes: Bytes
  /** the charset of its content type; null without one */
  encoding: string | null
}

/** Takes a file in that a source sends. The run says what became of it. */
export async function takeFeed(
  context: FeedContext,
  { isWhole, allowsMany, format, bytes, encoding, ...asked }: Sent,
): Promise<FeedRun | FeedRefusal> {
  const opened = await openSource(context, asked, 'send')
  if (isRefused(opened)) return opened
  const { source } = opened
  const intake = { trade: context.trade, account: context.account, market: context.market(source.country), now: context.now }
  const run = await takeIn(intake, {
    source,
    runId: crypto.randomUUID(),
    isWhole,
    allowsMany,
    format: format ?? source.format,
    bytes,
    encoding,
  })
  return run ?? { code: 'running' }
}

/** A run of a source with what was not taken of it, and what was left out of the rest. */
export async function feedRun(
  context: FeedContext,
  { run: id, ...asked }: Asked & { run: string },
): Promise<{ run: FeedRun; rejections: FeedRejection[]; omissions: FeedOmission[] } | FeedRefusal> {
  const opened = await openSource(context, asked, 'read')
  if (isRefused(opened)) return opened
  const { source } = opened
  const [runs, rejections, omissions] = await Promise.all([
    readRuns(context.trade, 'r.id = ? and r.source_id = ?', id, source.id),
    readRejections(context.trade, id),
    readOmissions(context.trade, id),
  ])
  const [run] = runs
  return run ? { run, rejections, omissions } : { code: 'run-unknown' }
}

/** What a source advertises, in its own format, page by page. */
export async function feedOut(
  context: FeedContext,
  asked: Asked,
): Promise<{ contentType: string; text: AsyncGenerator<string> } | FeedRefusal> {
  const opened = await openSource(context, asked, 'read')
  if (isRefused(opened)) return opened
  const { source } = opened
  const writer = FEED_WRITERS[source.format]
  const { trade, now } = context
  const { id } = source
  async function* text(): AsyncGenerator<string> {
    yield writer.head
    for await (const records of feedRecords(trade, id, now)) yield records.map(writer.record).join('')
    yield writer.foot
  }
  return { contentType: writer.contentType, text: text() }
}
