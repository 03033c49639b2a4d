/** npm run deploy — checks, builds, migrates, uploads, tries the new version, sends visitors there, and takes it back where it fails. */
import { setTimeout as wait } from 'node:timers/promises'
import { build } from './build.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { checkReady, deployVersion, migrateDatabases, servedVersion } from './deploy-version.ts'
import { readDeployed } from './environment.ts'
import { tellRefusal } from './operation-refused.ts'
import { must, stopOnSignals } from './run.ts'
import { askSite } from './smoke-test.ts'
import { ownWrangler } from './wrangler.ts'

stopOnSignals()
const { values } = commandLine(COMMANDS.deploy)

await tellRefusal('deploy', async () => {
  const environment = readDeployed(values.env ?? '')
  const origin = (values.at ?? String(environment.vars.PUBLIC_ORIGIN)).replace(/\/$/, '')
  const work = {
    environment,
    origin,
    wrangler: ownWrangler,
    ask: askSite,
    wait: (ms: number) => wait(ms),
    tell: (line: string) => console.log(line),
  }
  if (!values['dry-run']) {
    await checkReady(work)
    // refuses while visitors are shared among versions, before minutes are spent on a build
    await servedVersion(work)
  }
  await must('node', ['scripts/generate.ts'])
  await build({ environment: environment.name, always: true })
  if (values['dry-run']) {
    for (const { name } of environment.databases) console.log(`would migrate ${name}`)
    // the build has written the environment into dist/server/wrangler.json, which wrangler follows
    await must('wrangler', ['deploy', '--dry-run'], { env: { WRANGLER_LOG: undefined } })
    console.log(`\nwould try the new version at ${origin}. Nothing was changed.`)
    return
  }
  await migrateDatabases(work)
  const version = await deployVersion(work)
  console.log(`\n${origin} is served by version ${version}.`)
})
