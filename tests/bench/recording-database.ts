import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqlDatabase } from '../../src/server/provider/db/client.ts'

export interface Recorded {
  sql: string
  values: SQLInputValue[]
}

class Statement {
  readonly sql: string
  readonly values: SQLInputValue[]

  constructor(sql: string, values: SQLInputValue[] = []) {
    this.sql = sql
    this.values = values
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.sql, values as SQLInputValue[])
  }
}

/** A database file seen as D1 by the provider; every statement that it is asked is kept in `recorded`. */
export function recordingDatabase(file: DatabaseSync): { database: SqlDatabase; recorded: Recorded[] } {
  const recorded: Recorded[] = []
  const database: SqlDatabase = {
    prepare: (sql) => new Statement(sql),
    batch: async (statements) =>
      (statements as Statement[]).map(({ sql, values }) => {
        recorded.push({ sql, values })
        return { results: file.prepare(sql).all(...values) }
      }),
  }
  return { database, recorded }
}
