import { DatabaseSync } from 'node:sqlite'
import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { stagingWriter } from '../../src/server/provider/build/staging-writer.ts'
import { type SqlDatabase, Statements } from '../../src/server/provider/db/client.ts'
import { applyMigrations, readMigrations } from '../../src/server/provider/db/migrations.ts'
import { writableFile } from '../../src/server/provider/db/writable-file.ts'
import { DEMO_SEED, generateMarket } from '../../src/server/provider/demo/generate-market.ts'
import { DEMO_SOURCES } from '../../src/server/provider/demo/listings/agencies.ts'
import { demoListingsIn } from '../../src/server/provider/demo/listings/demo-listings.ts'
import type { FeedRecord } from '../../src/server/provider/modules/listing-feed/feed-record.ts'
import { readSource } from '../../src/server/provider/modules/listing-feed/feed-source.ts'
import type { Intake } from '../../src/server/provider/modules/listing-feed/intake.ts'
import { takeIn } from '../../src/server/provider/modules/listing-feed/take-in.ts'
import { feedText } from '../../src/server/provider/modules/listing-feed/write-feed.ts'

export const NOW = 1_795_132_800

export const newDatabase = (which: 'account' | 'trade' | 'market'): DatabaseSync => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(which))
  return db
}

/** The projects of the small demo market, without their sales. */
export function demoMarketOf(country: CountryCode): DatabaseSync {
  const db = newDatabase('market')
  const { sink } = stagingWriter(db)
  generateMarket(country, { scale: 'default', seed: DEMO_SEED }, { ...sink, txn: () => {}, asset: () => {}, amenity: () => {} })
  db.exec(`insert or replace into meta (key, value) values ('data_version', 'edition-1')`)
  return db
}

export const putSource = (trade: DatabaseSync, id: string, change: { format?: FeedFormat } = {}): void => {
  const source = DEMO_SOURCES.find((one) => one.id === id)
  if (!source) throw new RangeError(`no source ${id}`)
  trade
    .prepare(
      `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at) values (?, ?, ?, ?, ?, 14, 0, 0)`,
    )
    .run(id, source.country, source.agency, source.agencyLicence, change.format ?? source.format)
}

/** Records of one source of a country's demo. */
export const recordsOf = (country: CountryCode, source: string, homes = 60): FeedRecord[] =>
  [...demoListingsIn(country, { homes, seed: 'intake', now: NOW })].filter((one) => one.source === source).map(({ record }) => record)

export async function* bytesOf(text: string, size = 4_096): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export interface Desk {
  account: DatabaseSync
  trade: DatabaseSync
  market: DatabaseSync
}

let count = 0
/** Takes a text, or records in the source's format, in. `through` stands before the database of trade. */
export async function take(
  desk: Desk,
  id: string,
  given: string | readonly FeedRecord[],
  more: Partial<Intake> & { now?: number; through?: (database: SqlDatabase) => SqlDatabase } = {},
) {
  const { now = NOW, through = (database: SqlDatabase) => database, ...rest } = more
  const trade = new Statements(through(writableFile(desk.trade)))
  const source = await readSource(new Statements(writableFile(desk.trade)), id)
  if (!source) throw new RangeError(`no source ${id}`)
  const text = typeof given === 'string' ? given : feedText(rest.format ?? source.format, given)
  return takeIn(
    { trade, account: new Statements(writableFile(desk.account)), market: new Statements(writableFile(desk.market)), now },
    { source, runId: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`, isWhole: true, bytes: bytesOf(text), ...rest },
  )
}

export const rowsOf = (db: DatabaseSync, sql: string, ...values: (string | number)[]): Record<string, unknown>[] =>
  db
    .prepare(sql)
    .all(...values)
    .map((row) => ({ ...row }))

/** Every row that an intake writes, but which run it was. */
export const state = (trade: DatabaseSync): Record<string, unknown[]> =>
  Object.fromEntries(
    ['listing', 'listing_price', 'listing_event', 'listing_media'].map((table) => [
      table,
      rowsOf(trade, `select * from ${table} order by 1, 2`).map(({ run_id: _, ...row }) => row),
    ]),
  )
