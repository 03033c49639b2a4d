/**
 * npm run market:publish
 * From a folder of published files to a live market: imports, fits, back-tests the newest twelve months of every segment, and publishes rows,
 * models and figures together, locally or, with --remote, in the deployed database. May be killed at any moment and run again: it goes on where
 * it stood and skips what is unchanged.
 */
import { join } from 'node:path'
import { d1Binding, localD1File, PERSIST_ROOT } from '../src/server/provider/db/local-file.ts'
import { type PublishOptions, readPublishOptions } from '../src/server/provider/import/publish/options.ts'
import { runPublish } from '../src/server/provider/import/publish/run-publish.ts'
import { refusalOf } from '../src/server/provider/import/refusal.ts'
import { readRegister } from '../src/server/provider/import/run/run-register.ts'
import { terminalProgress } from '../src/server/provider/import/terminal-progress.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { placeRegister } from './import-register.ts'
import { checkRemote, sendMarket } from './send-sql.ts'
import { tellImport } from './tell-import.ts'

const root = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  const options = readPublishOptions(commandLine(COMMANDS['market:publish']).values)
  const started = performance.now()
  const { country, folder, persist } = options
  const reportFile = options.report ?? join(persist ?? join(root, '.data'), 'reports', `${country}-rejections.csv`)
  if (options.remote && options.out === undefined) checkRemote(d1Binding(root, country, options.env))
  const register = await readRegister(folder, country, terminalProgress())
  if (!register?.isAlone) await publish(options, reportFile)
  if (register) placeRegister(register, country, reportFile, options)
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function publish(options: PublishOptions, reportFile: string): Promise<void> {
  const { country, folder, threads, remote, env, out, persist } = options
  const { databaseId, databaseName } = d1Binding(root, country, env)
  const elsewhere = remote || out !== undefined
  const progress = terminalProgress()
  const outcome = await runPublish({
    country,
    folder,
    threads,
    progress,
    reportFile,
    workFolder: join(persist ?? join(root, '.data'), 'publish', country),
    targetFile: elsewhere ? null : localD1File(databaseId, persist ?? join(root, PERSIST_ROOT)),
    tell: (line) => {
      progress.done()
      console.log(line)
    },
  })
  progress.done()
  if (outcome.imported) tellImport(outcome.imported, reportFile)
  if (!elsewhere) {
    console.log(outcome.changed ? `${country} is live` : `nothing changed: ${country} is live with these files, models and figures`)
    return
  }
  sendMarket(country, outcome.file, { databaseName, remote, out, env, persist })
  if (remote && out === undefined) console.log(`${country} is live in ${databaseName}`)
}

main().catch((error: unknown) => {
  const refusal = refusalOf(error)
  if (refusal === null) throw error
  console.error(`refused: ${refusal}`)
  console.error('npm run market:publish -- --help says more')
  process.exitCode = 1
})
