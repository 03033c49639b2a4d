import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { d1Bindings } from '../src/server/provider/db/local-file.ts'
import { build } from './build.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { must, ROOT, stopOnSignals } from './run.ts'

const ENVIRONMENTS = ['staging', 'production']

stopOnSignals()
const { values } = commandLine(COMMANDS.deploy)
const environment = values.env ?? ''
const isDryRun = values['dry-run']
if (!ENVIRONMENTS.includes(environment)) {
  console.error(`--env is one of ${ENVIRONMENTS.join(', ')}; npm run deploy -- --help says more.`)
  process.exit(1)
}

const databases = d1Bindings(readFileSync(join(ROOT, 'wrangler.toml'), 'utf8'), environment)
const unset = databases.filter((database) => !database.databaseId || database.databaseId.startsWith('set-me'))
if (unset.length) {
  console.error(`wrangler.toml has no id for these databases of ${environment}: ${unset.map((database) => database.binding).join(', ')}.`)
  console.error('docs/operations.md says how to create them.')
  if (!isDryRun) process.exit(1)
  console.error('(A real run would stop here.)\n')
}

await must('node', ['scripts/generate.ts'])
await build({ environment, always: true })
for (const { databaseName } of databases) {
  const args = ['d1', 'migrations', 'apply', databaseName, '--remote', '--config', 'wrangler.toml', '--env', environment]
  if (isDryRun) console.log(`would run: wrangler ${args.join(' ')}`)
  // CI=1: wrangler asks no questions
  else await must('wrangler', args, { env: { CI: '1' } })
}
// the build has written the chosen environment into dist/server/wrangler.json, which wrangler follows
await must('wrangler', ['deploy', ...(isDryRun ? ['--dry-run'] : [])], { env: { WRANGLER_LOG: undefined } })
console.log(isDryRun ? `\nDry run for ${environment}: nothing was changed.` : `\nDeployed to ${environment}. Check /healthz there.`)
