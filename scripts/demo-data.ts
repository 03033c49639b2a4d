/**
 * npm run data:demo
 * Fills the local market databases with the demo data. A market that holds the same demo or imported data is left alone, unless forced;
 * without --scale one that holds the large demo is, too.
 * Without --market the demo accounts and registers of invented agents come too.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import * as documents from '#graphql/generated/graphql.ts'
import { addMonths, monthsBetween, parseMonth } from '#lib/months.ts'
import { recordOf } from '#lib/records.ts'
import { parseCountryCode } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { buildMarket } from '../src/server/provider/build/build-market.ts'
import { type Progress, silentProgress } from '../src/server/provider/build/progress.ts'
import { isPublished, publishedVersion, publishMarket } from '../src/server/provider/build/publish-market.ts'
import { d1Binding, localBucketName, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import type { Month } from '../src/server/provider/db/market/place-tables.ts'
import { applyMigrations, readMigrations } from '../src/server/provider/db/migrations.ts'
import { DEMO_MARKETS } from '../src/server/provider/demo/demo-markets.ts'
import { DEMO_SEED, type DemoOptions, demoContentHash, generateMarket } from '../src/server/provider/demo/generate-market.ts'
import { fillLaunches } from '../src/server/provider/demo/launches/fill-launches.ts'
import { fillClosedHomes } from '../src/server/provider/demo/listings/closed-homes.ts'
import { fillListings, settleListings } from '../src/server/provider/demo/listings/fill-listings.ts'
import { storePictures, waitingPictures } from '../src/server/provider/demo/listings/listing-pictures.ts'
import { fillPeople } from '../src/server/provider/demo/people/fill-people.ts'
import { fillSubscriptions } from '../src/server/provider/demo/subscriptions/fill-subscriptions.ts'
import { storeTours, undrawnTours } from '../src/server/provider/demo/tours/store-tours.ts'
import { fillAgentTools } from '../src/server/provider/demo/trade/agent-tools.ts'
import { fillTrade } from '../src/server/provider/demo/trade/fill-trade.ts'
import { missingOrderFiles, storeOrderFiles } from '../src/server/provider/demo/trade/order-files.ts'
import { lacksOrderedTour, storeOrderedTour } from '../src/server/provider/demo/trade/ordered-tour.ts'
import { fillOwnHomes } from '../src/server/provider/demo/trade/own-homes.ts'
import { missingListingPictures, storeListingPictures } from '../src/server/provider/demo/trade/own-listings.ts'
import { placeTours } from '../src/server/provider/demo/trade/place-tours.ts'
import { fillShares } from '../src/server/provider/demo/trade/shares.ts'
import { writeEstimates } from '../src/server/provider/import/estimates/write-estimates.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { localBucket } from '../src/server/provider/ports/files/local-bucket.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const root = join(import.meta.dirname, '..')

const { values: options } = commandLine(COMMANDS['data:demo'])

/** The month in which the first market's tables end. The others end as many months before `--through` as their tables before this one: their records come later. */
const TABLES_THROUGH = DEMO_MARKETS.SG.dataMonth

/** The last month of a market's records: of the month that was asked for, else of the last full one (UTC). */
function lastMonthOf(country: CountryCode, asked: Month | null, now: Date): Month {
  const through = asked ?? addMonths(now.getUTCFullYear() * 100 + now.getUTCMonth() + 1, -1)
  return addMonths(through, monthsBetween(TABLES_THROUGH, DEMO_MARKETS[country].dataMonth))
}

/** Why a market is left as it is, or null. */
function reasonToSkip(country: CountryCode, asked: DemoOptions, targetFile: string): string | null {
  // a month later it is the same demonstration still, unless another month is asked for
  const held = options.through === undefined ? demoMonthIn(targetFile) : null
  const demo = { ...asked, through: held ?? asked.through }
  if (isPublished(targetFile, demoContentHash(country, demo))) return 'holds this demo already'
  // a starting server only fills empty markets; data that was made by command stays
  if (
    !options.scale &&
    isPublished(targetFile, demoContentHash(country, { ...demo, scale: 'large', through: demoMonthIn(targetFile) ?? undefined }))
  )
    return 'holds the large demo'
  return publishedVersion(targetFile)?.origin === 'import' ? 'holds imported data' : null
}

/** The month in which the demonstration in a database ends; null where there is none. */
function demoMonthIn(targetFile: string): Month | null {
  if (publishedVersion(targetFile)?.origin !== 'demo') return null
  const db = new DatabaseSync(targetFile, { readOnly: true })
  try {
    return z.object({ month: z.int() }).parse(db.prepare("select last_month as month from source where kind = 'demo'").get()).month
  } finally {
    db.close()
  }
}

