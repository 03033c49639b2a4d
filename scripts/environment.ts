import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { OperationRefused } from './operation-refused.ts'
import { ROOT } from './run.ts'

export const CONFIGURATION = join(ROOT, 'wrangler.toml')

const section = z.object({
  name: z.string(),
  vars: z.record(z.string(), z.unknown()),
  d1_databases: z.array(z.object({ binding: z.string(), database_name: z.string(), database_id: z.string().default('') })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
  queues: z.object({ producers: z.array(z.object({ queue: z.string() })) }),
})
const configuration = section.extend({ env: z.record(z.string(), section) })

/** What wrangler.toml says of an environment. */
export interface Environment {
  name: string
  isLocal: boolean
  worker: string
  vars: Record<string, unknown>
  databases: { binding: string; name: string; id: string }[]
  buckets: string[]
  queues: string[]
}

/** Reads the section of an environment; `local` is the top level. Throws {@link OperationRefused} for one that is not there. */
export function environmentOf(toml: string, name: string): Environment {
  const whole = configuration.parse(parse(toml))
  const own = name === 'local' ? whole : whole.env[name]
  if (!own) throw new OperationRefused(`--env is one of ${['local', ...Object.keys(whole.env)].join(', ')}, not "${name}"`)
  return {
    name,
    isLocal: name === 'local',
    worker: own.name,
    vars: own.vars,
    databases: own.d1_databases.map((one) => ({ binding: one.binding, name: one.database_name, id: one.database_id })),
    buckets: own.r2_buckets.map((bucket) => bucket.bucket_name),
    queues: [...new Set(own.queues.producers.map(({ queue }) => queue))],
  }
}

/** Reads the environment of this project's wrangler.toml. Throws as {@link environmentOf} does. */
export const readEnvironment = (name: string, file = CONFIGURATION): Environment => environmentOf(readFileSync(file, 'utf8'), name)

/** An environment of the platform: not the local one. Throws {@link OperationRefused}. */
export function readDeployed(name: string, file = CONFIGURATION): Environment {
  const environment = readEnvironment(name, file)
  if (environment.isLocal)
    throw new OperationRefused('the local environment has nothing on the platform: --env names staging or production')
  return environment
}

/** Whether the database of wrangler.toml has been made: its id is no longer `set-me-…`. */
export const isMadeId = (id: string): boolean => id !== '' && !id.startsWith('set-me')

/** The text of wrangler.toml with the id of one database of an environment; all else stays as it is written. Throws where the table is not found. */
export function withDatabaseId(toml: string, environment: string, binding: string, id: string): string {
  const header = `[[env.${environment}.d1_databases]]`
  const parts = toml.split(header)
  const at = parts.findIndex((part, i) => i > 0 && new RegExp(`^\\s*binding = "${binding}"$`, 'm').test(tableOf(part)))
  const found = parts[at]
  if (found === undefined) throw new Error(`wrangler.toml has no ${binding} of ${environment}`)
  const table = tableOf(found)
  const changed = table.replace(/^database_id = ".*"$/m, () => `database_id = "${id}"`)
  if (!changed.includes(`"${id}"`)) throw new Error(`${binding} of ${environment} has no line database_id in wrangler.toml`)
  return parts.with(at, changed + found.slice(table.length)).join(header)
}

/** What stands before the next table. */
const tableOf = (part: string): string => part.split(/^\[/m, 1)[0] ?? ''

/** Writes a file whole, then puts it in its place: whoever reads meanwhile sees the old one. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.new`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

/** The arguments by which wrangler finds an environment's own things, whatever was built last. */
export const environmentArgs = ({ name, isLocal }: Environment): string[] => [
  '--config',
  'wrangler.toml',
  ...(isLocal ? [] : ['--env', name]),
]
