/**
 * npm run data:import -- --market SG --from DIR [--remote [--env production]] [--out DIR] [--report FILE] [--persist DIR]
 * Reads a folder of published files into the market's local database, or, with --remote, into the deployed one.
 * A register of estate agents in the folder goes to the account database.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { sqlFiles, sqlStatements } from '../src/server/provider/db/build/sql-batches.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { type ImportOutcome, runImport } from '../src/server/provider/import/run-import.ts'
import { type ReadRegister, readRegister } from '../src/server/provider/import/run-register.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { MEASURED } from '../src/server/provider/import/valuation-fit/options.ts'
import { keepRegister, sendRegister, tellRegister } from './import-register.ts'
import { sendSqlFiles, writeSqlFiles } from './send-sql.ts'

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
  const register = await readRegister(folder, country, progress)
  const outcome = register?.isAlone ? null : await runImport({ country, folder, stagingFile, targetFile, reportFile, progress })
  progress.done()
  if (outcome) tell(outcome, reportFile)
  if (outcome && elsewhere) send(country, stagingFile, binding.databaseName)
  if (register) placeRegister(register, country, reportFile.replace(/(\.csv)?$/, '-register.csv'))
  rmSync(stagingFile, { force: true })
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (outcome?.changed && targetFile !== null && MEASURED.includes(country))
    console.log(`next: npm run valuation:fit -- --market ${country}  (some minutes; until then pages give the first estimate)`)
}

function placeRegister(register: ReadRegister, country: CountryCode, reportFile: string): void {
  tellRegister(register, reportFile)
  const { databaseName, databaseId } = d1Binding(root, 'ACCOUNT', options.env)
  if (!options.remote && options.out === undefined) {
    console.log(keepRegister(register, country, localD1File(databaseId, options.persist ?? join(root, PERSIST_ROOT))))
    return
  }
  const folder = options.out ?? join(root, '.data', 'remote', country)
  const isSent = options.remote && options.out === undefined
  sendRegister(register, country, { folder, databaseName: isSent ? databaseName : null, environment: options.env })
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
  const db = new DatabaseSync(stagingFile, { readOnly: true })
  const files = writeSqlFiles(options.out ?? join(root, '.data', 'remote', country), sqlFiles(sqlStatements(db)))
  db.close()
  if (!options.remote || options.out !== undefined) return
  const refused = sendSqlFiles(files, databaseName, options.env)
  if (refused !== null) throw new ImportRefused(`wrangler refused ${refused}; the remote market is incomplete: run the import again`)
}

main().catch((error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  process.exitCode = 1
})
