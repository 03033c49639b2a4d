/**
 * npm run launches:import
 * Takes launches with their price lists into the local trade database, each whole or not at all; docs/launches.md describes the file. --force also takes those that leave
 * out most of their homes.
 */
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'csv-parse'
import { Statements } from '../src/server/provider/db/client.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { writableFile } from '../src/server/provider/db/writable-file.ts'
import { launchesOfJsonLines, launchesOfTable } from '../src/server/provider/modules/launch/read-launches.ts'
import { type RawLaunch, takeLaunches } from '../src/server/provider/modules/launch/take-launches.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const root = join(import.meta.dirname, '..')
const { values: options } = commandLine(COMMANDS['launches:import'])

function launchesOf(file: string): AsyncIterable<RawLaunch> {
  const stream = createReadStream(file, 'utf8')
  if (!file.endsWith('.csv')) return launchesOfJsonLines(createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }))
  return launchesOfTable(stream.pipe(parse({ columns: true, bom: true, trim: true, skip_empty_lines: true })))
}

async function main(): Promise<void> {
  const { file, report = join(options.persist ?? join(root, '.data'), 'reports', 'launches-rejections.json') } = options
  if (!file) throw new RangeError('say which file: --file FILE.jsonl or FILE.csv')
  if (!existsSync(file)) throw new RangeError(`there is no file ${file}`)
  const db = new DatabaseSync(localD1File(d1Binding(root, 'TRADE').databaseId, options.persist ?? join(root, PERSIST_ROOT)))
  db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal')
  const { kept, unchanged, rejected } = await takeLaunches(
    new Statements(writableFile(db)),
    launchesOf(file),
    Math.floor(Date.now() / 1_000),
    options.force,
  )
  const launches = new Set(rejected.map(({ row }) => row)).size
  console.log(`${kept} launches kept, ${unchanged} as they were, ${launches} rejected`)
  if (launches === 0 && kept + unchanged === 0) throw new RangeError(`${file} holds no launch; nothing was changed`)
  if (launches === 0) return
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, JSON.stringify(rejected, null, 2))
  console.log(`what was rejected, and why: ${report}`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof RangeError ? `refused: ${error.message}` : error)
  process.exitCode = 1
})
