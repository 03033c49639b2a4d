/**
 * npm run data:import
 * Reads a folder of published files into the market's local database, or, with --remote, into the deployed one.
 * A register of estate agents in the folder goes to the account database; one with fewer than half of the agents that there are only with --force.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseCountryCode } from '#market/countries.ts'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { runImport } from '../src/server/provider/import/run/run-import.ts'
import { readRegister } from '../src/server/provider/import/run/run-register.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { MEASURED } from '../src/server/provider/import/valuation-fit/options.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { placeRegister } from './import-register.ts'
import { sendMarket } from './send-sql.ts'
import { tellImport } from './tell-import.ts'

const root = join(import.meta.dirname, '..')

const { values: options } = commandLine(COMMANDS['data:import'])

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
  if (outcome) tellImport(outcome, reportFile)
  if (outcome && elsewhere) sendMarket(country, stagingFile, { ...options, databaseName: binding.databaseName })
  if (register) placeRegister(register, country, reportFile, options)
  rmSync(stagingFile, { force: true })
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (outcome?.changed && targetFile !== null && MEASURED.includes(country))
    console.log(`until it is fitted, pages give the first estimate: npm run market:publish does both (or npm run valuation:fit)`)
}

main().catch((error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  process.exitCode = 1
})
