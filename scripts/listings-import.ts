/**
 * npm run listings:import
 * Takes a feed of listings into the local trade database. With --whole what the file does not name is withdrawn; --force also when that is most.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FEED_FORMATS } from '../src/graphql/listing-kinds.ts'
import { Statements } from '../src/server/provider/db/client.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { BULK_WRITES, writableFile } from '../src/server/provider/db/writable-file.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { readOmissions, readRejections } from '../src/server/provider/modules/listing-feed/feed-run.ts'
import { type FeedSource, readSource, readSources } from '../src/server/provider/modules/listing-feed/feed-source.ts'
import { FILE_BATCH } from '../src/server/provider/modules/listing-feed/intake.ts'
import { runTable } from '../src/server/provider/modules/listing-feed/run-table.ts'
import { takeIn } from '../src/server/provider/modules/listing-feed/take-in.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const root = join(import.meta.dirname, '..')

const { values: options } = commandLine(COMMANDS['listings:import'])

const persist = options.persist ?? join(root, PERSIST_ROOT)

function open(which: Parameters<typeof d1Binding>[1]): Statements {
  const db = new DatabaseSync(localD1File(d1Binding(root, which).databaseId, persist))
  db.exec(BULK_WRITES)
  return new Statements(writableFile(db))
}

async function sourceOf(trade: Statements, id: string): Promise<FeedSource> {
  const source = await readSource(trade, id)
  if (source) return source
  const known = await readSources(trade, 'true order by s.id')
  throw new RangeError(`there is no agency ${id}; there are ${known.map((one) => one.id).join(', ') || 'none'}`)
}

async function main(): Promise<void> {
  const { feed, agency, whole, force, format } = options
  if (!feed || !agency) throw new RangeError('say which file and whose it is: --feed FILE --agency ID')
  if (!existsSync(feed)) throw new RangeError(`there is no file ${feed}`)
  const known = FEED_FORMATS.find((one) => one === format)
  if (format !== undefined && !known) throw new RangeError(`--format is one of ${FEED_FORMATS.join(', ')}`)
  const trade = open('TRADE')
  const source = await sourceOf(trade, agency)
  const progress = terminalProgress()
  progress.stage('taken in', statSync(feed).size)
  const stream = createReadStream(feed).on('data', (chunk) => progress.advance(chunk.length))
  const started = performance.now()
  const context = { trade, account: open('ACCOUNT'), market: open(source.country), now: Math.floor(Date.now() / 1_000) }
  const bytes: AsyncIterable<Uint8Array> = stream
  const run = await takeIn(context, {
    source,
    runId: randomUUID(),
    isWhole: whole,
    format: known,
    bytes,
    encoding: options.encoding ?? null,
    takesOver: true,
    allowsMany: force,
    batch: FILE_BATCH,
  })
  progress.done()
  if (!run) throw new RangeError('another file of the agency is being taken in')
  const { state, reason, taken, changed, rejected, withdrawn, omitted } = run
  console.log(
    `${state}: ${taken} taken, ${changed} of them new or changed, ${rejected} rejected, ${withdrawn} withdrawn, ${omitted} parts left out in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  if (reason) console.log(reason)
  if (rejected + omitted > 0) {
    const report = options.report ?? join(options.persist ?? join(root, '.data'), 'reports', `${agency}-rejections.csv`)
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, runTable(await readRejections(trade, run.id), await readOmissions(trade, run.id)))
    console.log(`what was rejected or left out, and why: ${report}`)
  }
  if (state === 'refused') process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof RangeError ? `refused: ${error.message}` : error)
  process.exitCode = 1
})
