import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { applyMigrations, readMigrations } from '../build/migrations.ts'
import { columnName, type SqlColumn } from '../column-table.ts'
import { MARKET_TABLES } from './tables.ts'

const db = new DatabaseSync(':memory:')
applyMigrations(db, readMigrations('market'))

// virtual tables have neither rows nor columns of their own making; the ledger is wrangler's
const migrated = db
  .prepare(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> 'd1_migrations'",
  )
  .all()
  .map(({ name }) => String(name))

const declared = ([field, { type, isNullable }]: [string, SqlColumn]) => `${columnName(field)} ${type}${isNullable ? '' : ' not null'}`

it('has a column table for every table that the migrations make', () => {
  expect(MARKET_TABLES.map(({ name }) => name).sort()).toEqual(migrated.toSorted())
})

it.each(MARKET_TABLES)('$name has the columns that the migrations give it', ({ name, given, computed }) => {
  const columns = db
    .prepare('select name, type, "notnull" or pk > 0 as required from pragma_table_info(?)')
    .all(name)
    .map((column) => `${column.name} ${String(column.type).toLowerCase()}${column.required ? ' not null' : ''}`)
  expect([...Object.entries({ ...given, ...computed })].map(declared).sort()).toEqual(columns.sort())
})
