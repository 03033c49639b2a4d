/** npm run backup — takes the account and trade databases of an environment to one moment, with the list of its files, encrypted. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { filesOf } from './bucket-files.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { readEnvironment } from './environment.ts'
import { OperationRefused, tellRefusal } from './operation-refused.ts'
import { ROOT } from './run.ts'
import { takeBackup } from './take-backup.ts'
import { recordAct } from './upkeep-act.ts'
import { ownWrangler } from './wrangler.ts'

const { values } = commandLine(COMMANDS.backup)

await tellRefusal('backup', async () => {
  const environment = readEnvironment(values.env ?? '')
  if (values.to === undefined) throw new OperationRefused('--to names the folder of backups')
  const pauseSeconds = Number(values.pause)
  if (!Number.isInteger(pauseSeconds) || pauseSeconds < 1) throw new OperationRefused('--pause is a number of seconds')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  const begun = Date.now()
  const place = await takeBackup({
    environment,
    wrangler: ownWrangler,
    recipients: values.recipient ?? [],
    folder: resolve(values.to),
    files: filesOf(environment),
    pauseSeconds,
    version,
    tell: (line) => console.log(line),
  })
  const seconds = (Date.now() - begun) / 1_000
  const unnoted = await recordAct(ownWrangler, environment, { kind: 'backup', at: begun / 1_000, seconds })
  if (unnoted !== null) console.error(unnoted)
  console.log(place)
})
