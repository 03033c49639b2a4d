import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import * as assistants from './account/assistant-tables.ts'
import * as billing from './account/billing-tables.ts'
import * as factors from './account/factor-tables.ts'
import * as messages from './account/message-tables.ts'
import * as people from './account/people-tables.ts'
import * as upkeep from './account/upkeep-tables.ts'
import { columnName, type SqlColumn, type Table } from './column-table.ts'
import { MARKET_TABLES } from './market/tables.ts'
import { applyMigrations, readMigrations } from './migrations.ts'
import * as agentTools from './trade/agent-tool-tables.ts'
import * as bookings from './trade/booking-tables.ts'
import * as cardDesk from './trade/card-desk-tables.ts'
import * as copies from './trade/copy-tables.ts'
import * as feeds from './trade/feed-tables.ts'
import * as groups from './trade/group-tables.ts'
import * as launches from './trade/launch-tables.ts'
import * as leads from './trade/lead-tables.ts'
import * as listings from './trade/listing-tables.ts'
import * as orders from './trade/order-tables.ts'
import * as ownHomes from './trade/own-home-tables.ts'
import * as post from './trade/post-tables.ts'
import * as shares from './trade/share-tables.ts'
import * as tours from './trade/tour-tables.ts'
import * as webhooks from './trade/webhook-tables.ts'

const tablesOf = (...files: Record<string, Table>[]): readonly Table[] => files.flatMap((file) => Object.values(file))

const TABLES: Record<'account' | 'trade' | 'market', readonly Table[]> = {
  account: tablesOf(people, billing, messages, assistants, factors, upkeep),
  trade: [
    ...tablesOf(post, bookings, leads, orders, cardDesk, listings, feeds, groups, shares, tours, launches),
    ...tablesOf(agentTools, ownHomes, webhooks, copies),
  ],
  market: MARKET_TABLES,
}

/** `column in (…)` of the checks of a table, by column: the words as they are written there. */
function listsOf(sql: string): Record<string, string[]> {
  const lists = Array.from(sql.matchAll(/(\w+)\s+in\s*\(([^()]*)\)/gi), ([, column = '', list = '']) => [
    column,
    list.split(',').map((word) => word.trim()),
  ])
  return Object.fromEntries(lists)
}

const written = (word: string | number): string => (typeof word === 'number' ? String(word) : `'${word}'`)

describe.each(['account', 'trade', 'market'] as const)('the tables of the %s database', (database) => {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations(database))
  // virtual tables have neither rows nor columns of their own making; the ledger is wrangler's
  const migrated = db
    .prepare(
      `select name, sql from pragma_table_list join sqlite_schema using (name)
      where schema = 'main' and pragma_table_list.type = 'table' and name not like 'sqlite_%' and name <> 'd1_migrations'`,
    )
    .all()
  const sqlOf = new Map(migrated.map(({ name, sql }) => [String(name), String(sql)]))
  const tables = TABLES[database]

  it('are described, each of them', () => {
    expect(tables.map(({ name }) => name).sort()).toEqual([...sqlOf.keys()].sort())
  })

  it.each(tables)('$name has the columns that the migrations give it', ({ name, columns }) => {
    const made = db
      .prepare('select name, type, "notnull" or pk > 0 as required from pragma_table_xinfo(?)')
      .all(name)
      .map((column) => `${column.name} ${String(column.type).toLowerCase()}${column.required ? ' not null' : ''}`)
    const described = ([field, { type, isNullable }]: [string, SqlColumn]) => `${columnName(field)} ${type}${isNullable ? '' : ' not null'}`
    expect(Object.entries(columns).map(described).sort()).toEqual(made.sort())
  })

  it.each(tables)('the words of $name are those that its checks list', ({ name, columns }) => {
    const described = Object.entries(columns).flatMap(([field, { words }]) =>
      words ? [[columnName(field), words.map(written).sort()]] : [],
    )
    const listed = Object.entries(listsOf(sqlOf.get(name) ?? '')).map(([column, words]) => [column, words.sort()])
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(listed))
  })
})

it('a list is read with its column, wherever in a check it stands', () => {
  const sql =
    "create table a (b text check (b in ('x', 'y-z')), c integer not null check (c > 0 and (c in (0, 1))), d text check (d <> 'e'))"
  expect(listsOf(sql)).toEqual({ b: ["'x'", "'y-z'"], c: ['0', '1'] })
})
