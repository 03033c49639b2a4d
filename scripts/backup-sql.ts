import { z } from 'zod'
import type { D1Row } from './d1-database.ts'

/** What the backup adds to a database while it reads it begins so, and is gone afterwards. */
const OWN = 'backup_'
const COPY = `${OWN}of_`
const CELLS = `${OWN}cell`

export const SCHEMA_SQL = `select type, name, tbl_name as tableName, sql from sqlite_schema
  where sql is not null and name not like '\\_cf\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\' order by rowid`
export const COLUMNS_SQL = `select s.name as tableName, c.name, c.type, c.pk, c.hidden from sqlite_schema s join pragma_table_xinfo(s.name) c
  where s.type = 'table' and s.name not like '\\_cf\\_%' escape '\\' and s.name not like 'sqlite\\_%' escape '\\' order by s.rowid, c.cid`
export const SEQUENCES_SQL = `select name, seq from sqlite_sequence where name not like '${OWN.replace('_', '\\_')}%' escape '\\' order by name`

const schemaRow = z.object({
  type: z.enum(['table', 'index', 'trigger', 'view']),
  name: z.string(),
  tableName: z.string(),
  sql: z.string(),
})
const columnRow = z.object({ tableName: z.string(), name: z.string(), type: z.string(), pk: z.number(), hidden: z.number() })
type SchemaRow = z.output<typeof schemaRow>

interface Table {
  name: string
  sql: string
  isVirtual: boolean
  /** what can be written; no generated columns */
  columns: string[]
  texts: string[]
  key: string[]
}

