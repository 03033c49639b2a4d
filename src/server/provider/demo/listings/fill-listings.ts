import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { SANDBOX } from '#graphql/sandbox.ts'
import { recordOf } from '#lib/records.ts'
import { countriesWith } from '#market/module-countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { writableFile } from '../../db/writable-file.ts'
import { SHOWN_CHARS } from '../../modules/listing-feed/feed-keys.ts'
import type { FeedRecord } from '../../modules/listing-feed/feed-record.ts'
import { readSource } from '../../modules/listing-feed/feed-source.ts'
import { takeIn } from '../../modules/listing-feed/take-in.ts'
import { feedText } from '../../modules/listing-feed/write-feed.ts'
import { estimateWaiting } from '../../modules/listing-group/estimate-groups.ts'
import { groupUngrouped } from '../../modules/listing-group/place-in-groups.ts'
import { hashOf } from '../../secret.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'
import { DEMO_SOURCES, type DemoSource } from './agencies.ts'
import { type DemoListing, demoListings, recordOn } from './demo-listings.ts'

const DAY = 86_400
/** Days before now on which the agencies sent a file. */
const FEED_DAYS = [84, 56, 35, 14, 1] as const
/** The demonstration stays as it is for a season without another file. */
const SILENCE_DAYS = 90

export interface DemoDatabases {
  trade: DatabaseSync
  account: DatabaseSync
  market(country: CountryCode): DatabaseSync
}

/** The agent of the demonstration whose agency a source is manages it. */
const managerOf = ({ id }: DemoSource): string | null => (id === 'lantern-bay' ? DEMO_ACCOUNTS.subscriber.id : null)

function putSource(trade: DatabaseSync, source: DemoSource, now: number): boolean {
  const { id, country, agency, agencyLicence, format } = source
  const { changes } = trade
    .prepare(
      `insert or ignore into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at, manager)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, country, agency, agencyLicence, format, SILENCE_DAYS, now, now, managerOf(source))
  return changes > 0
}

/** The key that the page for developers shows. */
function putSandboxKey(trade: DatabaseSync, now: number): void {
  const { source, key, scopes } = SANDBOX
  trade
    .prepare(`insert or ignore into feed_key (hash, source_id, prefix, scopes, reader, created_at) values (?, ?, ?, ?, 'Sandbox', ?)`)
    .run(hashOf(key), source, key.slice(0, SHOWN_CHARS), JSON.stringify(scopes), now)
}

/** What a source sends on a day: all it has, or what has changed since the day before. */
function fileOn({ isWhole }: DemoSource, listings: readonly DemoListing[], at: number, now: number): FeedRecord[] {
  const [day, before] = [FEED_DAYS[at] ?? 0, FEED_DAYS[at - 1]]
  return listings.flatMap((listing) => {
    const record = recordOn(listing, day, now)
    const isKnown = !isWhole && before !== undefined && isDeepStrictEqual(record, recordOn(listing, before, now))
    return record && !isKnown ? [record] : []
  })
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

const runId = (source: number, at: number): string => `00000000-0000-4000-a100-${String(source * 100 + at + 1).padStart(12, '0')}`

/**
 * Takes the feeds of the demo agencies in, file by file as they would have come in the months before now, through the intake that every feed goes through.
 * A source that is there already stays as people left it. Returns how many were filled. `now` in unix seconds.
 */
export async function fillListings({ trade, account, market }: DemoDatabases, now: number): Promise<number> {
  const listings = Map.groupBy(demoListings(now), ({ source }) => source)
  let filled = 0
  for (const [number, source] of DEMO_SOURCES.entries()) {
    if (!putSource(trade, source, now - (FEED_DAYS[0] + 1) * DAY)) continue
    filled++
    if (source.id === SANDBOX.source) putSandboxKey(trade, now)
    const stored = await readSource(new Statements(writableFile(trade)), source.id)
    if (!stored) throw new Error('the source was not kept')
    const markets = new Statements(writableFile(market(source.country)))
    for (const [at, day] of FEED_DAYS.entries()) {
      const text = feedText(source.format, fileOn(source, listings.get(source.id) ?? [], at, now))
      const context = {
        trade: new Statements(writableFile(trade)),
        account: new Statements(writableFile(account)),
        market: markets,
        now: now - day * DAY,
      }
      await takeIn(context, {
        source: stored,
        runId: runId(number, at),
        isWhole: source.isWhole,
        allowsMany: true,
        bytes: bytesOf(text),
        takesOver: true,
      })
    }
  }
  return filled
}

const ALL = 10_000

/** Places what the demo's agents have written here beside the feeds, and estimates every home, so that the first page that is opened has all of it. */
export async function settleListings({ trade, market }: Omit<DemoDatabases, 'account'>, now: number): Promise<void> {
  const statements = new Statements(writableFile(trade))
  await groupUngrouped({ trade: statements, clock: { nowMs: () => now * 1_000 } }, { limit: ALL })
  const databases = { market: recordOf(COUNTRY_CODES, (country) => writableFile(market(country))) }
  for (const country of countriesWith('idx')) await estimateWaiting({ trade: statements, databases, country }, ALL)
}
