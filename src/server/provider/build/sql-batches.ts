import type { DatabaseSync } from 'node:sqlite'
import { META } from '../db/market/deal-tables.ts'
import { MARKET_TABLES } from '../db/market/tables.ts'
import { bytesIn, DROP_ESTIMATES } from './artifacts.ts'

/** D1 refuses statements above 100 KB. */
const STATEMENT_BYTES_MAX = 90_000
/** Blobs are sent in pieces that fit a statement as hexadecimal. */
const BLOB_PIECE_BYTES = 40_000

/** Tables in the order in which they may be filled; the full-text index is rebuilt from its content. */
const TABLES = [...MARKET_TABLES.filter((one) => one !== META).map(({ name }) => name), 'project_rtree', 'amenity_rtree', META.name]

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`
  return `'${String(value).replaceAll("'", "''")}'`
}

/**
 * The content of a built market as SQL statements, each below D1's limit: first the old rows are deleted, then every row is inserted once,
 * then text-search indices and the planner's statistics. `meta` comes last, so an interrupted replay never looks finished.
 */
export function* sqlStatements(db: DatabaseSync): Generator<string> {
  for (const table of [...TABLES].reverse()) yield `delete from ${table};`
  for (const table of TABLES) {
    const columns = db
      .prepare(`pragma table_info(${table})`)
      .all()
      .map((row) => String(row.name))
    if (table === 'artifact') yield* artifactStatements(db, '%')
    else yield* inserts(db, table, columns)
    if (table === 'search_doc') yield "insert into search_fts (search_fts) values ('rebuild');"
  }
  yield 'analyze;'
}

function* inserts(db: DatabaseSync, table: string, columns: string[]): Generator<string> {
  const head = `insert into ${table} (${columns.join(', ')}) values `
  let rows: string[] = []
  let size = head.length
  for (const row of db.prepare(`select ${columns.join(', ')} from ${table}${table.endsWith('_rtree') ? ' order by id' : ''}`).iterate()) {
    const text = `(${columns.map((column) => literal(row[column])).join(',')})`
    const bytes = Buffer.byteLength(text) + 2
    if (rows.length > 0 && size + bytes > STATEMENT_BYTES_MAX) {
      yield `${head}${rows.join(',')};`
      rows = []
      size = head.length
    }
    rows.push(text)
    size += bytes
  }
  if (rows.length > 0) yield `${head}${rows.join(',')};`
}

/** Statements that replace the target's files whose names match `pattern`, which are models or their figures. */
export function* artifactReplacement(db: DatabaseSync, pattern: string): Generator<string> {
  yield* DROP_ESTIMATES
  yield `delete from artifact where name like ${literal(pattern)};`
  yield* artifactStatements(db, pattern)
}

/** A blob's first piece with its row, then the others appended to it. */
function* artifactStatements(db: DatabaseSync, pattern: string): Generator<string> {
  const select = 'select name, chunk, hash, content_type, row_count, bytes from artifact where name like ? order by name, chunk'
  for (const row of db.prepare(select).iterate(pattern)) {
    const bytes = bytesIn(row.bytes)
    const facts = [row.name, row.chunk, row.hash, row.content_type, row.row_count].map(literal).join(', ')
    yield `insert into artifact (name, chunk, hash, content_type, row_count, bytes) values (${facts}, ${literal(bytes.subarray(0, BLOB_PIECE_BYTES))});`
    for (let at = BLOB_PIECE_BYTES; at < bytes.length; at += BLOB_PIECE_BYTES)
      yield `update artifact set bytes = cast(bytes || ${literal(bytes.subarray(at, at + BLOB_PIECE_BYTES))} as blob) where name = ${literal(row.name)} and chunk = ${row.chunk};`
  }
}

/** Statements gathered into files of at most `maxBytes`. */
export function* sqlFiles(statements: Iterable<string>, maxBytes = 5_000_000): Generator<string> {
  let lines: string[] = []
  let size = 0
  for (const statement of statements) {
    const bytes = Buffer.byteLength(statement) + 1
    if (lines.length > 0 && size + bytes > maxBytes) {
      yield `${lines.join('\n')}\n`
      lines = []
      size = 0
    }
    lines.push(statement)
    size += bytes
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}
