/**
 * npm run valuation:record
 * Stores the figures that valuation:backtest measured in the market, where the accuracy page reads them.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { artifactReplacement, sqlFiles } from '../src/server/provider/build/sql-batches.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { readAccuracy, recordAccuracy } from '../src/server/provider/import/valuation-record/record-accuracy.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { sendSqlFiles, writeSqlFiles } from './send-sql.ts'

const root = join(import.meta.dirname, '..')

function main(): void {
  const { values, positionals } = commandLine(COMMANDS['valuation:record'])
  const country = parseCountryCode(values.market)
  if (!country) throw new ImportRefused('--market must name an open market, such as SG')
  if (positionals.length === 0) throw new ImportRefused('name the files that valuation:backtest wrote with --json')
  const records = positionals.map(readAccuracy)
  const file = localD1File(d1Binding(root, country).databaseId, values.persist ?? join(root, PERSIST_ROOT))
  recordAccuracy(file, records)
  for (const { kind, from, to, n, mdape, within10 } of records)
    console.log(`  ${kind}, ${from} to ${to}: ${n} sales, median error ${mdape} %, ${within10} % within 10 %`)
  if (values.remote) send(file, country, values.env)
}

function send(file: string, country: CountryCode, env: string | undefined): void {
  const db = new DatabaseSync(file, { readOnly: true })
  const files = writeSqlFiles(join(root, '.data', 'remote', `${country}-accuracy`), sqlFiles(artifactReplacement(db, 'accuracy-%')))
  db.close()
  const refused = sendSqlFiles(files, d1Binding(root, country, env).databaseName, env)
  if (refused !== null) throw new ImportRefused(`wrangler refused ${refused}: run the command again`)
}

try {
  main()
} catch (error) {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  process.exitCode = 1
}
