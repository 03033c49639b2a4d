import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { bindingOf, KEPT_DATABASES, type KeptDatabase, type Manifest, readEncrypted, readManifest } from './backup-folder.ts'
import { COLUMNS_SQL, databaseShape, dropSql, SCHEMA_SQL, sizesSql } from './backup-sql.ts'
import type { BucketFile } from './bucket-files.ts'
import { D1Database } from './d1-database.ts'
import type { Environment } from './environment.ts'
import { PIECES_TABLE, takenStatements, textLines } from './long-statements.ts'
import { OperationRefused } from './operation-refused.ts'
import type { Wrangler } from './wrangler.ts'

interface Restore {
  /** the folder of a backup */
  from: string
  environment: Environment
  wrangler: Wrangler
  /** AGE-SECRET-KEY-… */
  identities: readonly string[]
  /** whether what the databases hold may be thrown away */
  replaces: boolean
  tell: (line: string) => void
}

/**
 * Puts a backup into an environment's databases. Everything is decrypted and checked before anything is changed; each database is put back in one transaction. A
 * restore that was killed is run again with `replaces`. Answers the manifest. Throws {@link OperationRefused}.
 */
export async function putBack(work: Restore): Promise<Manifest> {
  const { from, environment, wrangler, identities, replaces, tell } = work
  const manifest = await readManifest(from)
  const scratch = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    const ready: { which: KeptDatabase; database: D1Database; file: string }[] = []
    for (const which of KEPT_DATABASES) {
      const database = new D1Database(wrangler, environment, bindingOf(which))
      const [schema = [], columns = []] = await database.query([SCHEMA_SQL, COLUMNS_SQL])
      if (schema.length && !replaces)
        throw new OperationRefused(
          `${database.name} holds ${databaseShape(schema, columns).tables.length} tables: --replace throws them away`,
        )
      const file = join(scratch, `${which}.sql`)
      const source = join(from, `${which}.sql.gz.age`)
      await pipeline(
        Readable.from(statements(dropSql(schema, columns), await unlocked(source, identities))),
        createWriteStream(file, { mode: 0o600 }),
      )
      ready.push({ which, database, file })
    }
    for (const { which, database, file } of ready) {
      await database.execute(file)
      await compare(database, manifest.databases[which])
      tell(`${database.name} is as it was at ${manifest.moment}`)
    }
    return manifest
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function unlocked(file: string, identities: readonly string[]): Promise<Readable> {
  try {
    return await readEncrypted(file, identities)
  } catch (error) {
    throw new OperationRefused(`${file} cannot be opened with this identity: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function* statements(drop: string, sql: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  yield `${drop}drop table if exists ${PIECES_TABLE};\ncreate table ${PIECES_TABLE} (line integer, cell integer, part integer, letters text);\n`
  let row = 0
  for await (const line of textLines(sql)) {
    row += 1
    const taken = line.startsWith('INSERT INTO') ? takenStatements(line, row) : [line]
    yield `${taken.join('\n')}\n`
  }
  yield `drop table ${PIECES_TABLE};\n`
}

/** Compares rows and bytes of every table with what the backup says. Throws {@link OperationRefused} with those that differ. */
async function compare(database: D1Database, expected: Manifest['databases'][KeptDatabase]): Promise<void> {
  const [schema = [], columns = []] = await database.query([SCHEMA_SQL, COLUMNS_SQL])
  const sizes = (await database.query(sizesSql(databaseShape(schema, columns)))).flat()
  const found = new Map(sizes.map((row) => [String(row.name), `${row.rows} rows of ${row.bytes} bytes`]))
  const names = new Set([...found.keys(), ...Object.keys(expected)])
  const differ = [...names].flatMap((name) => {
    const size = expected[name]
    const should = size ? `${size.rows} rows of ${size.bytes} bytes` : 'no table'
    const is = found.get(name) ?? 'no table'
    return should === is ? [] : [`${name}: ${is} instead of ${should}`]
  })
  if (differ.length) throw new OperationRefused(`${database.name} is not what the backup says:\n${differ.join('\n')}`)
}

const bucketFile = z.object({ key: z.string(), bytes: z.number(), etag: z.string() })

/** The files of a backup's list that a bucket does not have, or has otherwise: their keys. */
export async function missingFiles(folder: string, identities: readonly string[], there: AsyncIterable<BucketFile>): Promise<string[]> {
  const etags = new Map<string, string>()
  for await (const { key, etag } of there) etags.set(key, etag)
  const missing: string[] = []
  for await (const line of textLines(await unlocked(join(folder, 'files.jsonl.gz.age'), identities))) {
    const { key, etag } = bucketFile.parse(JSON.parse(line))
    if (etags.get(key) !== etag) missing.push(key)
  }
  return missing
}
