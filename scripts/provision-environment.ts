import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { databaseIds, type Lack, lacksOf, readAccount, sayLack } from './account-state.ts'
import { environmentArgs, readDeployed, withDatabaseId, writeWhole } from './environment.ts'
import { OperationRefused } from './operation-refused.ts'
import { mustSay, type Wrangler } from './wrangler.ts'

const SECRET_BYTES = 32

interface Provisioning {
  environment: string
  /** wrangler.toml */
  configuration: string
  wrangler: Wrangler
  /** where databases and files are kept first, in D1's words */
  location: string
  /** only tells what would be done */
  isPlan: boolean
  /** new databases may take the place of ids that the account does not have */
  replacesIds: boolean
  /** the value of a secret that a service tells, or null where nobody says it */
  askSecret: (name: string) => Promise<string | null>
  tell: (line: string) => void
}

/**
 * Makes what an environment lacks and writes the ids of its databases to wrangler.toml, each as soon as it is known. It reads what is there first, so that it
 * may be ended at any point and run again. Answers how many lacks there were. Throws {@link OperationRefused}, with what was made by then kept.
 */
export async function provisionEnvironment(work: Provisioning): Promise<number> {
  const { wrangler, configuration, tell } = work
  const environment = readDeployed(work.environment, configuration)
  const lacks = lacksOf(environment, await readAccount(wrangler, environment))
  if (work.isPlan) {
    for (const lack of lacks) tell(`would ${lack.kind === 'foreign-id' ? 'stop: ' : ''}${sayLack(lack)}`)
    return lacks.length
  }
  const foreign = lacks.filter(({ kind }) => kind === 'foreign-id')
  if (foreign.length && !work.replacesIds)
    throw new OperationRefused(
      `${foreign.map(sayLack).join('\n')}\nAnother account is signed in, or the database was deleted. --replace-ids lets a new one take its place.`,
    )
  for (const lack of lacks) if ('binding' in lack) await settleDatabase(work, lack)
  for (const { kind, name } of lacks)
    if (kind === 'bucket') await make(work, name, ['r2', 'bucket', 'create', name, '--location', work.location])
    else if (kind === 'queue') await make(work, name, ['queues', 'create', name])
  await setSecrets(work, lacks)
  return lacks.length
}

async function make({ wrangler, tell }: Provisioning, name: string, args: string[]): Promise<void> {
  await mustSay(wrangler, args)
  tell(`made ${name}`)
}

async function settleDatabase(work: Provisioning, lack: Extract<Lack, { binding: string }>): Promise<void> {
  let id = lack.kind === 'database-id' ? lack.id : (await databaseIds(work.wrangler)).get(lack.name)
  if (id === undefined) {
    await make(work, lack.name, ['d1', 'create', lack.name, '--location', work.location])
    id = (await databaseIds(work.wrangler)).get(lack.name)
  }
  if (id === undefined) throw new OperationRefused(`wrangler has made ${lack.name} and does not list it: run the command again`)
  writeWhole(work.configuration, withDatabaseId(readFileSync(work.configuration, 'utf8'), work.environment, lack.binding, id))
  work.tell(`${lack.binding} of ${work.environment} is ${id}`)
}

/** All secrets in one request, by standard input: none of them stands in a list of processes, in a file or in what is printed. */
async function setSecrets(work: Provisioning, lacks: readonly Lack[]): Promise<void> {
  const values: Record<string, string> = {}
  const missing: string[] = []
  for (const { kind, name } of lacks) {
    if (kind === 'made-secret') values[name] = randomBytes(SECRET_BYTES).toString('base64url')
    if (kind !== 'asked-secret') continue
    const value = await work.askSecret(name)
    if (value) values[name] = value
    else missing.push(name)
  }
  if (Object.keys(values).length) {
    const args = ['secret', 'bulk', ...environmentArgs(readDeployed(work.environment, work.configuration))]
    const { code, out, errors } = await work.wrangler(args, { input: JSON.stringify(values) })
    if (code !== 0) throw new OperationRefused(`"wrangler secret bulk" failed:\n${withoutValues(`${errors}\n${out}`.trim(), values)}`)
    work.tell(`set ${Object.keys(values).join(', ')}`)
  }
  if (missing.length)
    throw new OperationRefused(
      `these secrets are still missing: ${missing.join(', ')}. Run the command again with each as a variable of its name, or at a terminal.`,
    )
}

const withoutValues = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(value, `<${name}>`), text)