/** What a database consists of. */
export interface Shape {
  /** in the order in which they were made; without the tables in which virtual ones are kept */
  tables: Table[]
  /** indexes, triggers and views */
  rest: SchemaRow[]
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const list = (names: readonly string[]): string => names.map(quoted).join(', ')

/** Reads a shape from the rows of {@link SCHEMA_SQL} and {@link COLUMNS_SQL}, without what a backup that was killed has left. */
export function databaseShape(schema: readonly D1Row[], columns: readonly D1Row[]): Shape {
  const rows = z
    .array(schemaRow)
    .parse(schema)
    .filter(({ name }) => !name.startsWith(OWN))
  const cells = Map.groupBy(z.array(columnRow).parse(columns), ({ tableName }) => tableName)
  const virtual = rows.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
  const isKeptFor = (name: string) =>
    virtual.some((table) => name.startsWith(`${table}_`) && /_(data|idx|content|docsize|config|rowid|node|parent)$/.test(name))
  const tables = rows
    .filter(({ type, name }) => type === 'table' && !isKeptFor(name))
    .map(({ name, sql }): Table => {
      const own = (cells.get(name) ?? []).filter(({ hidden }) => hidden === 0)
      return {
        name,
        sql,
        isVirtual: virtual.includes(name),
        columns: own.map((column) => column.name),
        texts: own.filter(({ type }) => type.toLowerCase() === 'text').map((column) => column.name),
        key: own.filter(({ pk }) => pk > 0).map((column) => column.name),
      }
    })
  return { tables, rest: rows.filter(({ type }) => type !== 'table') }
}

const triggerNames = ({ tables }: Shape): { table: string; action: string; name: string }[] =>
  tables
    .filter(({ isVirtual }) => !isVirtual)
    .flatMap(({ name }) => ['insert', 'update', 'delete'].map((action) => ({ table: name, action, name: `${OWN}pause_${action}_${name}` })))

/** The end of a pause, and of a backup that was killed: nothing of it is left. */
export function endSql(shape: Shape): string {
  const triggers = triggerNames(shape).map(({ name }) => `drop trigger if exists ${quoted(name)};`)
  const tables = [CELLS, ...shape.tables.map(({ name }) => COPY + name)].map((name) => `drop table if exists ${quoted(name)};`)
  return `${[...triggers, ...tables].join('\n')}\n`
}

/** A text in which an export has nothing to write differently: without line ends. */
const plain = (value: string): string => `replace(replace(replace(${value}, '~', '~0'), char(10), '~1'), char(13), '~2')`
const unplain = (value: string): string => `replace(replace(replace(${value}, '~2', char(13)), '~1', char(10)), '~0', '~')`

/**
 * Refuses every change until `until` (unix seconds), then copies what an export cannot tell: the rows of virtual tables, which it refuses, and texts that hold
 * both a line end and a backslash with its letter, which it would write as two line ends.
 */
export function beginSql(shape: Shape, until: number): string {
  const refuse = triggerNames(shape).map(
    ({ name, table, action }) => `create trigger ${quoted(name)} before ${action} on ${quoted(table)} when unixepoch() < ${until}
begin select raise(abort, 'a backup is being taken'); end;`,
  )
  const copies = shape.tables
    .filter(({ isVirtual }) => isVirtual)
    .map((table) => `create table ${quoted(COPY + table.name)} as select ${copied(table)} from ${quoted(table.name)};`)
  const cells = shape.tables.flatMap(({ name, texts, key, isVirtual }) =>
    isVirtual || key.length === 0
      ? []
      : texts.map((column) => {
          const value = quoted(column)
          return `insert into ${CELLS} select ${text(name)}, ${text(column)}, ${keyOf(name, key)}, ${plain(value)} from ${quoted(name)}
where (instr(${value}, char(10)) or instr(${value}, char(13))) and (instr(${value}, '\\n') or instr(${value}, '\\r'));`
        }),
  )
  const table = `create table ${CELLS} (table_name text not null, column_name text not null, row_key text not null, value text not null);`
  return `${endSql(shape)}${[...refuse, table, ...copies, ...cells].join('\n')}\n`
}

/** A row's key as one text. It is named with its table, because the columns of the copy may have the same names. */
const keyOf = (table: string, key: readonly string[]): string =>
  plain(`json_array(${key.map((column) => `${quoted(table)}.${quoted(column)}`).join(', ')})`)
/** An R-tree has its number as its first column, a table of words beside its columns. */
const numbered = ({ sql, columns }: Table): string => (/using\s+rtree/i.test(sql) ? list(columns) : `rowid, ${list(columns)}`)
const copied = (table: Table): string => numbered(table).replace(/^rowid,/, 'rowid as row_number,')

/** Where texts were told apart: "letter.fault". */
export const APART_SQL = `select distinct table_name || '.' || column_name as place from ${CELLS}`

/** Columns by which such a text is found again. A key cannot be one of them. */
export const keyPlaces = ({ tables }: Shape): string[] => tables.flatMap(({ name, key }) => key.map((column) => `${name}.${column}`))

/** The tables of an export. */
export const exportedTables = ({ tables }: Shape): string[] => [
  ...tables.map(({ name, isVirtual }) => (isVirtual ? COPY + name : name)),
  CELLS,
]

/** What stands before the rows: every table. */
export function tablesSql(shape: Shape): string {
  const copies = shape.tables.flatMap((table) => {
    if (!table.isVirtual) return [`${table.sql};`]
    const names = copied(table).replace('rowid as row_number', 'row_number')
    return [`create table ${quoted(COPY + table.name)} (${names});`]
  })
  const cells = `create table ${CELLS} (table_name, column_name, row_key, value);`
  return `PRAGMA defer_foreign_keys=TRUE;\n${[...copies, cells].join('\n')}\n`
}

/**
 * What stands behind the rows: virtual tables are filled, texts that were told apart are put back, the counters of numbers are set, and only then come
 * indexes and triggers, so that no row causes another.
 */
export function restSql(shape: Shape, sequences: readonly D1Row[]): string {
  const filled = shape.tables
    .filter(({ isVirtual }) => isVirtual)
    .flatMap((table) => {
      const source = numbered(table).replace(/^rowid,/, 'row_number,')
      return [
        `${table.sql};`,
        `insert into ${quoted(table.name)} (${numbered(table)}) select ${source} from ${quoted(COPY + table.name)};`,
        `drop table ${quoted(COPY + table.name)};`,
      ]
    })
  const texts = shape.tables.flatMap(({ name, texts, key, isVirtual }) =>
    isVirtual || key.length === 0
      ? []
      : texts.map(
          (
            column,
          ) => `update ${quoted(name)} set ${quoted(column)} = (select ${unplain('c.value')} from ${CELLS} c where c.table_name = ${text(name)}
and c.column_name = ${text(column)} and c.row_key = ${keyOf(name, key)}) where exists (select 1 from ${CELLS} c where c.table_name = ${text(name)}
and c.column_name = ${text(column)} and c.row_key = ${keyOf(name, key)});`,
        ),
  )
  const counters = sequences.map(
    ({ name, seq }) => `insert into sqlite_sequence (name, seq) values (${text(String(name))}, ${Number(seq)});`,
  )
  return `${[
    ...filled,
    // a table without such texts is not gone through
    `create index ${OWN}cell_key on ${CELLS} (table_name, column_name, row_key);`,
    ...texts,
    `drop table ${CELLS};`,
    ...(counters.length ? ['delete from sqlite_sequence;', ...counters] : []),
    ...shape.rest.map(({ sql }) => `${sql};`),
  ].join('\n')}\n`
}

/** Removes all that a database holds; what refers to others goes first. */
export function dropSql(schema: readonly D1Row[], columns: readonly D1Row[]): string {
  const { tables, rest } = databaseShape(schema, columns)
  const others = rest.filter(({ type }) => type !== 'index').map(({ type, name }) => `drop ${type} if exists ${quoted(name)};`)
  return `PRAGMA defer_foreign_keys=TRUE;\n${[...others, ...tables.toReversed().map(({ name }) => `drop table if exists ${quoted(name)};`)].join('\n')}\n`
}

/** A statement for each table: how many rows it has, and of how many bytes their cells are. */
export const sizesSql = ({ tables }: Shape): string[] =>
  tables.map(({ name, columns }) => {
    const bytes = columns.map((column) => `coalesce(length(cast(${quoted(column)} as blob)), 0)`).join(' + ')
    return `select ${text(name)} as name, count(*) as rows, coalesce(sum(${bytes}), 0) as bytes from ${quoted(name)}`
  })
