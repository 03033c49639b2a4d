import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applyMigrations, readMigrations } from '../db/migrations.ts'
import { fillListings } from './listings/fill-listings.ts'
import { fillPeople } from './people/fill-people.ts'
import { fillSubscriptions } from './subscriptions/fill-subscriptions.ts'
import { fillTrade } from './trade/fill-trade.ts'

const NOW = 1_795_132_800

const databaseOf = (which: 'account' | 'trade' | 'market'): DatabaseSync => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(which))
  return db
}

interface Column {
  table: string
  name: string
}

/** Columns that name rows of their own table: `id`, and what is unique and ends in one. */
function columnsOf(db: DatabaseSync): Column[] {
  const columns = db
    .prepare(
      `select m.name as "table", c.name from sqlite_schema m join pragma_table_info(m.name) c
      where m.type = 'table' and m.sql not like '%virtual%' and lower(c.type) = 'text' and c.name not glob '*[^a-z_]*'`,
    )
    .all()
  return columns.map(({ table, name }) => ({ table: String(table), name: String(name) }))
}

const valuesOf = (db: DatabaseSync, { table, name }: Column): string[] =>
  db
    .prepare(`select distinct ${name} as value from ${table} where ${name} is not null`)
    .all()
    .map(({ value }) => String(value))

/** Ids of the demonstration, by what they are of. */
async function ids(): Promise<Map<string, Set<string>>> {
  const [account, trade, market] = [databaseOf('account'), databaseOf('trade'), databaseOf('market')]
  await fillPeople(account, NOW, async () => 'hash')
  fillTrade(trade, NOW)
  await fillSubscriptions({ account, trade }, NOW)
  await fillListings({ account, trade, market: () => market }, NOW)
  const found = new Map<string, Set<string>>()
  for (const db of [account, trade])
    for (const column of columnsOf(db))
      if (column.name === 'id' || (column.table === 'tour_scene' && ['pano', 'still'].includes(column.name)))
        found.set(`${column.table}.${column.name}`, new Set(valuesOf(db, column)))
  return found
}

test('no two things have one id by accident, which would hide that one is taken for the other', async () => {
  const found = [...(await ids())].filter(([, own]) => own.size > 0)
  expect(found.map(([name]) => name)).toEqual(
    expect.arrayContaining(['user.id', 'tour.id', 'tour_scene.id', 'tour_scene.still', 'listing.id', 'feed_run.id']),
  )
  const names = new Map<string, string[]>()
  for (const [name, own] of found) for (const id of own) names.set(id, [...(names.get(id) ?? []), name])
  expect([...names].filter(([, of]) => of.length > 1)).toEqual([])
}, 60_000)
