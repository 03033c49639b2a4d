import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

export interface Migration {
  name: string
  sql: string
}

const MIGRATIONS = import.meta.dirname

/** The *.sql files of a database in the order of their names. */
export const readMigrations = (database: 'account' | 'trade' | 'market'): Migration[] =>
  readdirSync(join(MIGRATIONS, database, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(MIGRATIONS, database, 'migrations', name), 'utf8') }))

/** Changes whenever a migration does: the first 16 hex digits of their sha256. */
export function schemaVersion(migrations: Migration[]): string {
  const hash = createHash('sha256')
  for (const { name, sql } of migrations) hash.update(`${name}\0${sql}\0`)
  return hash.digest('hex').slice(0, 16)
}

/** D1's table of applied migrations, as wrangler creates it. */
const LEDGER = `create table if not exists d1_migrations(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`

/**
 * Applies missing migrations, each in its own transaction, and records them where wrangler looks. Returns their names.
 * `appliedAt` fixes the recorded time, so that equal builds give equal bytes.
 */
export function applyMigrations(db: DatabaseSync, migrations: Migration[], appliedAt?: string): string[] {
  db.exec(LEDGER)
  const known = new Set(
    db
      .prepare('select name from d1_migrations')
      .all()
      .map((row) => row.name),
  )
  const record = db.prepare('insert into d1_migrations (name, applied_at) values (?, coalesce(?, current_timestamp))')
  const missing = migrations.filter(({ name }) => !known.has(name))
  for (const { name, sql } of missing) {
    db.exec('begin')
    try {
      db.exec(sql)
      record.run(name, appliedAt ?? null)
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  }
  return missing.map(({ name }) => name)
}
