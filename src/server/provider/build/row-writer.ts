import type { DatabaseSync } from 'node:sqlite'
import { type Columns, columnName, fieldsOf, type RowOf, type SqlCell, type Table } from '../db/column-table.ts'

/** Inserts rows of a table, every column that an insert fills. */
export function inserter<Inserted extends Columns>(db: DatabaseSync, { name, inserted }: Table<Inserted>, verb = 'insert') {
  const fields = fieldsOf(inserted)
  const columns = fields.map(columnName).join(', ')
  const statement = db.prepare(`${verb} into ${name} (${columns}) values (${fields.map(() => '?').join(', ')})`)
  return (row: RowOf<Inserted>): void => {
    statement.run(...fields.map((field): SqlCell => row[field]))
  }
}

/** Sets fields of the rows of a table that have some keys. */
export function updater<Field extends string, Key extends string>(
  db: DatabaseSync,
  { name }: Table,
  fields: readonly Field[],
  keys: readonly Key[],
) {
  const equal = (field: string) => `${columnName(field)} = ?`
  const statement = db.prepare(`update ${name} set ${fields.map(equal).join(', ')} where ${keys.map(equal).join(' and ')}`)
  return (cells: Record<Field, SqlCell>, key: Record<Key, number | string>): void => {
    statement.run(...fields.map((field) => cells[field]), ...keys.map((field) => key[field]))
  }
}
