import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqlDatabase } from '../../src/server/provider/db/client.ts'

export interface Recorded {
  prepared: StatementSync
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

/**
 * A database file in the shape of D1; every statement is kept in `recorded`.
 * The same text is prepared once, so that repeating the recorded statements has no advantage.
 */
export function recordingDatabase(file: DatabaseSync, recorded: Recorded[] = []): { database: SqlDatabase; recorded: Recorded[] } {
  const known = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const prepared = known.get(sql) ?? file.prepare(sql)
    known.set(sql, prepared)
    return prepared
  }
  const database: SqlDatabase = {
    prepare: (sql) => new Statement(sql),
    batch: async (statements) =>
      (statements as Statement[]).map(({ sql, values }) => {
        const prepared = prepare(sql)
        recorded.push({ prepared, values })
        return { results: prepared.all(...values) }
      }),
  }
  return { database, recorded }
}
