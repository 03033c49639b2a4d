/**
 * npm run data:import -- --market SG --from DIR [--remote [--env production]] [--out DIR] [--report FILE] [--persist DIR]
 * Reads a folder of published files into the market's local database, or, with --remote, into the deployed one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { sqlFiles } from '../src/server/provider/db/build/sql-batches.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { type ImportOutcome, runImport } from '../src/server/provider/import/run-import.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'

const root = join(import.meta.dirname, '..')
const REASONS_SHOWN = 12

const { values: options } = parseArgs({
  options: {
    market: { type: 'string' },
    from: { type: 'string' },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    out: { type: 'string' },
    report: { type: 'string' },
    persist: { type: 'string' },
  },
})

async function main(): Promise<void> {
  const country = parseCountryCode(options.market)
  if (!country || !options.from) throw new ImportRefused('say which market and where its files are: --market SG --from DIR')
  const folder = options.from
  const started = performance.now()
  const binding = d1Binding(root, country, options.env)
  const elsewhere = options.remote || options.out !== undefined
  const stagingFile = join(options.persist ?? join(root, '.data'), 'staging', `${country}.sqlite`)
  const reportFile = options.report ?? join(options.persist ?? join(root, '.data'), 'reports', `${country}-rejections.csv`)
  const progress = terminalProgress()
  const targetFile = elsewhere ? null : localD1File(binding.databaseId, options.persist ?? join(root, PERSIST_ROOT))
  const outcome = await runImport({ country, folder, stagingFile, targetFile, reportFile, progress })
  progress.done()
  tell(outcome, reportFile)
  if (elsewhere) send(country, stagingFile, binding.databaseName)
  rmSync(stagingFile, { force: true })
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function tell({ changed, contentHash, recognised, skipped, report, summary }: ImportOutcome, reportFile: string): void {
  for (const name of recognised) console.log(`  ${name}`)
  for (const name of skipped) console.log(`  ${name}: not recognised, skipped`)
  if (!changed || !summary) {
    console.log(`nothing changed: version ${contentHash} is already published`)
    return
  }
  for (const { count, file, column, reason } of report.summary().slice(0, REASONS_SHOWN))
    console.log(`  ${count} × ${file}: ${[column, reason].filter(Boolean).join(' ')}`)
  console.log(`${report.rows.length} rows reported, see ${reportFile}`)
  const { projectCount, saleCount, rentCount, amenityCount, outliers, firstMonth, lastMonth } = summary
  console.log(`${projectCount} projects, ${saleCount} sales, ${rentCount} rents, ${amenityCount} amenities, ${firstMonth} to ${lastMonth}`)
  console.log(`${outliers} prices kept out of statistics as outliers; version ${contentHash}`)
}

/** Writes the built market as SQL files and, unless only --out was asked for, runs them against the deployed database. */
function send(country: CountryCode, stagingFile: string, databaseName: string): void {
  const folder = options.out ?? join(root, '.data', 'remote', country)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(stagingFile, { readOnly: true })
  const files: string[] = []
  for (const text of sqlFiles(db)) {
    const file = join(folder, `${String(files.length + 1).padStart(4, '0')}.sql`)
    writeFileSync(file, text)
    files.push(file)
  }
  db.close()
  console.log(`${files.length} SQL files in ${folder}`)
  if (!options.remote || options.out !== undefined) return
  const environment = options.env ? ['--env', options.env] : []
  files.forEach((file, at) => {
    console.log(`sending ${at + 1} of ${files.length}`)
    const run = spawnSync('wrangler', ['d1', 'execute', databaseName, '--remote', '--yes', '--file', file, ...environment], {
      cwd: root,
      stdio: 'inherit',
    })
    if (run.status !== 0) throw new ImportRefused(`wrangler refused ${file}; the remote market is incomplete: run the import again`)
  })
}

main().catch((error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  process.exitCode = 1
})
