import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import type { MarketSink } from '#provider/db/market/rows.ts'
import { writeEstimates } from '#provider/import/estimates/write-estimates.ts'
import { produceMarket } from '../fixtures/market-fixture.ts'

const ROWS_PER_STATEMENT = 500

/** A hash of everything a market is built from; equal hashes mean equal rows. */
export interface MadeMarket {
  contentHash: string
  produce(sink: MarketSink): void
}

export const fixtureOf = (blocks: number): MadeMarket => ({
  contentHash: `fixture-${blocks}`,
  produce: (sink) => produceMarket(sink, blocks),
})

/** The rows of a table, in portions that fit a statement. */
interface TableRows {
  table: string
  columns: string[]
  portions: Record<string, SQLOutputValue>[][]
}

/** Built markets are shared by all test files of one process. */
const made = new Map<string, Promise<TableRows[]>>()

/** Builds a market with the real build, once, and copies its rows into a migrated D1. */
export async function fillMarket(target: D1Database, country: CountryCode, market: MadeMarket): Promise<void> {
  const key = `${country} ${market.contentHash}`
  const tables = made.get(key) ?? buildTables(country, market)
  made.set(key, tables)
  for (const table of await tables) await copyTable(target, table)
  await target.prepare("insert into search_fts (search_fts) values ('rebuild')").run()
}

async function buildTables(country: CountryCode, { contentHash, produce }: MadeMarket): Promise<TableRows[]> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  const stagingFile = join(folder, 'market.sqlite')
  try {
    await buildMarket({ country, stagingFile, origin: 'demo', contentHash, produce })
    await writeEstimates({ file: stagingFile, country })
    const source = new DatabaseSync(stagingFile, { readOnly: true })
    const tables = plainTables(source).map((table) => rowsOf(source, table))
    source.close()
    return tables
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rowsOf(source: DatabaseSync, table: string): TableRows {
  const rows = source.prepare(`select * from ${table}`).all()
  const portions = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, at) =>
    rows.slice(at * ROWS_PER_STATEMENT, (at + 1) * ROWS_PER_STATEMENT),
  )
  return { table, columns: Object.keys(rows[0] ?? {}), portions }
}

function plainTables(source: DatabaseSync): string[] {
  const rows = source
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual')
      and name not like 'sqlite%' and name not in ('d1_migrations', 'search_fts')`,
    )
    .all()
  // parents before children: D1 checks foreign keys
  const first = ['source', 'area', 'project', 'building', 'stack', 'txn', 'search_word']
  return rows.map((row) => String(row.name)).sort((a, b) => rank(first, a) - rank(first, b))
}

const rank = (order: readonly string[], name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

async function copyTable(target: D1Database, { table, columns, portions }: TableRows): Promise<void> {
  if (table === 'artifact') {
    const insert = target.prepare(`insert into artifact (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
    for (const row of portions.flat()) await insert.bind(...columns.map((column) => row[column])).run()
    return
  }
  const values = columns.map((column) => `value ->> '${column}'`).join(', ')
  const insert = target.prepare(`insert into ${table} (${columns.join(', ')}) select ${values} from json_each(?)`)
  const statements = portions.map((rows) => insert.bind(JSON.stringify(rows)))
  if (statements.length) await target.batch(statements)
}
