import { createHash, createHmac } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { CountryCode } from '#market/vocabulary.ts'

/** The folder of local state that wrangler, the Vite plugin and our scripts share, relative to the project. */
export const PERSIST_ROOT = '.wrangler/state/v3'

const OBJECTS = { d1: 'miniflare-D1DatabaseObject', r2: 'miniflare-R2BucketObject' } as const

/** The file that miniflare opens for a D1 database id or a bucket's name: HMAC name of the object, as checked against miniflare. Makes the folder. */
function localObjectFile(kind: keyof typeof OBJECTS, id: string, persistRoot: string): string {
  const key = createHash('sha256').update(OBJECTS[kind]).digest()
  const name = createHmac('sha256', key).update(id).digest().subarray(0, 16)
  const mac = createHmac('sha256', key).update(name).digest().subarray(0, 16)
  const folder = join(persistRoot, kind, OBJECTS[kind])
  mkdirSync(folder, { recursive: true })
  return join(folder, `${Buffer.concat([name, mac]).toString('hex')}.sqlite`)
}

/** The file of a local D1 database. */
export const localD1File = (databaseId: string, persistRoot: string): string => localObjectFile('d1', databaseId, persistRoot)

/** Where a local R2 bucket is kept: its list of objects, and the folder of their bytes. Makes both folders. */
export function localBucketPlace(bucketName: string, persistRoot: string): { list: string; blobs: string } {
  const blobs = join(persistRoot, 'r2', bucketName, 'blobs')
  mkdirSync(blobs, { recursive: true })
  return { list: localObjectFile('r2', bucketName, persistRoot), blobs }
}

export interface D1Binding {
  binding: string
  databaseName: string
  databaseId: string
}

const bindingTable = z
  .object({ binding: z.string(), database_name: z.string(), database_id: z.string().default('') })
  .transform((row): D1Binding => ({ binding: row.binding, databaseName: row.database_name, databaseId: row.database_id }))
const environmentTable = z.object({
  d1_databases: z.array(bindingTable).default([]),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
})
const configuration = environmentTable.extend({ env: z.record(z.string(), environmentTable).default({}) })

/** The `[[d1_databases]]` of the top level (or of `[env.<environment>]`) of a wrangler.toml; none for an environment it does not have. */
export function d1Bindings(toml: string, environment?: string): D1Binding[] {
  const { d1_databases, env } = configuration.parse(parse(toml))
  return environment ? (env[environment]?.d1_databases ?? []) : d1_databases
}

/** The D1 database of a market, of the accounts or of trade in wrangler.toml. Throws when it is not declared there. */
export function d1Binding(root: string, which: CountryCode | 'ACCOUNT' | 'TRADE', environment?: string): D1Binding {
  const file = join(root, 'wrangler.toml')
  const bindings = existsSync(file) ? d1Bindings(readFileSync(file, 'utf8'), environment) : []
  const binding = bindings.find((row) => row.binding === `DB_${which}`)
  if (!binding?.databaseId)
    throw new Error(`wrangler.toml declares no D1 database DB_${which}${environment ? ` for environment ${environment}` : ''}`)
  return binding
}

/** The name of the local bucket of files in wrangler.toml. Throws when it is not declared there. */
export function localBucketName(root: string): string {
  const { r2_buckets } = configuration.parse(parse(readFileSync(join(root, 'wrangler.toml'), 'utf8')))
  const bucket = r2_buckets.find(({ binding }) => binding === 'FILES')
  if (!bucket) throw new Error('wrangler.toml declares no R2 bucket FILES')
  return bucket.bucket_name
}
