import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, read } from '../architecture/sources.ts'
import type { Edit } from './scratch.ts'

const FOLDER = 'src/server/provider/db/trade/migrations'

interface Rebuilt {
  /** the migration that made the table, and the name of the new one */
  migration: string
  as: string
  table: string
  find: string
  put: string
}

/** What the migrations leave behind beside tables: the statement of each index and trigger, by name. */
function madeByMigrations(): Map<string, string> {
  const made = new Map<string, string>()
  const statement = /^(?:create (?:unique )?index (\w+)[^;]*|create trigger (\w+)[\s\S]*?^end|drop (?:index|trigger) (\w+));/gm
  for (const file of readdirSync(join(ROOT, FOLDER)).toSorted())
    for (const [sql, index, trigger, ended = ''] of read(`${FOLDER}/${file}`).matchAll(statement)) {
      const name = index ?? trigger
      if (name) made.set(name, sql)
      else made.delete(ended)
    }
  return made
}

/**
 * A check cannot be changed in SQLite: a migration makes the table anew, with its indexes, and takes the rows over. Its triggers go with the
 * old table, and one that names it elsewhere forbids the renaming; so all of them end first and are made again.
 */
export function rebuiltTable({ migration, as, table, find, put }: Rebuilt): Edit {
  const sql = read(`${FOLDER}/${migration}`)
  const [made = ''] = new RegExp(`create table ${table} \\([\\s\\S]*?\\) strict;`).exec(sql) ?? []
  if (!made.includes(find)) throw new Error(`${migration} has no ${find} in the table ${table}`)
  const others = [...madeByMigrations()]
  const indexes = others.filter(([, statement]) => new RegExp(`^create [a-z ]*index \\w+ on ${table}\\b`).test(statement))
  const triggers = others.filter(([, statement]) => statement.startsWith('create trigger') && new RegExp(`\\b${table}\\b`).test(statement))
  const steps = [
    ...triggers.map(([name]) => `drop trigger ${name};`),
    'pragma defer_foreign_keys = on;',
    made.replace(`create table ${table} `, `create table ${table}_anew `).replace(find, put),
    `insert into ${table}_anew select * from ${table};`,
    `drop table ${table};`,
    `alter table ${table}_anew rename to ${table};`,
    ...[...indexes, ...triggers].map(([, statement]) => statement),
  ]
  return { file: `${FOLDER}/${as}`, put: `${steps.join('\n')}\n` }
}
