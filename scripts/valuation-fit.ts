/**
 * npm run valuation:fit
 * Learns how the homes of the published local market are valued and stores the models in it; with --remote in the deployed market too, which
 * must hold the same edition.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { formatMonth, monthOfIndex } from '#lib/months.ts'
import { artifactReplacement, sqlFiles } from '../src/server/provider/build/sql-batches.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { type FitOptions, readFitOptions } from '../src/server/provider/import/valuation-fit/options.ts'
import { type FitOutcome, runFit } from '../src/server/provider/import/valuation-fit/run-fit.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { sendSqlFiles, writeSqlFiles } from './send-sql.ts'

const root = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  const options = readFitOptions(commandLine(COMMANDS['valuation:fit']).values)
  const started = performance.now()
  const file = localD1File(d1Binding(root, options.country).databaseId, options.persist ?? join(root, PERSIST_ROOT))
  const progress = terminalProgress()
  const outcomes = await runFit({ file, segments: options.segments, threads: options.threads, progress })
  progress.done()
  for (const outcome of outcomes) tell(outcome)
  if (options.out !== undefined || options.remote) send(file, options)
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function tell({ segment, refused, changed, hash, bytes, lessons, month, trial }: FitOutcome): void {
  if (refused !== null) {
    console.log(`  left to the first estimate: ${refused}`)
    return
  }
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`
  console.log(
    `  ${segment}: learnt from ${lessons} sales, values homes in ${formatMonth(monthOfIndex(month))}${changed ? '' : ', unchanged'}`,
  )
  console.log(
    `    last ${trial.n} sales, each before it was learnt: median error ${percent(trial.mdape)}, ${percent(trial.within10)} within 10 %`,
  )
  console.log(`    ${(bytes / 1e6).toFixed(2)} MB, ${hash}`)
}

function send(file: string, { country, out, remote, env }: FitOptions): void {
  const db = new DatabaseSync(file, { readOnly: true })
  const folder = out ?? join(root, '.data', 'remote', `${country}-valuation`)
  const files = writeSqlFiles(folder, sqlFiles(artifactReplacement(db, 'valuation-%')))
  db.close()
  if (!remote) return
  const refused = sendSqlFiles(files, d1Binding(root, country, env).databaseName, env)
  if (refused !== null) throw new ImportRefused(`wrangler refused ${refused}; the remote models are incomplete: run the fit again`)
}

main().catch((error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  console.error('npm run valuation:fit -- --help says more')
  process.exitCode = 1
})
