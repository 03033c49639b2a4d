import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { FEED_FORMATS, type FeedFormat } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { TEMP_PREFIX } from '../../scripts/run-temp.ts'
import { stagingWriter } from '../../src/server/provider/build/staging-writer.ts'
import { Statements } from '../../src/server/provider/db/client.ts'
import { applyMigrations, readMigrations } from '../../src/server/provider/db/migrations.ts'
import { BULK_WRITES, writableFile } from '../../src/server/provider/db/writable-file.ts'
import { DEMO_SEED, generateMarket } from '../../src/server/provider/demo/generate-market.ts'
import { demoListingsIn } from '../../src/server/provider/demo/listings/demo-listings.ts'
import type { FeedRecord } from '../../src/server/provider/modules/listing-feed/feed-record.ts'
import type { FeedRun } from '../../src/server/provider/modules/listing-feed/feed-run.ts'
import type { FeedSource } from '../../src/server/provider/modules/listing-feed/feed-source.ts'
import { FILE_BATCH } from '../../src/server/provider/modules/listing-feed/intake.ts'
import { takeIn } from '../../src/server/provider/modules/listing-feed/take-in.ts'
import { FEED_WRITERS } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import { type Row, times } from './report-table.ts'

const NOW = 1_795_132_800
const FULL = 100_000
const QUICK = 20_000
const PICTURES = 12
const HOMES_PER_ROUND = 4_000
/** What a transaction of reading, deciding, placing and grouping may cost of writing the same rows, whose triggers keep the log of changes. */
const BARE_MAX = 12
/** A file of which all but some hundredths stands, against the first one. */
const AGAIN_MAX = 0.5
/** between the first quarter of the run and its end */
const GROWTH_MAX_MIB = 120
/** a heap in which what is not given up soon has no room */
const HEAP_MIB = 256
/** Of a second file every hundredth record is changed, and every two-hundredth is not in it. */
const CHANGED_EACH = 100
const GONE_EACH = 200

/** Who sends a file of each format; only the first is as long as the largest agency's. */
const SENDERS: Record<FeedFormat, { country: CountryCode; share: number }> = {
  reso: { country: 'SG', share: 1 },
  csv: { country: 'SG', share: 0.2 },
  reaxml: { country: 'AU', share: 0.2 },
}

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

/** A record of the n-th home of an agency, with as many pictures as a home has: the same again for the same `n`, whatever it was before. */
function sent(record: FeedRecord, n: number, isSecond: boolean): FeedRecord | null {
  if (isSecond && n % GONE_EACH === 1) return null
  const isChanged = isSecond && n % CHANGED_EACH === 0
  return {
    ...record,
    sourceKey: `B-${n}`,
    state: 'live',
    price: (record.price ?? 0) + (isChanged ? 1_000 : 0),
    modifiedAt: NOW + (isChanged ? 1 : 0),
    media: Array.from({ length: PICTURES }, (_, at) => ({
      url: `https://pictures.bench.example/${n}/${at + 1}.jpg`,
      kind: at === PICTURES - 1 ? 'plan' : 'photo',
      caption: at === 0 ? 'Living room' : '',
    })),
  }
}

/** Writes a file of so many listings, and the one that comes after it; projects by streaming, so that the bench itself stays small. */
async function writeFiles(folder: string, format: FeedFormat, listings: number): Promise<string[]> {
  const { country } = SENDERS[format]
  const writer = FEED_WRITERS[format]
  const paths = [1, 2].map((which) => join(folder, `${which}.${format}`))
  const files = paths.map((path) => createWriteStream(path))
  for (const file of files) file.write(writer.head)
  let count = 0
  // a market has only so many homes that can be told apart: as many rounds of them as are needed
  for (let round = 0; count < listings; round++)
    for (const { record } of demoListingsIn(country, { homes: HOMES_PER_ROUND, seed: `bench ${round}`, scale: 'default', now: NOW })) {
      if (count >= listings) break
      const n = count++
      for (const [at, file] of files.entries()) {
        const said = sent(record, n, at === 1)
        if (said && !file.write(writer.record(said))) await once(file, 'drain')
      }
    }
  for (const file of files) file.end(writer.foot)
  await Promise.all(files.map((file) => finished(file)))
  return paths
}

/** Seconds of the processor since `before`: what is left where others work beside it. */
function cpuSeconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

interface Taken {
  seconds: number
  cpu: number
  run: FeedRun
  /** MiB in use after each quarter of the records */
  memory: number[]
}

