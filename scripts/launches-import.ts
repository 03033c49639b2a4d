/**
 * npm run launches:import
 * Takes launches with their price lists into the local trade database, each whole or not at all; docs/launches.md describes the file. --force also takes those that leave
 * out most of their homes.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { DAY_ORDERS } from '#market/spreadsheet/spreadsheet-days.ts'
import { DECIMAL_MARKS } from '#market/spreadsheet/spreadsheet-numbers.ts'
import { SPREADSHEET_ENCODINGS, spreadsheetText } from '#market/spreadsheet/spreadsheet-text.ts'
import { Statements } from '../src/server/provider/db/client.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { writableFile } from '../src/server/provider/db/writable-file.ts'
import { launchTable } from '../src/server/provider/modules/launch/launch-table.ts'
import { launchesOfJsonLines, launchesOfTable } from '../src/server/provider/modules/launch/read-launches.ts'
import { type RawLaunch, takeLaunches } from '../src/server/provider/modules/launch/take-launches.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const root = join(import.meta.dirname, '..')
const { values: options } = commandLine(COMMANDS['launches:import'])

/** An option with one of the values that it knows, null without it. */
function chosen<Value extends string>(option: string, given: string | undefined, known: readonly Value[]): Value | null {
  const found = known.find((value) => value.toLowerCase() === given?.toLowerCase())
  if (given !== undefined && found === undefined) throw new RangeError(`--${option} is one of ${known.join(', ').toLowerCase()}`)
  return found ?? null
}

/** A table is small enough to be read whole, which its days and numbers need; JSON Lines are read line by line. */
function launchesOf(file: string): AsyncIterable<RawLaunch> {
  if (!file.endsWith('.csv'))
    return launchesOfJsonLines(createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY }))
  const read = spreadsheetText(readFileSync(file), chosen('encoding', options.encoding, SPREADSHEET_ENCODINGS))
  if ('asked' in read) {
    const letters = Object.entries(read.asked.letters).map(([encoding, sample]) => `\n  --encoding ${encoding}: ${sample}`)
    throw new RangeError(`line ${read.asked.line} of ${file} reads otherwise in each of these encodings; say which:${letters.join('')}`)
  }
  if ('fault' in read) throw new RangeError(read.fault === 'empty' ? `${file} is empty` : `${file} is no text`)
  const { rows, faults, questions } = launchTable(read.text, {
    dayOrder: chosen('days', options.days, DAY_ORDERS),
    decimalMark: chosen('decimals', options.decimals, DECIMAL_MARKS),
  })
  const asked = questions.map(({ cell, given, meanings }) => {
    const answers = meanings.map(
      ({ means, dayOrder, decimalMark }) =>
        `${means} with ${dayOrder ? `--days ${dayOrder.toLowerCase()}` : `--decimals ${decimalMark?.toLowerCase()}`}`,
    )
    return `cell ${cell} says “${given}”: ${answers.join(', ')}`
  })
  const wrong = faults.map(({ row, field, reason }) => `row ${row}${field && `, ${field}`}: ${reason}`)
  if (wrong.length + asked.length > 0) throw new RangeError(`${file}\n  ${[...wrong, ...asked].join('\n  ')}`)
  return launchesOfTable(rows)
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
