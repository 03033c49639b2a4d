/** npm run restore — puts a backup into the databases of an environment, and checks what came of it. */
import { resolve } from 'node:path'
import { readIdentities } from './backup-folder.ts'
import { filesOf } from './bucket-files.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { readEnvironment } from './environment.ts'
import { OperationRefused, tellRefusal } from './operation-refused.ts'
import { missingFiles, putBack } from './put-back.ts'
import { checkTrade } from './trade-invariants.ts'
import { recordAct } from './upkeep-act.ts'
import { ownWrangler } from './wrangler.ts'

const SHOWN_FILES = 20

const { values } = commandLine(COMMANDS.restore)

await tellRefusal('restore', async () => {
  const begun = performance.now()
  if (values.from === undefined || values.identity === undefined)
    throw new OperationRefused('--from names a backup, --identity the file of the age key')
  const environment = readEnvironment(values.into ?? '')
  const identities = readIdentities(resolve(values.identity))
  const files = filesOf(environment)
  const from = resolve(values.from)
  const { environment: source } = await putBack({
    from,
    environment,
    wrangler: ownWrangler,
    identities,
    replaces: values.replace,
    tell: (line) => console.log(line),
  })
  const findings = await checkTrade(ownWrangler, environment)
  for (const { name, found, example } of findings) console.error(`${name}: ${found}, for example ${example}`)
  // a drill has another environment's bucket
  const missing = source === environment.name ? await missingFiles(from, identities, files()) : []
  if (missing.length)
    console.error(`${missing.length} files are not in the bucket as they were: ${missing.slice(0, SHOWN_FILES).join(', ')}`)
  const seconds = (performance.now() - begun) / 1_000
  // a drill into another environment is told where the backup is from
  const unnoted = findings.length
    ? null
    : await recordAct(ownWrangler, readEnvironment(source), { kind: 'restore', at: Date.now() / 1_000, seconds })
  if (unnoted !== null) console.error(unnoted)
  console.log(`restored in ${seconds.toFixed(0)} s. Next: npm run deploy -- --env ${environment.name}`)
  if (findings.length || missing.length) process.exitCode = 1
})
