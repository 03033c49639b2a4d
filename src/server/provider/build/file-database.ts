import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqlDatabase } from '../db/client.ts'

class FileStatement {
  readonly sql: string
  readonly values: SQLInputValue[]

  constructor(sql: string, values: SQLInputValue[]) {
    this.sql = sql
    this.values = values
  }

  bind(...values: unknown[]): FileStatement {
    return new FileStatement(this.sql, values.filter(isValue))
  }
}

const isValue = (value: unknown): value is SQLInputValue => value === null || typeof value === 'string' || typeof value === 'number'

/** A market file in the shape that the provider asks: what pages answer from can so be asked while the market is made. */
export function fileDatabase(db: DatabaseSync): SqlDatabase {
  const known = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? db.prepare(sql)
    known.set(sql, statement)
    return statement
  }
  return {
    prepare: (sql) => new FileStatement(sql, []),
    batch: async (statements) =>
      statements.map((one) => {
        if (!(one instanceof FileStatement)) throw new TypeError('a statement of another database')
        return { results: prepared(one.sql).all(...one.values) }
      }),
  }
}
