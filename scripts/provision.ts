/** npm run provision — makes what an environment needs on the platform: databases, bucket, queues, secrets. May be run again at any point. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { CONFIGURATION } from './environment.ts'
import { tellRefusal } from './operation-refused.ts'
import { provisionEnvironment } from './provision-environment.ts'
import { ownWrangler } from './wrangler.ts'

const { values } = commandLine(COMMANDS.provision)

/** From the variable of its name, or typed at a terminal without being shown. */
async function askSecret(name: string): Promise<string | null> {
  const given = process.env[name]
  if (given) return given
  if (!process.stdin.isTTY) return null
  process.stdout.write(`${name} (not shown; empty leaves it out): `)
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const value = await terminal.question('')
  terminal.close()
  console.log('')
  return value.trim() || null
}

await tellRefusal('provision', async () => {
  const environment = values.env ?? ''
  const lacks = await provisionEnvironment({
    environment,
    configuration: CONFIGURATION,
    wrangler: ownWrangler,
    location: values.location,
    isPlan: values.plan,
    replacesIds: values['replace-ids'],
    askSecret,
    tell: (line) => console.log(line),
  })
  if (lacks === 0) console.log(`${environment} has everything: nothing to do.`)
  else console.log(values.plan ? '\nNothing was changed.' : `\n${environment} has everything. Next: npm run deploy -- --env ${environment}`)
})
