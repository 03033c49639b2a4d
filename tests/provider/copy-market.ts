import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { buildMarket } from '#provider/db/build/build-market.ts'
import type { MarketSink } from '#provider/db/market/rows.ts'
import { produceMarket } from './market-fixture.ts'

const ROWS_PER_STATEMENT = 500

/** What a market is made of; equal hashes mean equal rows. */
export interface MadeMarket {
  contentHash: string
  produce(sink: MarketSink): void
}

export const fixtureOf = (blocks: number): MadeMarket => ({
  contentHash: `fixture-${blocks}`,
  produce: (sink) => produceMarket(sink, blocks),
})

/** Builds a market with the real build and copies its rows into a migrated D1. */
export async function fillMarket(target: D1Database, country: CountryCode, { contentHash, produce }: MadeMarket): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  const stagingFile = join(folder, 'market.sqlite')
  try {
    await buildMarket({
      country,
      stagingFile,
      origin: 'demo',
      contentHash,
      produce,
    })
    const source = new DatabaseSync(stagingFile, { readOnly: true })
    for (const table of plainTables(source)) await copyTable(source, target, table)
    source.close()
    await target.prepare("insert into search_fts (search_fts) values ('rebuild')").run()
  } finally {
    rmSync(folder, { recursive: true })
  }
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

async function copyTable(source: DatabaseSync, target: D1Database, table: string): Promise<void> {
  const rows = source.prepare(`select * from ${table}`).all()
  const columns = Object.keys(rows[0] ?? {})
  if (table === 'artifact') {
    const insert = target.prepare(`insert into artifact (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) await insert.bind(...columns.map((column) => row[column])).run()
    return
  }
  const values = columns.map((column) => `value ->> '${column}'`).join(', ')
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await target
      .prepare(`insert into ${table} (${columns.join(', ')}) select ${values} from json_each(?)`)
      .bind(JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT)))
      .run()
}
