import { read } from '../architecture/sources.ts'
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

/** A check cannot be changed in SQLite: a migration makes the table anew, with its indexes, and takes the rows over. */
export function rebuiltTable({ migration, as, table, find, put }: Rebuilt): Edit {
  const sql = read(`${FOLDER}/${migration}`)
  const [made = ''] = new RegExp(`create table ${table} \\([\\s\\S]*?\\) strict;`).exec(sql) ?? []
  const indexes = sql.match(new RegExp(`create (?:unique )?index \\w+ on ${table} [^;]*;`, 'g')) ?? []
  if (!made.includes(find)) throw new Error(`${migration} has no ${find} in the table ${table}`)
  const steps = [
    'pragma defer_foreign_keys = on;',
    made.replace(`create table ${table} `, `create table ${table}_anew `).replace(find, put),
    `insert into ${table}_anew select * from ${table};`,
    `drop table ${table};`,
    `alter table ${table}_anew rename to ${table};`,
    ...indexes,
  ]
  return { file: `${FOLDER}/${as}`, put: `${steps.join('\n')}\n` }
}