async function take(folder: string, source: FeedSource, path: string, listings: number, number: number): Promise<Taken> {
  const files = (['account', 'trade', 'market'] as const).map((which) => database(join(folder, `${which}.sqlite`), which))
  const [account, trade, market] = files.map((file) => new Statements(writableFile(file))) as [Statements, Statements, Statements]
  const memory: number[] = []
  const begun = performance.now()
  const used = process.cpuUsage()
  const run = await takeIn(
    { trade, account, market, now: NOW + number },
    {
      source,
      runId: `00000000-0000-4000-8000-00000000000${number}`,
      isWhole: true,
      bytes: createReadStream(path),
      batch: FILE_BATCH,
      onBatch: (records) => {
        if (records >= (memory.length + 1) * Math.floor(listings / 4)) memory.push(process.memoryUsage.rss() / 1_048_576)
      },
    },
  )
  if (run?.state !== 'done') throw new Error(`the file was not taken in: ${JSON.stringify(run)}`)
  const taken = { seconds: (performance.now() - begun) / 1_000, cpu: cpuSeconds(used), run, memory }
  for (const file of files) file.close()
  return taken
}

/** Seconds of the processor for the same rows in bare SQLite, with the indexes and triggers that they have. */
function bareSeconds(folder: string): number {
  const bare = database(join(folder, 'bare.sqlite'), 'trade')
  bare.exec(`attach '${join(folder, 'trade.sqlite')}' as taken`)
  const used = process.cpuUsage()
  for (const table of ['listing_source', 'listing', 'listing_price', 'listing_event', 'open_house', 'listing_media'])
    bare.exec(`insert into main.${table} select * from taken.${table}`)
  const spent = cpuSeconds(used)
  bare.close()
  return spent
}

async function formatRows(format: FeedFormat, listings: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), TEMP_PREFIX))
  try {
    const source = { ...SOURCE, format, country: SENDERS[format].country }
    const market = database(join(folder, 'market.sqlite'), 'market')
    const nothing = () => {}
    market.exec('begin')
    generateMarket(source.country, { scale: 'default', seed: DEMO_SEED }, { ...stagingWriter(market).sink, txn: nothing, asset: nothing })
    market.exec('commit')
    market.close()
    const trade = database(join(folder, 'trade.sqlite'), 'trade')
    trade
      .prepare(
        `insert into listing_source (id, country, agency, agency_licence, format, silence_days, created_at, updated_at) values ('bench', ?, 'x', 'x', ?, 14, 0, 0)`,
      )
      .run(source.country, format)
    trade.close()
    const [path = '', after = ''] = await writeFiles(folder, format, listings)
    const first = await take(folder, source, path, listings, 1)
    const bare = bareSeconds(folder)
    const again = await take(folder, source, after, listings, 2)
    const expected = [listings, 0, listings / CHANGED_EACH, listings / GONE_EACH]
    const found = [first.run.changed, first.run.rejected + first.run.omitted + again.run.rejected, again.run.changed, again.run.withdrawn]
    if (String(found) !== String(expected)) throw new Error(`${format}: ${found} where ${expected} were sent`)
    const name = `${format}: ${listings} listings with ${PICTURES * listings} pictures`
    const row = (what: string, ours: number, baseline: number, most: number, digits: number): Row => ({
      what: `${name}: ${what}`,
      ours: ours.toFixed(digits),
      baseline: baseline.toFixed(digits),
      ratio: `${times(ours, baseline)}, at most ${most}`,
      isBroken: ours > most * baseline,
    })
    const [quarter = 0] = first.memory
    const end = first.memory.at(-1) ?? 0
    return [
      row(
        `taken in (${first.seconds.toFixed(0)} s, ${megabytes(path)}), s of the processor, against the rows alone`,
        first.cpu,
        bare,
        BARE_MAX,
        1,
      ),
      row(`the next file (${again.seconds.toFixed(0)} s; 1 % changed, 0.5 % gone), against the first`, again.cpu, first.cpu, AGAIN_MAX, 1),
      {
        what: `${name}: memory at a quarter and at the end, MiB`,
        ours: `${quarter.toFixed(0)} → ${end.toFixed(0)}`,
        baseline: `+${GROWTH_MAX_MIB}`,
        ratio: times(end - quarter, GROWTH_MAX_MIB),
        isBroken: end - quarter > GROWTH_MAX_MIB,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const megabytes = (path: string): string => `${(statSync(path).size / 1_048_576).toFixed(0)} MiB`

const PRINTED = z.array(z.object({ what: z.string(), ours: z.string(), baseline: z.string(), ratio: z.string(), isBroken: z.boolean() }))

/** A file of each format and the next one, into empty databases: a hundred thousand listings (with `quick` twenty thousand); each in a process of its own, so that nothing else is in its memory. */
export async function listingFeedRows(quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const format of FEED_FORMATS) {
    const listings = quick ? QUICK : FULL * SENDERS[format].share
    const { stdout } = await promisify(execFile)(process.execPath, [
      `--max-old-space-size=${HEAP_MIB}`,
      import.meta.filename,
      format,
      String(listings),
    ])
    rows.push(...PRINTED.parse(JSON.parse(stdout)))
  }
  return rows
}

if (process.argv[1] === import.meta.filename) {
  const [format = '', listings = ''] = process.argv.slice(2)
  console.log(JSON.stringify(await formatRows(z.enum(FEED_FORMATS).parse(format), Number(listings))))
}
