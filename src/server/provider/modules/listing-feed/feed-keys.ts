import type { Statements } from '../../db/client.ts'
import { integer, pick } from '../../db/column-table.ts'
import { FEED_KEY } from '../../db/trade/feed-tables.ts'
import { hashOf, randomSecret } from '../../secret.ts'

/** Of RESO's Web API: 'api' listings; the others what was given to the agent who manages the source, and who alone gives keys to it. */
export const PEOPLE_SCOPES = ['enquiries', 'appointments', 'orders'] as const
export const WEB_API_SCOPES = ['api', ...PEOPLE_SCOPES] as const
export type WebApiScope = (typeof WEB_API_SCOPES)[number]

/** 'send': files in; 'read': files out and runs; 'widget': what the agency's own site shows. */
export const FEED_SCOPES = ['send', 'read', 'widget', ...WEB_API_SCOPES] as const
export type FeedScope = (typeof FEED_SCOPES)[number]

/** Whether a scope of a key is one of some. */
export const hasScopeOf = (scopes: readonly FeedScope[], some: readonly FeedScope[]): boolean =>
  scopes.some((scope) => some.includes(scope))

/** The older key lives on for a day, so that the agency's system can be changed over. */
const OVERLAP_SECONDS = 86_400
const PREFIX = 'feed_'
export const SHOWN_CHARS = 12

export interface FeedKey {
  prefix: string
  /** who holds it; '' where that is the source itself */
  reader: string
  scopes: FeedScope[]
  createdAt: number
  endsAt: number | null
  lastUsedAt: number | null
}

interface WantedKey {
  sourceId: string
  reader: string
  scopes: readonly FeedScope[]
}

/**
 * Makes a key of a source for a reader; those before it of the same reader with any of its scopes end within a day. The key itself is told once, and only its
 * hash is kept.
 */
export async function renewKey(trade: Statements, { sourceId, reader, scopes }: WantedKey, now: number): Promise<string> {
  const key = PREFIX + randomSecret()
  const asked = JSON.stringify(scopes)
  await Promise.all([
    trade.run(
      `update feed_key set ends_at = min(coalesce(ends_at, ?1), ?1) where source_id = ?2 and reader = ?4
        and exists (select 1 from json_each(feed_key.scopes) s join json_each(?3) a on a.value = s.value)`,
      now + OVERLAP_SECONDS,
      sourceId,
      asked,
      reader,
    ),
    trade.run(
      'insert into feed_key (hash, source_id, reader, prefix, scopes, created_at) values (?, ?, ?, ?, ?, ?)',
      hashOf(key),
      sourceId,
      reader,
      key.slice(0, SHOWN_CHARS),
      asked,
      now,
    ),
  ])
  return key
}

/** Ends all keys of a source that begin so, at once. Returns how many. */
export async function endKeys(trade: Statements, sourceId: string, prefix: string, now: number): Promise<number> {
  const ended = await trade.all(
    {},
    'update feed_key set ends_at = ?1 where source_id = ?2 and prefix = ?3 and (ends_at is null or ends_at > ?1) returning hash',
    now,
    sourceId,
    prefix,
  )
  return ended.length
}

/** How many others than this one hold keys of a source that open something now. */
export async function countReaders(trade: Statements, sourceId: string, besides: string, now: number): Promise<number> {
  const row = await trade.first(
    { n: integer() },
    'select count(distinct reader) as n from feed_key where source_id = ? and reader <> ? and (ends_at is null or ends_at > ?)',
    sourceId,
    besides,
    now,
  )
  return row?.n ?? 0
}

const KEY_ROW = pick(FEED_KEY, 'sourceId', 'prefix', 'reader', 'scopes', 'createdAt', 'endsAt', 'lastUsedAt')

const scopesIn = (json: string): FeedScope[] => {
  const said: unknown = JSON.parse(json)
  return FEED_SCOPES.filter((scope) => Array.isArray(said) && said.includes(scope))
}

/** The keys of sources, newest first, by source. */
export async function keysOfSources(trade: Statements, sources: readonly string[], now: number): Promise<Map<string, FeedKey[]>> {
  const rows = await trade.all(
    KEY_ROW,
    `select source_id as sourceId, prefix, reader, scopes, created_at as createdAt, ends_at as endsAt, last_used_at as lastUsedAt from feed_key
    where source_id in (select value from json_each(?)) and (ends_at is null or ends_at > ?) order by created_at desc, hash`,
    JSON.stringify(sources),
    now,
  )
  const keys = rows.map(({ sourceId, scopes, ...key }) => ({ sourceId, ...key, scopes: scopesIn(scopes) }))
  return Map.groupBy(keys, ({ sourceId }) => sourceId)
}

const USE_NOTED_SECONDS = 300

/** The source of a key, and what it opens; null for a key that is unknown or has ended. Notes its use now and then. */
export async function sourceOfKey(
  trade: Statements,
  key: string,
  now: number,
): Promise<{ sourceId: string; reader: string; scopes: FeedScope[] } | null> {
  const hash = hashOf(key)
  const row = await trade.first(
    pick(FEED_KEY, 'sourceId', 'reader', 'scopes', 'lastUsedAt'),
    `select k.source_id as sourceId, k.reader, k.scopes, k.last_used_at as lastUsedAt from feed_key k join listing_source s on s.id = k.source_id
    where k.hash = ? and (k.ends_at is null or k.ends_at > ?) and s.is_active = 1 and s.approval = 'approved'`,
    hash,
    now,
  )
  if (!row) return null
  if ((row.lastUsedAt ?? 0) < now - USE_NOTED_SECONDS) await trade.run('update feed_key set last_used_at = ? where hash = ?', now, hash)
  return { sourceId: row.sourceId, reader: row.reader, scopes: scopesIn(row.scopes) }
}
