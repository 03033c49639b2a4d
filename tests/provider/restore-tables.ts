import type { SqlDatabase } from '#provider/db/client.ts'

interface Seeds {
  name: string
  /** how all its rows are removed */
  empty: string
  columns: string[]
  rows: SqlRow[]
}
type SqlRow = Record<string, unknown>

/** With sqlite_sequence: numbers that are never given twice begin again as well. */
const TABLES = `select name, coalesce((select sql from sqlite_schema where sqlite_schema.name = pragma_table_list.name), '') as sql
  from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name <> 'd1_migrations'
  and (name not like 'sqlite%' or name = 'sqlite_sequence') and name not like '\\_cf%' escape '\\' order by name`

/** Words of another table: they cannot be deleted without its rows, and come back with them. */
const isIndexOfOther = (sql: string): boolean => /using fts5\b.*\bcontent\s*=/is.test(sql)

/** Every table of a database, and the rows that are in it now: after its migrations, before anything else. */
export async function seedsOf(database: SqlDatabase): Promise<Seeds[]> {
  const ask = async (sql: string) => (await database.batch([database.prepare(sql).bind()]))[0]?.results as SqlRow[]
  const seeds: Seeds[] = []
  for (const { name, sql } of (await ask(TABLES)) as { name: string; sql: string }[]) {
    const isIndex = isIndexOfOther(sql)
    // hidden ones belong to virtual tables, or are computed
    const columns = (await ask(`select name from pragma_table_xinfo('${name}') where hidden = 0`)).map((column) => String(column.name))
    const empty = isIndex ? `insert into ${name} (${name}) values ('delete-all')` : `delete from ${name}`
    seeds.push({ name, empty, columns, rows: isIndex ? [] : await ask(`select ${columns.join(', ')} from ${name}`) })
  }
  return seeds
}

/** Puts every table back as it was then. All is deleted twice, because triggers write while rows go. */
export async function restore(database: SqlDatabase, seeds: readonly Seeds[]): Promise<void> {
  const deletes = seeds.map(({ empty }) => empty)
  await database.batch([
    ...['pragma defer_foreign_keys = on', ...deletes, ...deletes].map((sql) => database.prepare(sql).bind()),
    ...seeds.flatMap(({ name, columns, rows }) => {
      const insert = `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
      return rows.map((row) => database.prepare(insert).bind(...columns.map((column) => row[column])))
    }),
  ])
}
