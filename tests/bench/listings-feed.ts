import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { stagingWriter } from '../../src/server/provider/build/staging-writer.ts'
import { Statements } from '../../src/server/provider/db/client.ts'
import { applyMigrations, readMigrations } from '../../src/server/provider/db/migrations.ts'
import { BULK_WRITES, writableFile } from '../../src/server/provider/db/writable-file.ts'
import { DEMO_SEED, generateMarket } from '../../src/server/provider/demo/generate-market.ts'
import { demoListingsIn } from '../../src/server/provider/demo/listings/demo-listings.ts'
import type { FeedSource } from '../../src/server/provider/modules/listing-feed/feed-source.ts'
import { takeIn } from '../../src/server/provider/modules/listing-feed/take-in.ts'
import { FEED_WRITERS } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import type { Row } from './report-table.ts'

const NOW = 1_795_132_800
/** A hundred thousand listings: of three minutes and forty seconds as much as this many have of a hundred thousand. */
const FULL = 100_000
const FIRST_SECONDS = 180
const AGAIN_SECONDS = 40
const HOMES_PER_ROUND = 4_000
/** between the first quarter of the run and its end */
const GROWTH_MAX_MIB = 120
/** a heap in which what is not given up soon has no room */
const HEAP_MIB = 256

const SOURCE: FeedSource = {
  id: 'bench',
  country: 'SG',
  agency: 'BENCH REALTY PTE. LTD.',
  agencyLicence: 'L3990009Z',
  agents: '[]',
  manager: null,
  approval: 'approved',
  approvalNote: '',
  askedAt: null,
  columns: '{}',
  fetchUrl: null,
  fetchWhole: 1,
  fetchHours: 24,
  fetchDueAt: null,
  fetchedAt: null,
  fetchFault: null,
  fetchFailures: 0,
  mainOffice: null,
  format: 'reso',
  silenceDays: 14,
  isActive: 1,
  version: 1,
}

function database(file: string, which: 'account' | 'trade' | 'market'): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(BULK_WRITES)
  applyMigrations(db, readMigrations(which))
  return db
}

/** Writes a feed of so many listings; projects by streaming, so that the bench itself stays small. */
async function writeFile(path: string, listings: number): Promise<number> {
  const out = createWriteStream(path)
  let count = 0
  // a market has only so many homes that can be told apart: as many rounds of them as are needed
  for (let round = 0; count < listings; round++)
    for (const { record } of demoListingsIn('SG', { homes: HOMES_PER_ROUND, seed: `bench ${round}`, scale: 'default', now: NOW })) {
      if (count >= listings) break
      // one agency sends them all
      if (!out.write(FEED_WRITERS.reso.record({ ...record, sourceKey: `B-${count++}`, state: 'live' }))) await once(out, 'drain')
    }
  out.end()
  await finished(out)
  return count
}

interface Taken {
  seconds: number
  /** of the processor: what is left where others work beside it */
  cpuSeconds: number
  changed: number
  /** MiB in use at a quarter, and at the end */
  memory: [quarter: number, end: number]
}

async function take(folder: string, feed: string, listings: number, run: number): Promise<Taken> {
  const open = (which: 'account' | 'trade' | 'market') => new Statements(writableFile(database(join(folder, `${which}.sqlite`), which)))
  const memory: number[] = []
  const begun = performance.now()
  const used = process.cpuUsage()
  const done = await takeIn(
    { trade: open('trade'), account: open('account'), market: open('market'), now: NOW + run },
    {
      source: SOURCE,
      runId: `00000000-0000-4000-8000-00000000000${run}`,
      isWhole: true,
      bytes: createReadStream(feed),
      takesOver: true,
      onBatch: (records) => {
        if (records >= (memory.length + 1) * (listings / 4)) memory.push(process.memoryUsage.rss() / 1_048_576)
      },
    },
  )
  if (done?.state !== 'done' || done.taken !== listings) throw new Error(`the feed was not taken in: ${JSON.stringify(done)}`)
  const { user, system } = process.cpuUsage(used)
  return {
    seconds: (performance.now() - begun) / 1_000,
    cpuSeconds: (user + system) / 1e6,
    changed: done.changed,
    memory: [memory[0] ?? 0, memory.at(-1) ?? 0],
  }
}

/** A hundred thousand listings (with `quick` ten thousand) taken into an empty database, and the same file again. */
async function measured(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rea-listings-feed-'))
  try {
    const market = database(join(folder, 'market.sqlite'), 'market')
    const nothing = () => {}
    market.exec('begin')
    generateMarket('SG', { scale: 'default', seed: DEMO_SEED }, { ...stagingWriter(market).sink, txn: nothing, asset: nothing })
    market.exec('commit')
    const trade = database(join(folder, 'trade.sqlite'), 'trade')
    trade
      .prepare(
        `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at) values ('bench', 'SG', 'x', 'x', 'reso', 14, 0, 0)`,
      )
      .run()
    const feed = join(folder, 'feed.jsonl')
    const listings = await writeFile(feed, quick ? FULL / 10 : FULL)
    const first = await take(folder, feed, listings, 1)
    const again = await take(folder, feed, listings, 2)
    const budget = (seconds: number) => (seconds * listings) / FULL
    const row = (what: string, ours: number, most: number): Row => ({
      what: `${what}, s`,
      ours: ours.toFixed(1),
      baseline: most.toFixed(0),
      ratio: `${(ours / most).toFixed(2)} ×`,
      isBroken: ours > most,
    })
    const growth = first.memory[1] - first.memory[0]
    return [
      row(
        `${listings} listings (${(statSync(feed).size / 1_048_576).toFixed(0)} MiB) taken in, ${first.changed} written, ${first.cpuSeconds.toFixed(1)} s of the processor`,
        first.seconds,
        budget(FIRST_SECONDS),
      ),
      row(
        `the same file again, ${again.changed} written, ${again.cpuSeconds.toFixed(1)} s of the processor`,
        again.seconds,
        budget(AGAIN_SECONDS),
      ),
      {
        what: 'memory at a quarter and at the end, MiB',
        ours: `${first.memory[0].toFixed(0)} → ${first.memory[1].toFixed(0)}`,
        baseline: `+${GROWTH_MAX_MIB}`,
        ratio: `${(growth / GROWTH_MAX_MIB).toFixed(2)} ×`,
        isBroken: growth > GROWTH_MAX_MIB,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const PRINTED = z.array(z.object({ what: z.string(), ours: z.string(), baseline: z.string(), ratio: z.string(), isBroken: z.boolean() }))

/** The same in a process of its own, so that nothing else is in its memory. */
export async function listingFeedRows(quick: boolean): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${HEAP_MIB}`,
    import.meta.filename,
    ...(quick ? ['quick'] : []),
  ])
  return PRINTED.parse(JSON.parse(stdout))
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await measured(process.argv[2] === 'quick')))