async function fill(country: CountryCode, demo: DemoOptions, progress: Progress): Promise<string> {
  const persist = options.persist ?? join(root, PERSIST_ROOT)
  const targetFile = localD1File(d1Binding(root, country).databaseId, persist)
  const contentHash = demoContentHash(country, demo)
  const skip = options.force ? null : reasonToSkip(country, demo, targetFile)
  if (skip) return `${country} ${skip}`
  const started = performance.now()
  const stagingFile = join(options.persist ?? join(root, '.data'), 'staging', `${country}.sqlite`)
  const summary = await buildMarket({
    country,
    stagingFile,
    origin: 'demo',
    contentHash,
    produce: (sink, heard) => {
      generateMarket(country, demo, sink, heard)
    },
    progress,
  })
  await writeEstimates({ file: stagingFile, country, progress })
  await publishMarket(stagingFile, targetFile, progress)
  rmSync(stagingFile, { force: true })
  progress.done()
  const { projectCount, saleCount, rentCount } = summary
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${country} ${projectCount} projects, ${saleCount} sales, ${rentCount} rents in ${seconds} s`
}

const PEOPLE = {
  account: { binding: 'ACCOUNT', put: fillPeople },
  trade: { binding: 'TRADE', put: fillTrade },
} as const

/** The demo accounts, or what they have made. */
async function people(which: keyof typeof PEOPLE): Promise<void> {
  const { binding, put } = PEOPLE[which]
  const db = open(binding)
  try {
    applyMigrations(db, readMigrations(which))
    await put(db, Math.floor(Date.now() / 1_000))
  } finally {
    db.close()
  }
}

function open(binding: 'ACCOUNT' | 'TRADE' | CountryCode): DatabaseSync {
  const db = new DatabaseSync(localD1File(d1Binding(root, binding).databaseId, options.persist ?? join(root, PERSIST_ROOT)))
  // what a power cut takes is made anew
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal')
  return db
}

/** Who pays, at the local card desk, which keeps its state in trade; the agencies' feeds; what was shared of the published market; and the files. */
async function tradeOfPeople(): Promise<void> {
  const markets = recordOf(COUNTRY_CODES, open)
  const [account, trade] = [open('ACCOUNT'), open('TRADE')]
  const now = Math.floor(Date.now() / 1_000)
  try {
    await fillSubscriptions({ account, trade }, now)
    await fillLaunches({ trade, market: (country) => markets[country] }, now)
    await fillListings({ account, trade, market: (country) => markets[country] }, now)
    await fillClosedHomes({ account, trade, market: (country) => markets[country] }, now)
    await settleListings({ trade, market: (country) => markets[country] }, now)
    placeTours(trade)
    fillOwnHomes({ trade, market: markets.SG }, now)
    await fillShares({ account, trade, market: markets.SG }, new Set(Object.values(documents).map(String)), now)
    await fillAgentTools({ account, trade, market: markets.SG }, now)
    await deliverFiles(trade, now)
  } finally {
    for (const db of [account, trade, ...Object.values(markets)]) db.close()
  }
}

/** The files of demo orders and the pictures of demo listings, into the local bucket. */
async function deliverFiles(db: DatabaseSync, now: number): Promise<void> {
  const lacks = [missingOrderFiles(db), waitingPictures(db), missingListingPictures(db), undrawnTours(db)]
  if (lacks.every(({ length }) => length === 0) && !lacksOrderedTour(db)) return
  const files = localBucket(localBucketName(root), options.persist ?? join(root, PERSIST_ROOT))
  try {
    await storeOrderFiles(db, files)
    await storePictures(db, files, now)
    await storeListingPictures(db, files)
    await storeTours(db, files)
    await storeOrderedTour(db, files)
  } finally {
    files.close()
  }
}

async function main(): Promise<void> {
  const { scale = 'default', seed = DEMO_SEED, market } = options
  const asked = options.through === undefined ? null : parseMonth(options.through)
  if (asked === null && options.through !== undefined) throw new RangeError('--through is a month: 2026-10')
  if (scale !== 'default' && scale !== 'large') throw new RangeError('--scale is default or large')
  const only = market === undefined ? null : parseCountryCode(market)
  if (market !== undefined && !only) throw new RangeError(`--market is one of ${COUNTRY_CODES.join(', ')}`)
  // the small demo is done too soon for a progress bar
  const progress = scale === 'large' ? terminalProgress() : silentProgress
  for (const country of only ? [only] : COUNTRY_CODES) {
    const through = lastMonthOf(country, asked, new Date())
    console.log(await fill(country, { scale, seed, through }, progress))
  }
  if (only) return
  await people('account')
  await people('trade')
  await tradeOfPeople()
}

try {
  await main()
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error)
  process.exitCode = 1
}
