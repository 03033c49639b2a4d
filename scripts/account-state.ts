import { z } from 'zod'
import { type Environment, environmentArgs, isMadeId } from './environment.ts'
import { OperationRefused } from './operation-refused.ts'
import { mustSay, mustTell, type Wrangler } from './wrangler.ts'

/** What a signed-in account holds of an environment. */
interface AccountState {
  /** ids by name, of all its databases */
  databases: ReadonlyMap<string, string>
  buckets: ReadonlySet<string>
  queues: ReadonlySet<string>
  secrets: ReadonlySet<string>
}

const databaseList = z.array(z.object({ uuid: z.string(), name: z.string() }))
const secretList = z.array(z.object({ name: z.string() }))

/** The platform's word for a Worker that was never made. */
const NO_WORKER = /code: 10007|does not exist/

/** The ids of the account's databases, by name. Throws {@link OperationRefused} where wrangler fails. */
export async function databaseIds(wrangler: Wrangler): Promise<Map<string, string>> {
  const rows = await mustTell(wrangler, ['d1', 'list', '--json'], databaseList)
  return new Map(rows.map(({ name, uuid }) => [name, uuid]))
}

async function hasQueue(wrangler: Wrangler, queue: string): Promise<boolean> {
  const { code, out, errors } = await wrangler(['queues', 'info', queue])
  if (code === 0) return true
  if (`${out}${errors}`.includes('does not exist')) return false
  throw new OperationRefused(`wrangler could not tell of the queue ${queue}:\n${errors || out}`)
}

async function secretNames(wrangler: Wrangler, environment: Environment): Promise<string[]> {
  const args = ['secret', 'list', '--format', 'json', ...environmentArgs(environment)]
  const { code, out, errors } = await wrangler(args)
  if (code !== 0 && NO_WORKER.test(`${out}${errors}`)) return []
  return (await mustTell(async () => ({ code, out, errors }), args, secretList)).map(({ name }) => name)
}

/** Throws {@link OperationRefused} unless wrangler is signed in. */
export async function checkSignedIn(wrangler: Wrangler): Promise<void> {
  const { code } = await wrangler(['whoami', '--json'])
  if (code !== 0)
    throw new OperationRefused(
      'wrangler is not signed in to Cloudflare: set CLOUDFLARE_API_TOKEN, or run npx wrangler login, and repeat the command',
    )
}

/** Reads what is there, and changes nothing. Throws {@link OperationRefused} where the account cannot be read. */
export async function readAccount(wrangler: Wrangler, environment: Environment): Promise<AccountState> {
  await checkSignedIn(wrangler)
  const buckets = await mustSay(wrangler, ['r2', 'bucket', 'list'])
  const queues: string[] = []
  for (const queue of environment.queues) if (await hasQueue(wrangler, queue)) queues.push(queue)
  return {
    databases: await databaseIds(wrangler),
    buckets: new Set([...buckets.matchAll(/^name:\s+(\S+)/gm)].map(([, name = '']) => name)),
    queues: new Set(queues),
    secrets: new Set(await secretNames(wrangler, environment)),
  }
}

/** Secrets that nobody else knows: 32 random bytes each. */
const MADE_SECRETS = ['WEBHOOK_KEY', 'DEVICE_KEY', 'FACTOR_KEY']

/** Secrets that belong to a service which an environment names by a var. */
const SERVICE_SECRETS = [
  { given: /^MAIL_API_URL$/, needs: () => ['MAIL_API_KEY'] },
  { given: /^SMS_API_URL$/, needs: () => ['SMS_API_KEY'] },
  {
    given: /^STRIPE_PUBLISHABLE_KEY_(\w+)$/,
    needs: (country: string) => [`STRIPE_SECRET_KEY_${country}`, `STRIPE_WEBHOOK_SECRET_${country}`],
  },
]

/** The secrets that an environment needs: made here, or got from whoever keeps a service. */
function neededSecrets({ vars }: Environment): { name: string; isMade: boolean }[] {
  const asked = Object.entries(vars).flatMap(([name, value]) =>
    SERVICE_SECRETS.flatMap(({ given, needs }) => {
      const match = value === '' ? null : given.exec(name)
      return match ? needs(match[1] ?? '') : []
    }),
  )
  return [...MADE_SECRETS.map((name) => ({ name, isMade: true })), ...asked.map((name) => ({ name, isMade: false }))]
}

/** One thing that an environment lacks. */
export type Lack =
  | { kind: 'database'; name: string; binding: string }
  /** the account has it under an id that wrangler.toml does not say */
  | { kind: 'database-id'; name: string; binding: string; id: string }
  /** wrangler.toml says an id that this account does not have */
  | { kind: 'foreign-id'; name: string; binding: string; id: string }
  | { kind: 'bucket' | 'queue' | 'made-secret' | 'asked-secret'; name: string }

/** What an environment lacks, in the order in which it is made. Empty: it can be deployed. */
export function lacksOf(environment: Environment, state: AccountState): Lack[] {
  const known = new Set(state.databases.values())
  const databases = environment.databases.flatMap(({ binding, name, id }): Lack[] => {
    const there = state.databases.get(name)
    if (there !== undefined && there === id) return []
    if (isMadeId(id) && !known.has(id)) return [{ kind: 'foreign-id', name, binding, id }]
    return [there === undefined ? { kind: 'database', name, binding } : { kind: 'database-id', name, binding, id: there }]
  })
  return [
    ...databases,
    ...environment.buckets.filter((name) => !state.buckets.has(name)).map((name): Lack => ({ kind: 'bucket', name })),
    ...environment.queues.filter((name) => !state.queues.has(name)).map((name): Lack => ({ kind: 'queue', name })),
    ...neededSecrets(environment)
      .filter(({ name }) => !state.secrets.has(name))
      .map(({ name, isMade }): Lack => ({ kind: isMade ? 'made-secret' : 'asked-secret', name })),
  ]
}

/** What would be done about a lack. */
export function sayLack(lack: Lack): string {
  switch (lack.kind) {
    case 'database':
      return `make the database ${lack.name} and write its id to wrangler.toml`
    case 'database-id':
      return `write the id of the database ${lack.name} to wrangler.toml: ${lack.id}`
    case 'foreign-id':
      return `wrangler.toml says that ${lack.name} is ${lack.id}, which this account does not have`
    case 'made-secret':
      return `make the secret ${lack.name}`
    case 'asked-secret':
      return `set the secret ${lack.name}, which its service tells`
    default:
      return `make the ${lack.kind} ${lack.name}`
  }
}
