import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { sqlFiles, sqlStatements } from '../src/server/provider/build/sql-batches.ts'
import type { D1Binding } from '../src/server/provider/db/local-file.ts'
import { ImportRefused } from '../src/server/provider/import/input-file.ts'

const root = join(import.meta.dirname, '..')

/** Writes SQL texts as numbered files into an emptied folder. */
export function writeSqlFiles(folder: string, texts: Iterable<string>): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const text of texts) {
    const file = join(folder, `${String(files.length + 1).padStart(4, '0')}.sql`)
    writeFileSync(file, text)
    files.push(file)
  }
  console.log(`${files.length} SQL files in ${folder}`)
  return files
}

const UNSET_ID = 'set-me'

/**
 * Throws {@link ImportRefused} unless wrangler is signed in and the deployed database has an id. Asked before work of minutes is begun, whose
 * result could not be sent.
 */
export function checkRemote({ databaseName, databaseId }: D1Binding): void {
  if (databaseId.startsWith(UNSET_ID))
    throw new ImportRefused(`wrangler.toml has no id for ${databaseName}: docs/operations.md says how to create the database`)
  const { status, error } = spawnSync('wrangler', ['whoami', '--json'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) throw new ImportRefused(`wrangler cannot be run: ${error.message}`)
  if (status !== 0)
    throw new ImportRefused(
      'wrangler is not signed in to Cloudflare: set CLOUDFLARE_API_TOKEN, or run npx wrangler login, and repeat the command',
    )
}

/** Runs SQL files one after the other against a deployed database. Answers the file that wrangler refused, or null. */
export function sendSqlFiles(files: readonly string[], databaseName: string, environment: string | undefined): string | null {
  const env = environment ? ['--env', environment] : []
  for (const [at, file] of files.entries()) {
    console.log(`sending ${at + 1} of ${files.length}`)
    const args = ['d1', 'execute', databaseName, '--remote', '--yes', '--file', file, ...env]
    const run = spawnSync('wrangler', args, { cwd: root, stdio: 'inherit' })
    if (run.status !== 0) return file
  }
  return null
}

interface Elsewhere {
  databaseName: string
  remote: boolean
  /** where to write the files; then nothing is sent */
  out?: string
  env?: string
  /** where the files are written otherwise: a folder of it */
  persist?: string
}

/** Writes a built market as SQL files and, unless only `out` was asked for, runs them against the deployed database. */
export function sendMarket(country: CountryCode, marketFile: string, { databaseName, remote, out, env, persist }: Elsewhere): void {
  const db = new DatabaseSync(marketFile, { readOnly: true })
  const files = writeSqlFiles(out ?? join(persist ?? join(root, '.data'), 'remote', country), sqlFiles(sqlStatements(db)))
  db.close()
  if (!remote || out !== undefined) return
  const refused = sendSqlFiles(files, databaseName, env)
  if (refused !== null) throw new ImportRefused(`wrangler refused ${refused}; the remote market is incomplete: run the command again`)
}
